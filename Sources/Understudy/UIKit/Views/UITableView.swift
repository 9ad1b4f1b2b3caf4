import Foundation

/// UIKit's table, for its appearance.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// Whether rows have a line between them; initially they do.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of the line between rows; nil for the system's.
  open var separatorColor: UIColor?
  /// Whether a row can be selected by a tap; rows of a `List` do not follow it.
  open var allowsSelection = true
  /// The space above the header of a section, 22 points by default.
  open var sectionHeaderTopPadding: CGFloat = 22
  /// A view above the first section, which is kept without becoming a subview.
  open var tableHeaderView: UIView?
  /// A view below the last section, which is kept without becoming a subview.
  open var tableFooterView: UIView?
}

/// A row of UIKit's table, for its appearance.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// How the row looks while it is selected; initially ``SelectionStyle/default``.
  open var selectionStyle = SelectionStyle.default
  /// A view behind the content of a selected row, which is kept without becoming a subview.
  open var selectedBackgroundView: UIView?

  /// The line between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  /// The looks of a row that is chosen.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
}
