@_exported import Combine
@_exported import Observation
@_exported import UnderstudyCore
@_exported import UnderstudyLayout
@_exported import UnderstudyPredicates
@_exported import UnderstudyTime
