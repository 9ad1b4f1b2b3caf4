/// A modifier that is made from the environment in which it is applied.
///
/// Source: Apple's page "EnvironmentalModifier".
public protocol EnvironmentalModifier: ViewModifier {
  /// The modifier that is applied.
  associatedtype ResolvedModifier: ViewModifier

  /// Makes the modifier; it is made again when a value of the environment has changed that this reads.
  ///
  /// - Parameter environment: The values where the modifier is applied.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The content with the modifier that the environment's values make.
  @MainActor @preconcurrency public func body(content: Content) -> _EnvironmentalContent<Self> {
    _EnvironmentalContent(content: content, modifier: self)
  }
}

/// The content of a modifier that is made from the environment.
public struct _EnvironmentalContent<Modifier: EnvironmentalModifier>: View {
  let content: _ViewModifier_Content<Modifier>
  let modifier: Modifier
  @Environment(\.self) private var environment

  public var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
