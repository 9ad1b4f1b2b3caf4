import Foundation

/// How views line up along a row.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates a custom guide; two alignments are equal if their types of guide are (LAY-101).
  ///
  /// - Parameter id: The type that computes the guide of a view that sets none.
  public init(_ id: any AlignmentID.Type) { self.init(id, .custom) }

  /// What a container makes of the values that its views set for this guide, in points from the top (LAY-098).
  ///
  /// - Parameter values: The views' values, nil for views that set none.
  /// - Returns: The minimum for baselines, the mean for other guides; nil if no view sets a value.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    var result = AlignmentKey.Combination(of: key)
    for case let value? in values { result.add(value) }
    return result.value
  }

  /// The alignment of a key, if that is one of this axis.
  package init?(_ key: AlignmentKey) {
    guard key.axis == .vertical else { return nil }
    self.key = key
  }

  private init(_ id: any AlignmentID.Type, _ kind: AlignmentKey.Kind) {
    key = AlignmentKey(id: id, axis: .vertical, kind: kind)
  }

  /// The upper side.
  public static let top = VerticalAlignment(Top.self, .start)
  /// The middle between top and bottom.
  public static let center = VerticalAlignment(Center.self, .center)
  /// The lower side.
  public static let bottom = VerticalAlignment(Bottom.self, .end)
  /// The line on which the first line of text stands; the lower side of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self, .firstBaseline)
  /// The line on which the last line of text stands; the lower side of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self, .lastBaseline)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
