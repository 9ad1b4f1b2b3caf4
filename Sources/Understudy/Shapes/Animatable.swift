import Foundation

/// Something with numbers that an animation passes through. Headless values change at once (SEM-136).
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The numbers that an animation changes step by step.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No numbers, the default for a type without animated values; setting does nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// No numbers at all.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes the only value of the type.
  public init() {}
  /// The only value of the type.
  public static var zero: EmptyAnimatableData { .init() }
  /// Adds nothing: the result is the only value of the type.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Subtracts nothing: the result is the only value of the type.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Does nothing, as there are no numbers to scale.
  public mutating func scale(by rhs: Double) {}
  /// Zero, as there are no numbers.
  public var magnitudeSquared: Double { 0 }
}

/// Two animated values as one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value, which may be a pair itself.
  public var first: First
  /// The second value, which may be a pair itself.
  public var second: Second

  /// Combines two values, so that types with more than one number have a single ``Animatable/animatableData``.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of zeros.
  public static var zero: Self { .init(.zero, .zero) }
  /// Adds the first values and the second values separately.
  public static func + (lhs: Self, rhs: Self) -> Self { .init(lhs.first + rhs.first, lhs.second + rhs.second) }
  /// Subtracts the first values and the second values separately.
  public static func - (lhs: Self, rhs: Self) -> Self { .init(lhs.first - rhs.first, lhs.second - rhs.second) }
  /// Multiplies both values by a factor.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of the squares of all numbers in both values.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension Double: VectorArithmetic, Animatable {
  /// The number itself.
  public var animatableData: Double {
    get { self }
    set { self = newValue }
  }
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}
extension Float: VectorArithmetic, Animatable {
  /// The number itself.
  public var animatableData: Float {
    get { self }
    set { self = newValue }
  }
  /// Multiplies the number by a factor, rounded to the type's precision.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number, computed in the type's precision.
  public var magnitudeSquared: Double { Double(self * self) }
}
extension CGFloat: VectorArithmetic, Animatable {
  /// The number itself.
  public var animatableData: CGFloat {
    get { self }
    set { self = newValue }
  }
  /// Multiplies the length by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the length.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGPoint: Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { .init(x, y) }
    set { self = CGPoint(x: newValue.first, y: newValue.second) }
  }
}
extension CGSize: Animatable {
  /// Width and height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { .init(width, height) }
    set { self = CGSize(width: newValue.first, height: newValue.second) }
  }
}
extension CGRect: Animatable {
  /// Origin and size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { .init(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
extension UnitPoint: Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { .init(x, y) }
    set { self = UnitPoint(x: newValue.first, y: newValue.second) }
  }
}
