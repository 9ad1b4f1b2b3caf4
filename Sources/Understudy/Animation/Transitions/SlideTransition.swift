/// Comes from the leading edge and goes to the trailing one.
public struct SlideTransition: Sendable { public init() {} }

extension SlideTransition: BuiltInTransition {}

extension Transition where Self == SlideTransition {
  nonisolated public static var slide: Self { .init() }
}
