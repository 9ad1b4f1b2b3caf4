/// Numbers that an animation can pass through, one after the other.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a number.
  mutating func scale(by rhs: Double)
  /// The sum of the squares of the components, by which springs see how far a value is from its target.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// A multiple of the value.
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Moves the value toward another one.
  ///
  /// - Parameters:
  ///   - other: The value at the amount 1.
  ///   - amount: The part of the way, usually from 0 to 1.
  public mutating func interpolate(towards other: Self, amount: Double) { self += (other - self).scaled(by: amount) }

  /// The value on the way to another one.
  ///
  /// - Parameters:
  ///   - other: The value at the amount 1.
  ///   - amount: The part of the way, usually from 0 to 1.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var copy = self
    copy.interpolate(towards: other, amount: amount)
    return copy
  }
}
