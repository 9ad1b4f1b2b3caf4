extension View {
  /// Changes how the view looks while it is scrolled in and out: it is always seen at its place.
  nonisolated public consuming func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { modifier(_VisualEffectModifier { _ in _ = transition(EmptyVisualEffect(), .identity) }) }

  nonisolated public consuming func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { modifier(_VisualEffectModifier { _ in _ = transition(EmptyVisualEffect(), .identity) }) }
}

/// Where a view is while it is scrolled.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to come in at the top or leading edge.
  case topLeading
  /// At its place.
  case identity
  /// About to come in at the bottom or trailing edge.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// Minus one before the place, nothing at it, one after it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view passes through the phases of scrolling.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view must be seen.
  public struct Threshold: Sendable {
    private let amount: Double
    public static let visible = Threshold(amount: 1)
    public static let hidden = Threshold(amount: 0)
    public static var centered: Threshold { Threshold(amount: 0.5) }
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
    public func inset(by distance: Double) -> Threshold { self }
  }

  private let name: String
  public static let identity = Self(name: "identity")
  public static let animated = Self(name: "animated")
  public static let interactive = Self(name: "interactive")
  public static func animated(_ animation: Animation = .default) -> Self { .animated }
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { .interactive }
  public func animation(_ animation: Animation) -> Self { self }
  public func threshold(_ threshold: Threshold) -> Self { self }
}
