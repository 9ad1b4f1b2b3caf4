/// No transition: the old view is gone before the new one comes (SEM-168).
public struct IdentityTransition: Sendable { public init() {} }

extension IdentityTransition: BuiltInTransition, OrderingTransition {
  nonisolated var order: TransitionKind { TransitionKind(removesFirst: true) }
}

extension Transition where Self == IdentityTransition {
  /// No transition: the old view goes before the new one comes (SEM-168).
  nonisolated public static var identity: Self { .init() }
}
