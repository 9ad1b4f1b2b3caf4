// Tests make predicates by formats, as apps do.
@_exported import UnderstudyPredicates

// What `world` returns.
@_exported import UnderstudyWorld

// What `picture()` returns.
@_exported import struct UnderstudyPictures.Picture
