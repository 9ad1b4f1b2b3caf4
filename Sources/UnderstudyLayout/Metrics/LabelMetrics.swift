import Foundation

/// Labels: an icon, then a title (LAY-243).
package enum LabelMetrics {
  /// Between icon and title outside lists.
  package static let gap: CGFloat = 8
  /// The width of the column in lists that the icon is centred in.
  package static let listIconWidth: CGFloat = 29
  /// Between that column and the title.
  package static let listGap: CGFloat = 16

  /// Where the title begins in a list, from the content's leading edge.
  package static let listTitleX = listIconWidth + listGap
}
