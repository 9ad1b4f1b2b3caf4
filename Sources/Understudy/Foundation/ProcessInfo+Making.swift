import Foundation

/// Lets `ProcessInfo()` stand for the process, as elsewhere: Foundation on Linux makes none for others.
public protocol _ProcessInfoMaking {}

extension ProcessInfo: _ProcessInfoMaking {}

extension _ProcessInfoMaking {
  /// The information about the process, which is one object.
  public init() {
    guard let shared = ProcessInfo.processInfo as? Self else {
      fatalError("\(Self.self) is not the class of the process's information.")
    }
    self = shared
  }
}
