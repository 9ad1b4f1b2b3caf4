/// The headers or footers of sections that stay in view.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  /// Combines pinned views by the bits of a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers stay at the beginning of the visible part while their section is visible (LAY-136).
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// Footers stay at the end of the visible part while their section is visible.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
