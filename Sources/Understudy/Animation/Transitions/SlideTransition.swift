/// Comes from the leading edge and goes to the trailing one.
public struct SlideTransition: Sendable { public init() {} }

extension SlideTransition: BuiltInTransition {}

extension Transition where Self == SlideTransition {
  /// A move in from the leading edge and out at the trailing one, which elements skip.
  nonisolated public static var slide: Self { .init() }
}
