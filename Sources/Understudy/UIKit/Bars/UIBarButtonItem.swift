import Foundation

/// UIKit's bar item, for its appearance.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject, UIAppearance {
  /// The color of the item's title or picture, for code that reads it back.
  open var tintColor: UIColor?
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  /// Stores how the title looks in one state; other states keep their attributes.
  ///
  /// - Parameter attributes: Nil removes those of the state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
  }
  /// The attributes that were set for exactly this state; nil where there are none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}
