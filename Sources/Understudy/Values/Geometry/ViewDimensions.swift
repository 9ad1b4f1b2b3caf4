import Foundation

/// The size of a view and its guides, for code that computes alignments.
///
/// No layout runs, so that sizes are zero (SEM-388).
public struct ViewDimensions: Equatable, Sendable {
  /// The width of the view in points: zero.
  public let width: CGFloat = 0
  /// The height of the view in points: zero.
  public let height: CGFloat = 0

  /// Where a horizontal guide lies, in points from the leading side: zero.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }

  /// Where a vertical guide lies, in points from the top: zero.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }

  /// Where the view itself puts a horizontal guide: nil, as no layout runs.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// Where the view itself puts a vertical guide: nil, as no layout runs.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
