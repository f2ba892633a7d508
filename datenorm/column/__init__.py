"""The column decides: one order for all dates in figures of a column, told from all of its rows together.

:class:`Surveyor` looks at the rows and gives a :class:`Verdict`, :class:`ColumnReader` reads them under it;
:mod:`datenorm.column.evidence` says what is weighed.
"""

from datenorm.column.evidence import Evidence
from datenorm.column.reading import ColumnReader
from datenorm.column.survey import Surveyor
from datenorm.column.verdict import Verdict

__all__ = ["ColumnReader", "Evidence", "Surveyor", "Verdict"]
