"""Predictions as a picture: what was answered, why, and where the network looked, in SVG, HTML or PNG.

:func:`lay_out` places what is drawn, as plain shapes; a writer for each format in :data:`FORMATS` makes a file of it.
SVG and HTML need nothing more; PNG is drawn by matplotlib, which is optional.
"""

from datenorm.picture.files import FORMATS, MOST, check, write
from datenorm.picture.layout import Drawing, lay_out

__all__ = ["FORMATS", "MOST", "Drawing", "check", "lay_out", "write"]
