import Foundation

/// UIKit's segmented control, for its appearance.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The color behind the chosen segment; nil for the system's.
  open var selectedSegmentTintColor: UIColor?
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Stores how titles of segments look in one state; other states keep their attributes.
  ///
  /// - Parameter attributes: Nil removes those of the state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
  }
  /// The attributes that were set for exactly this state; nil where there are none.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
}
