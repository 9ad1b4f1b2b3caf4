/// UIKit's text field, for its appearance.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// When the button that empties the field shows, by default never; no element stands for the button.
  open var clearButtonMode = ViewMode.never

  /// When a part of a field shows.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
}
