import Foundation

/// How a view comes and goes. Headless only the order of appearing and disappearing follows from it (SEM-168).
public struct AnyTransition: Sendable {
  let kind: TransitionKind

  private static let animated = AnyTransition(kind: TransitionKind(removesFirst: false))

  /// No transition: the old view is gone before the new one comes (SEM-168).
  public static let identity = AnyTransition(kind: TransitionKind(removesFirst: true))
  /// A fade in and out; new content comes before old content goes (SEM-168).
  public static let opacity = animated
  /// A move in from the leading edge and out at the trailing one; only the order of the contents follows from it.
  public static let slide = animated
  /// Growing from the center and shrinking to it; the view has its full size at once here.
  public static let scale = animated
  /// Growing from an anchor and shrinking to it; the scale and the anchor have no effect here.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { animated }
  /// A move in from an edge and out over it; the view is at its place at once here.
  public static func move(edge: Edge) -> AnyTransition { animated }
  /// A move in that pushes the old content away; new content comes before old content goes.
  public static func push(from edge: Edge) -> AnyTransition { animated }
  /// A move by a distance in points; the view is at its place at once here.
  public static func offset(_ offset: CGSize) -> AnyTransition { animated }
  /// A move by a distance along each axis, in points; the view is at its place at once here.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { animated }
  /// A transition between two modifiers; neither is applied here, and only the order of the contents follows.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { animated }

  /// One transition for coming and another for going; the latter decides the order.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { removal }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition { kind.removesFirst ? other : self }
  /// Asks for an animation, which does not run: the result is the transition itself.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Says how the view comes and goes.
  nonisolated public consuming func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(kind: t.kind))
  }
}
