/// An angle, in radians or degrees.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians: 2π for a full turn. It is not reduced to one turn.
  public var radians: Double

  /// The angle in degrees: 360 for a full turn. A write changes the radians.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates the zero angle.
  public init() { radians = 0 }

  /// Creates an angle from radians: 2π for a full turn.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees: 360 for a full turn.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// No turn.
  public static let zero = Angle()

  /// An angle from radians, as in `.radians(.pi)`.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle from degrees, as in `.degrees(90)`.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Compares two angles by their radians, without reducing them to one turn.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// The sum of two angles, which may be more than one turn.
  public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

  /// The difference of two angles, which may be negative.
  public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

  /// The angle in the other direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// An angle multiplied by a factor.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// An angle multiplied by a factor that is written first.
  public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }

  /// An angle divided by a number.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  /// Adds an angle to a variable.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }

  /// Subtracts an angle from a variable.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }
}

extension Angle: Animatable {
  /// The radians in 128ths, the unit in which animations of SwiftUI pass through angles.
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}
