import Foundation

/// What a controller says of its tab.
@preconcurrency @MainActor open class UITabBarItem: NSObject, UIAppearance {
  /// The title of the tab; nil for the controller's.
  open var title: String? {
    didSet { changed?() }
  }
  /// The picture of the tab.
  open var image: UIImage? {
    didSet { changed?() }
  }
  /// The picture of the tab while it is selected. Kept, without effect.
  open var selectedImage: UIImage?
  /// A text in the corner of the tab.
  open var badgeValue: String? {
    didSet { changed?() }
  }
  /// A number that the app gives the item.
  open var tag = 0
  /// Notified of each change.
  var changed: (@MainActor () -> Void)?
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  /// Makes an item with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Makes an item with a title and a picture for each state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

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
