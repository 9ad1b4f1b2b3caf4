import Foundation

/// How a view comes and goes. Headless only the order of appearing and disappearing follows from it (SEM-168).
public struct AnyTransition: Sendable {
  let kind: TransitionKind

  private static let animated = AnyTransition(kind: TransitionKind(removesFirst: false))

  /// No transition: the old view is gone before the new one comes (SEM-168).
  public static let identity = AnyTransition(kind: TransitionKind(removesFirst: true))
  public static let opacity = animated
  public static let slide = animated
  public static let scale = animated
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { animated }
  public static func move(edge: Edge) -> AnyTransition { animated }
  public static func push(from edge: Edge) -> AnyTransition { animated }
  public static func offset(_ offset: CGSize) -> AnyTransition { animated }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { animated }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { animated }

  /// One transition for coming and another for going; the latter decides the order.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { removal }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition { kind.removesFirst ? other : self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Says how the view comes and goes.
  nonisolated public consuming func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(kind: t.kind))
  }
}
