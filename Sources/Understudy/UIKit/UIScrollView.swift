import Foundation

/// UIKit's scroll view, for its appearance: SwiftUI's have nothing of it.
@preconcurrency @MainActor open class UIScrollView: UIView {
  open var bounces = true
  open var isScrollEnabled = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// How scrolling hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}

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

/// UIKit's collection, for its appearance.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {}

/// UIKit's text view, for its appearance.
@preconcurrency @MainActor open class UITextView: UIScrollView {}

/// UIKit's text field, for its appearance.
@preconcurrency @MainActor open class UITextField: UIControl {
  open var clearButtonMode = ViewMode.never

  /// When a part of a field shows.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
}
