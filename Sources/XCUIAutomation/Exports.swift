// Tests make predicates by formats, as apps do.
@_exported import UnderstudyPredicates

// What `picture()` returns.
@_exported import struct UnderstudyPictures.Picture
