/// The dots of pages, for their appearance.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  open var currentPageIndicatorTintColor: UIColor?
  open var pageIndicatorTintColor: UIColor?
}
