extension View {
  /// A movement on each change of a value has no effect here: a symbol's element does not move.
  ///
  /// - Parameters:
  ///   - effect: The movement.
  ///   - options: How often and how fast the symbol moves.
  ///   - value: The value.
  nonisolated public consuming func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  /// A movement that lasts while `isActive` is true has no effect here.
  nonisolated public consuming func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// The setting stops the movements that are set further out; nothing moves here in any case.
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

  /// The usual speed and number of repetitions.
  public static let `default` = SymbolEffectOptions(count: nil, factor: 1)
  /// Repetitions without an end.
  public static let repeating = SymbolEffectOptions(count: .max, factor: 1)
  /// One movement without a repetition.
  public static let nonRepeating = SymbolEffectOptions(count: 1, factor: 1)
  /// The usual options at another speed.
  ///
  /// - Parameter speed: The factor of the speed; 1 is the usual one.
  public static func speed(_ speed: Double) -> Self { Self.default.speed(speed) }
  /// The usual options with a number of movements, or nil for the usual number.
  public static func `repeat`(_ count: Int?) -> Self { Self.default.repeat(count) }

  /// These options with repetitions that have no end.
  public var repeating: Self { self.repeat(.max) }
  /// These options with one movement.
  public var nonRepeating: Self { self.repeat(1) }
  /// These options at another speed; 1 is the usual one.
  public func speed(_ speed: Double) -> Self { .init(count: count, factor: speed) }
  /// These options with a number of movements, or nil for the usual number.
  public func `repeat`(_ count: Int?) -> Self { .init(count: count, factor: factor) }
}

/// The symbol appears, layer by layer or at once; its direction is not stored.
public struct AppearSymbolEffect: SymbolEffect { public var up: Self { self }; public var down: Self { self } }
/// The symbol jumps up or down; its direction is not stored.
public struct BounceSymbolEffect: SymbolEffect { public var up: Self { self }; public var down: Self { self } }
/// The symbol becomes larger and smaller, like breath; its form is not stored.
public struct BreatheSymbolEffect: SymbolEffect { public var plain: Self { self }; public var pulse: Self { self } }
/// The symbol disappears, layer by layer or at once; its direction is not stored.
public struct DisappearSymbolEffect: SymbolEffect { public var up: Self { self }; public var down: Self { self } }
/// The symbol becomes more and less opaque.
public struct PulseSymbolEffect: SymbolEffect {}
/// One symbol takes the place of another; the direction of the two is not stored.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The old symbol moves down, and the new one moves up.
  public var downUp: Self { self }
  /// The old symbol and the new one move up.
  public var upUp: Self { self }
  /// The old symbol vanishes at once, and the new one moves up.
  public var offUp: Self { self }
  /// The lines of the old symbol become those of the new one, where the two are similar.
  ///
  /// - Parameter fallback: The effect for symbols that are not similar.
  public func magic(fallback: ReplaceSymbolEffect) -> Self { self }
}
/// The symbol turns around a point; its direction is not stored.
public struct RotateSymbolEffect: SymbolEffect {
  /// A turn in the direction of a clock's hands.
  public var clockwise: Self { self }
  /// A turn against the direction of a clock's hands.
  public var counterClockwise: Self { self }
}
/// The symbol becomes larger or smaller while the effect is active; the direction is not stored.
public struct ScaleSymbolEffect: SymbolEffect { public var up: Self { self }; public var down: Self { self } }
/// The layers of the symbol change their color one after the other.
public struct VariableColorSymbolEffect: SymbolEffect {
  /// Only one layer is colored at a time.
  public var iterative: Self { self }
  /// Layers stay colored until all are.
  public var cumulative: Self { self }
  /// After the last layer, the colors go back the way that they came.
  public var reversing: Self { self }
  /// After the last layer, the colors start from the first layer.
  public var nonReversing: Self { self }
  /// Layers without color are invisible.
  public var hideInactiveLayers: Self { self }
  /// Layers without color are faint.
  public var dimInactiveLayers: Self { self }
}
/// The symbol moves to and fro; its direction is not stored.
public struct WiggleSymbolEffect: SymbolEffect { public var left: Self { self }; public var right: Self { self } }

extension SymbolEffect {
  /// The layers of the symbol move one after the other.
  public var byLayer: Self { self }
  /// All layers of the symbol move together.
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
  /// One symbol takes the place of another, in the usual directions.
  public static var replace: Self { .init() }
}

extension ContentTransition {
  /// An image that changes its symbol moves from one to the other in the usual way.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  /// Replaces a symbol by another in the way of an effect.
  ///
  /// - Parameters:
  ///   - effect: How a symbol takes another's place.
  ///   - options: How fast.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}
