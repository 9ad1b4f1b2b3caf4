import Foundation

/// How much a view insists on a length, from 0 to 1000. Source: Apple's page "UILayoutPriority".
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number; a higher one takes precedence.
  public var rawValue: Float
  /// Makes a priority between the named ones.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority between the named ones.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// 1000: the view has no other length.
  public static let required = Self(rawValue: 1000)
  /// 750: what views resist to be compressed with.
  public static let defaultHigh = Self(rawValue: 750)
  /// 250: what views resist to be stretched with.
  public static let defaultLow = Self(rawValue: 250)
  /// 50: a target of fitting that gives way to all others.
  public static let fittingSizeLevel = Self(rawValue: 50)
}

extension NSLayoutConstraint {
  /// A direction of lengths. Source: Apple's page "NSLayoutConstraint.Axis".
  public enum Axis: Int, Sendable {
    /// Along lines of text.
    case horizontal = 0
    /// From line to line.
    case vertical = 1
  }
}
