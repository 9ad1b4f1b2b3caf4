import Foundation

/// The size of a view and its guides, for code that computes alignments.
///
/// No layout runs, so that sizes are zero (SEM-388).
public struct ViewDimensions: Equatable, Sendable {
  public let width: CGFloat = 0
  public let height: CGFloat = 0

  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
