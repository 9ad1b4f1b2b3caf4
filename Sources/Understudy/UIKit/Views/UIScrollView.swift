import Foundation

/// UIKit's scroll view: tables, collections and texts scroll as SwiftUI's do; one of another kind shows its views where they are.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// Whether content can be pulled beyond its edge; initially true.
  open var bounces = true
  /// Whether the user can scroll; `ScrollView` and `List` follow `scrollDisabled(_:)` instead.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the view's size; SwiftUI's follow `scrollTargetBehavior(.paging)` instead.
  open var isPagingEnabled = false
  /// Whether a bar at the side shows how far the content is scrolled; initially true.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar at the bottom shows how far the content is scrolled; initially true.
  open var showsHorizontalScrollIndicator = true
  /// Whether scrolling hides the keyboard; `ScrollView` and `List` do not follow it.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Refreshes what a table or a collection shows when the user pulls it down; nil for nothing.
  open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { elementsDidChange() } }
  }

  var content = ScrolledContent(offset: .zero, size: .zero)
  /// Whether the delegate has to be notified of a new place.
  var hasScrolled = false
  /// Is notified of how the content scrolls; a table and a collection have one.
  var scrollingDelegate: (any UIScrollViewDelegate)? { nil }

  /// How far the content of a table or a collection is scrolled, in points; it is the user who scrolls.
  public var contentOffset: CGPoint { content.offset }
  /// How large the content of a table or a collection is, in points.
  public var contentSize: CGSize { content.size }

  /// How scrolling hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}
