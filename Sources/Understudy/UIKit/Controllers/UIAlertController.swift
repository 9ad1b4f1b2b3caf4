import Foundation

/// An alert or a sheet of actions, shown by ``UIViewController/present(_:animated:completion:)``.
///
/// It is the same element as an alert or a confirmation dialog of SwiftUI's. Source: Apple's page "UIAlertController".
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// What is shown.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// The text below the title.
  open var message: String?
  /// What is shown.
  public let preferredStyle: Style
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields of an alert; nil without any.
  open private(set) var textFields: [UITextField]?
  /// The button that stands out. Kept, without effect.
  open var preferredAction: UIAlertAction?

  /// Makes an alert, or a sheet of actions.
  public init(title: String?, message: String?, preferredStyle: Style) {
    (self.message, self.preferredStyle) = (message, preferredStyle)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// There are no archives of controllers here: never called.
  public required init?(coder: NSCoder) { nil }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field to an alert.
  ///
  /// - Parameter configurationHandler: Sets up the field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

/// A button of an alert. Source: Apple's page "UIAlertAction".
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What a button means.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The button's title.
  public let title: String?
  /// What the button means.
  public let style: Style
  /// Whether the button can be used, as it is when the alert is shown.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// Makes a button.
  ///
  /// - Parameter handler: Runs once the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  func perform() { handler?(self) }

  var role: ButtonRole? {
    switch style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
