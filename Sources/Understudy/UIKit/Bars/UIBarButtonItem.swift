import Foundation

/// UIKit's bar item, for its appearance.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject, UIAppearance {
  /// The color of the item's title or picture, for code that reads it back.
  open var tintColor: UIColor?
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// The title of the button; nil for none.
  open var title: String? {
    didSet { changed?() }
  }
  /// The picture of the button, in place of its title.
  open var image: UIImage? {
    didSet { changed?() }
  }
  /// Whether the button can be used, true by default.
  open var isEnabled = true {
    didSet { changed?() }
  }
  /// What a tap performs.
  open var primaryAction: UIAction?
  /// The object whose ``action`` a tap calls, if there is no primary action; nil for the first one that has the method.
  open weak var target: AnyObject?
  /// The method that a tap calls. It gets the item if it has a parameter for it.
  open var action: Selector?
  /// How the button looks.
  open var style = Style.plain
  /// A view in place of the button.
  open var customView: UIView? {
    didSet { changed?() }
  }
  /// What the button offers by a tap, if it performs no action.
  open var menu: UIMenu? {
    didSet { changed?() }
  }
  /// The identifier of the button's element.
  open var accessibilityIdentifier: String?
  /// The label of the button's element; nil for its title.
  open var accessibilityLabel: String?

  /// Notified of each change.
  var changed: (@MainActor () -> Void)?

  public override init() { super.init() }

  /// Makes an item for a button with a title or a picture. An action gives those that are nil.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    (self.image, self.primaryAction) = (image ?? primaryAction?.image, primaryAction)
  }

  /// Makes an item for a button that has the system's title.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(title: systemItem.title, primaryAction: primaryAction, menu: menu)
  }

  /// Makes an item for a button with a title that calls a method.
  ///
  /// - Parameters:
  ///   - title: The button's title.
  ///   - style: How the button looks.
  ///   - target: The object that has the method, which is not retained; nil for the first one that has it.
  ///   - action: The method.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    (self.style, self.target, self.action) = (style, target as AnyObject?, action)
  }

  /// Makes an item for a button with a picture that calls a method.
  ///
  /// - Parameters:
  ///   - image: The button's picture.
  ///   - style: How the button looks.
  ///   - target: The object that has the method, which is not retained; nil for the first one that has it.
  ///   - action: The method.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    (self.style, self.target, self.action) = (style, target as AnyObject?, action)
  }

  /// Makes an item for a button with the system's title that calls a method.
  ///
  /// - Parameters:
  ///   - systemItem: Says the title.
  ///   - target: The object that has the method, which is not retained; nil for the first one that has it.
  ///   - action: The method.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Makes an item that is a view of the app's own.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Performs what a tap does.
  final func perform() {
    if let primaryAction { return primaryAction.perform(from: nil) }
    guard let action else { return }
    TargetAction(target, action).send(from: self, along: nil)
  }

  /// How a button in a bar looks.
  public enum Style: Int, Sendable { case plain, done = 2 }

  /// Which title the system gives a button.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24

    fileprivate var title: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .action: "Share"
      case .trash: "Delete"
      case .fastForward: "Fast forward"
      default: "\(self)".capitalized
      }
    }
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
