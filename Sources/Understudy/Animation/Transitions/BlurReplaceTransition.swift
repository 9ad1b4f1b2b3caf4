/// Blurs the old view into the new one.
public struct BlurReplaceTransition: Sendable {
  /// Whether views grow or shrink while they blur.
  public struct Configuration: Equatable, Sendable {
    private let name: String
    /// The old view shrinks and the new one grows.
    public static let downUp = Self(name: "downUp")
    /// Both views grow.
    public static let upUp = Self(name: "upUp")
  }
  /// How the size changes during the blur; it has no effect on elements.
  public var configuration: Configuration
  /// Makes a transition that neither blurs nor scales anything here.
  public init(configuration: Configuration) { self.configuration = configuration }
}

extension BlurReplaceTransition: BuiltInTransition {}

extension Transition where Self == BlurReplaceTransition {
  /// A blur from the old view into the new one, with the configuration `downUp`.
  nonisolated public static var blurReplace: Self { .init(configuration: .downUp) }
  /// A blur from the old view into the new one, with a given change of size.
  nonisolated public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> Self {
    .init(configuration: configuration)
  }
}
