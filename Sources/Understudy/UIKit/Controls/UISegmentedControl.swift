import Foundation

/// UIKit's segmented control, for its appearance.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  open var selectedSegmentTintColor: UIColor?
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
}
