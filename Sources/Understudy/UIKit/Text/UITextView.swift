/// UIKit's text view, for its appearance.
@preconcurrency @MainActor open class UITextView: UIScrollView {}
