import Foundation

/// The size of a view and its guides, for code that computes alignments (LAY-100).
public struct ViewDimensions: Equatable {
  /// The width of the view in points.
  public let width: CGFloat
  /// The height of the view in points.
  public let height: CGFloat

  private let proposal: ProposedViewSize
  private let node: LayoutNode?

  /// The dimensions of a node that answered a proposal with a size.
  package init(size: CGSize, proposal: ProposedViewSize = .unspecified, of node: LayoutNode? = nil) {
    width = size.width
    height = size.height
    self.proposal = proposal
    self.node = node
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  /// Where a horizontal guide lies, in points from the leading side: as the view sets it, otherwise by its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// Where a vertical guide lies, in points from the top: as the view sets it, otherwise by its default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Where the view itself puts a horizontal guide, in points from the leading side; nil where it does not.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  /// Where the view itself puts a vertical guide, in points from the top; nil where it does not.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat { explicitValue(of: key) ?? key.defaultValue(in: self) }

  private func explicitValue(of key: AlignmentKey) -> CGFloat? {
    node?.explicitValue(of: key, in: LayoutBounds(size: size, proposal: proposal))
  }

  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs.proposal == rhs.proposal && lhs.node === rhs.node
  }
}

// A layout runs on one thread; the value is handed to the app's closures there, and the type of SwiftUI is sendable.
extension ViewDimensions: @unchecked Sendable {}
