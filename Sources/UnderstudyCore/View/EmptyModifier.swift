/// The modifier that changes nothing.
public struct EmptyModifier: Sendable, Equatable {
  public static let identity = EmptyModifier()
  public init() {}
}

extension EmptyModifier: ViewModifier, InertModifier {}
