/// A direction of the screen.
public enum Axis: Int8, CaseIterable, CustomStringConvertible, Sendable {
  case horizontal, vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// One or both directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    /// Makes a set of directions from its bits: 1 for horizontal, 2 for vertical.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    // Written out, as those of an option set are generic, which costs ten times as much in the debug builds that tests run in.
    /// Whether all of the axes are in the set.
    public func contains(_ axes: Self) -> Bool { rawValue & axes.rawValue == axes.rawValue }

    /// To the left and right.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// Up and down.
    public static let vertical = Set(rawValue: 1 << 1)
  }
}
