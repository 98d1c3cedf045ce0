"""Open Print Data: printers, materials, print profiles and troubleshooting rules of 3D printing."""

from .client import Found, Identified, Listing, OpenPrintData, Page, Since
from .errors import (
    BadArgumentError,
    MissingFileError,
    NoProfileError,
    OpenPrintDataError,
    ReleaseChangedError,
    SourceError,
    UnknownNameError,
    UnknownNozzleError,
)
from .limits import limits_exceeded
from .sources import Cache, Folder, FolderCache, Kept, MemoryCache, Reading, Source, Web

__all__ = [
    "BadArgumentError", "Cache", "Folder", "FolderCache", "Found", "Identified", "Kept", "Listing", "MemoryCache",
    "MissingFileError", "NoProfileError", "OpenPrintData", "OpenPrintDataError", "Page", "Reading", "ReleaseChangedError",
    "Since", "Source", "SourceError", "UnknownNameError", "UnknownNozzleError", "Web", "limits_exceeded",
]  # fmt: skip
