// Tests make predicates by formats, as apps do.
@_exported import UnderstudyPredicates
// What a test is: its base class, its attachments, traits and issues.
@_exported import UnderstudyRunner
// What `world` returns.
@_exported import UnderstudyWorld

// What `picture()` returns.
@_exported import struct UnderstudyPictures.Picture

// The types of elements and vectors, whose members a target with `MemberImportVisibility` looks for here.
@_exported import enum UnderstudyElements.ElementType
@_exported import struct UnderstudyLayout.CGVector
