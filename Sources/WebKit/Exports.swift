@_exported import FoundationNetworking
@_exported import Understudy
@_exported import UnderstudyObserving
