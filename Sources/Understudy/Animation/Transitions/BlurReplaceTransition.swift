/// Blurs the old view into the new one.
public struct BlurReplaceTransition: Sendable {
  /// Whether views grow or shrink while they blur.
  public struct Configuration: Equatable, Sendable {
    private let name: String
    public static let downUp = Self(name: "downUp")
    public static let upUp = Self(name: "upUp")
  }
  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }
}

extension BlurReplaceTransition: BuiltInTransition {}

extension Transition where Self == BlurReplaceTransition {
  nonisolated public static var blurReplace: Self { .init(configuration: .downUp) }
  nonisolated public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> Self {
    .init(configuration: configuration)
  }
}
