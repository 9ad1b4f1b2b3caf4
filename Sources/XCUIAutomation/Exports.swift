// Tests make predicates by formats, as apps do.
@_exported import UnderstudyPredicates
// What a test is: its base class, its attachments, traits and issues.
@_exported import UnderstudyRunner
// What `world` returns.
@_exported import UnderstudyWorld

// The types of elements and vectors, whose members a target with `MemberImportVisibility` looks for here; what `picture()` returns.
@_exported import enum UnderstudyElements.ElementType
@_exported import struct UnderstudyLayout.CGVector
@_exported import struct UnderstudyPictures.Picture
