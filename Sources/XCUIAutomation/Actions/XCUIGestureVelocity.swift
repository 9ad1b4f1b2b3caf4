import Foundation
import UnderstudyElements

/// How fast a finger moves, in points a second. Source: Apple's page "XCUIGestureVelocity", which gives no numbers.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// The speed, in points a second.
  public var rawValue: CGFloat

  /// The velocity of a number, in points a second.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  /// The velocity of a number, without a label; in points a second.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

  /// Lets a whole number be written in its place.
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  /// Lets a fraction be written in its place.
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }

  /// 800 points a second.
  public static let `default` = Self(800)
  /// 200 points a second.
  public static let slow = Self(200)
  /// 2,000 points a second.
  public static let fast = Self(2000)
}

extension XCUIGestureVelocity {
  /// In points a second; the usual one where it is no speed.
  var points: Double { rawValue.isFinite && rawValue > 0 ? Double(rawValue) : ElementAction.usualVelocity }

  /// The speed at which a finger is lifted, in points a second: none after it has been held for a time in seconds.
  func atEnd(afterHolding duration: TimeInterval) -> Double { duration > 0 ? 0 : points }
}
