extension View {
  nonisolated public consuming func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  nonisolated public consuming func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  nonisolated public consuming func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// A movement of a symbol: there is nothing to observe.
public protocol SymbolEffect: Sendable {}

/// A movement by which one symbol takes another's place.
public protocol ContentTransitionSymbolEffect {}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Equatable, Sendable {
  private var count: Int?
  private var factor: Double

  public static let `default` = SymbolEffectOptions(count: nil, factor: 1)
  public static let repeating = SymbolEffectOptions(count: .max, factor: 1)
  public static let nonRepeating = SymbolEffectOptions(count: 1, factor: 1)
  public static func speed(_ speed: Double) -> Self { Self.default.speed(speed) }
  public static func `repeat`(_ count: Int?) -> Self { Self.default.repeat(count) }

  public var repeating: Self { self.repeat(.max) }
  public var nonRepeating: Self { self.repeat(1) }
  public func speed(_ speed: Double) -> Self { .init(count: count, factor: speed) }
  public func `repeat`(_ count: Int?) -> Self { .init(count: count, factor: factor) }
}

public struct AppearSymbolEffect: SymbolEffect { public var up: Self { self }; public var down: Self { self } }
public struct BounceSymbolEffect: SymbolEffect { public var up: Self { self }; public var down: Self { self } }
public struct BreatheSymbolEffect: SymbolEffect { public var plain: Self { self }; public var pulse: Self { self } }
public struct DisappearSymbolEffect: SymbolEffect { public var up: Self { self }; public var down: Self { self } }
public struct PulseSymbolEffect: SymbolEffect {}
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public func magic(fallback: ReplaceSymbolEffect) -> Self { self }
}
public struct RotateSymbolEffect: SymbolEffect {
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
}
public struct ScaleSymbolEffect: SymbolEffect { public var up: Self { self }; public var down: Self { self } }
public struct VariableColorSymbolEffect: SymbolEffect {
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}
public struct WiggleSymbolEffect: SymbolEffect { public var left: Self { self }; public var right: Self { self } }

extension SymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { .init() } }
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { .init() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { .init() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { .init() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { .init() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { .init() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { .init() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { .init() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { .init() } }
extension ContentTransitionSymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { .init() }
}

extension ContentTransition {
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  /// - Parameters:
  ///   - effect: How a symbol takes another's place.
  ///   - options: How fast.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}
