import Foundation

/// A side of a rectangle; leading and trailing follow the direction of writing.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    /// Makes a set of sides from its bits: 1 for the top, then leading, bottom and trailing.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    // Written out, as those of an option set are generic, which costs ten times as much in the debug builds that tests run in.
    /// Makes a set without sides.
    public init() { rawValue = 0 }
    /// Whether all of the sides are in the set.
    public func contains(_ edges: Self) -> Bool { rawValue & edges.rawValue == edges.rawValue }
    /// Adds sides.
    public mutating func formUnion(_ edges: Self) { self = Self(rawValue: rawValue | edges.rawValue) }
    /// Takes sides away.
    public mutating func subtract(_ edges: Self) { self = Self(rawValue: rawValue & ~edges.rawValue) }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where lines of text start.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where lines of text end.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// A side to the left or right.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing

  /// One or both of the sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    /// Makes a set of sides from its bits: 1 for leading, 2 for trailing.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one side.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The side where lines of text start.
    public static let leading = Set(.leading)
    /// The side where lines of text end.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The upper or the lower side.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top, bottom

  /// One or both of the sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    /// Makes a set of sides from its bits: 1 for the top, 2 for the bottom.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one side.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The upper side.
    public static let top = Set(.top)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}

/// Distances from the sides of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the upper side, in points.
  public var top: CGFloat
  /// The distance from the side where lines of text start, in points.
  public var leading: CGFloat
  /// The distance from the lower side, in points.
  public var bottom: CGFloat
  /// The distance from the side where lines of text end, in points.
  public var trailing: CGFloat

  /// Takes the distance from each side, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates distances of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets {
  /// The distances, with zero for those that are infinite or no number.
  package var finite: EdgeInsets {
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return EdgeInsets(top: finite(top), leading: finite(leading), bottom: finite(bottom), trailing: finite(trailing))
  }
}

extension CGFloat? {
  /// The length, or nil for one that is infinite or no number.
  package var finite: CGFloat? { flatMap { $0.isFinite ? $0 : nil } }
}
