/// The modifier that changes nothing.
public struct EmptyModifier: Sendable, Equatable {
  /// The modifier as a ready value.
  public static let identity = EmptyModifier()
  /// Makes a modifier that returns its content as it is.
  public init() {}
}

extension EmptyModifier: ViewModifier, InertModifier {}
