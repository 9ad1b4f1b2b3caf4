/// Fades in and out.
public struct OpacityTransition: Sendable { public init() {} }

extension OpacityTransition: BuiltInTransition {}

extension Transition where Self == OpacityTransition {
  /// A fade in and out; the element is there as soon as its view is.
  nonisolated public static var opacity: Self { .init() }
}
