/// The dots of pages, for their appearance.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The color of the dot for the page that shows; nil for the system's.
  open var currentPageIndicatorTintColor: UIColor?
  /// The color of the other dots; nil for the system's.
  open var pageIndicatorTintColor: UIColor?
}
