import Foundation

/// UIKit's table, for its appearance.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var allowsSelection = true
  open var sectionHeaderTopPadding: CGFloat = 22
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
}

/// A row of UIKit's table, for its appearance.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  open var selectionStyle = SelectionStyle.default
  open var selectedBackgroundView: UIView?

  /// The line between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  /// The looks of a row that is chosen.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
}
