import Foundation
import UnderstudyLayout

extension View {
  /// Changes how the view looks while it is scrolled in and out: the transition runs for the phase that the view is in where
  /// it is idle (LAY-181).
  nonisolated public consuming func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { modifier(_VisualEffectModifier { transition(EmptyVisualEffect(), .of($0, axis))._geometry }) }

  /// Changes how the view looks by a configuration for each end; the transition runs for the phase that the view is in.
  nonisolated public consuming func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { modifier(_VisualEffectModifier { transition(EmptyVisualEffect(), .of($0, axis))._geometry }) }
}

/// Where a view is while it is scrolled.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to come in at the top or leading edge.
  case topLeading
  /// At its place.
  case identity
  /// About to come in at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is at its place: at least a part of it is in the visible part of the scroll view.
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

extension ScrollTransitionPhase {
  /// The phase of a view: at its place as long as a part of it is in view.
  fileprivate static func of(_ place: GeometryProxy, _ axis: Axis?) -> Self {
    for axis in axis.map({ [$0] }) ?? Axis.allCases {
      guard let bounds = place.bounds(of: .scrollView(axis: axis)) else { continue }
      if place.size[axis] <= bounds.origin[axis] { return .topLeading }
      if bounds.origin[axis] + bounds.size[axis] <= 0 { return .bottomTrailing }
    }
    return .identity
  }
}

/// How a view passes through the phases of scrolling.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view must be seen.
  public struct Threshold: Sendable {
    private let amount: Double
    /// All of the view must be seen.
    public static let visible = Threshold(amount: 1)
    /// None of the view must be seen.
    public static let hidden = Threshold(amount: 0)
    /// The view must be half way in.
    public static var centered: Threshold { Threshold(amount: 0.5) }
    /// A share of the view must be seen, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
    /// Asks for a threshold moved by a distance in points; the result is the threshold itself.
    public func inset(by distance: Double) -> Threshold { self }
  }

  private let name: String
  /// No change while the view is scrolled.
  public static let identity = Self(name: "identity")
  /// A change with an animation when the view passes the threshold.
  public static let animated = Self(name: "animated")
  /// A change that follows the finger; this is the default of `scrollTransition`.
  public static let interactive = Self(name: "interactive")
  /// A change with a given animation, which does not run here.
  public static func animated(_ animation: Animation = .default) -> Self { .animated }
  /// A change that follows the finger along a curve, which has no effect here.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { .interactive }
  /// Asks for another animation, which does not run: the result is the configuration itself.
  public func animation(_ animation: Animation) -> Self { self }
  /// Asks for another threshold, which has no effect: a view is at its place as long as a part of it is in view.
  public func threshold(_ threshold: Threshold) -> Self { self }
}
