import UnderstudyCore

/// A type of the app that a stand-in can make, although it has no default: what containers of dependencies inject, for example.
///
/// Copies of sources that `adopt` has written conform types to it.
public protocol StandinMade {
  /// Makes a value by the type's initializer without arguments.
  static func makeForStandin() -> Any
}

extension Standin {
  /// Makes a value on the main actor, to which its type may belong.
  ///
  /// - Parameter make: Calls the initializer.
  public static func make(_ make: @MainActor () -> Any) -> Any { assumeMain(make) }
}
