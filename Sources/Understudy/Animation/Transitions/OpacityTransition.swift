/// Fades in and out.
public struct OpacityTransition: Sendable { public init() {} }

extension OpacityTransition: BuiltInTransition {}

extension Transition where Self == OpacityTransition {
  nonisolated public static var opacity: Self { .init() }
}
