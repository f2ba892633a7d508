"""The column decides: one order for all dates in figures of a column, told from all of its rows together.

:class:`Surveyor` looks at the rows and gives :class:`Findings`: a :class:`Verdict` on their order, and the
:class:`Century` of two-digit years. :class:`ColumnReader` reads them under these; :mod:`datenorm.column.evidence` and
:mod:`datenorm.column.century` say what is weighed.
"""

from datenorm.column.century import Century
from datenorm.column.evidence import Evidence
from datenorm.column.reading import ColumnReader
from datenorm.column.survey import Findings, Surveyor
from datenorm.column.verdict import Verdict

__all__ = ["Century", "ColumnReader", "Evidence", "Findings", "Surveyor", "Verdict"]
