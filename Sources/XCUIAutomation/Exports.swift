// Tests make predicates by formats, as apps do.
@_exported import UnderstudyPredicates
