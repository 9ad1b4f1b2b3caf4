/// UIKit's scroll view, for its appearance: SwiftUI's have nothing of it.
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

  /// How scrolling hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}
