import Foundation

/// How a controller is presented. Source: Apple's page "UIPresentationController".
///
/// Transitions of an app's own are not declared: its subclasses would show nothing of theirs.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  /// Is notified when the user closes what is presented. Not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Makes a controller for a presentation. ``UIViewController/presentationController`` does so by itself.
  ///
  /// - Parameters:
  ///   - presentedViewController: What is presented; it is not retained.
  ///   - presentingViewController: Who presents it. Not used: the presented one says who does.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) { presented = presentedViewController }

  /// What is presented.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// Who presents it.
  open var presentingViewController: UIViewController {
    presented?.presentingViewController ?? UIViewController()
  }
  /// The view of what is presented.
  open var presentedView: UIView? { presented?.viewIfLoaded }
  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { presented?.modalPresentationStyle ?? .automatic }

  /// Whether the user may close it: neither the controller nor the delegate is against it.
  var mayBeDismissed: Bool {
    presented?.isModalInPresentation != true && delegate?.presentationControllerShouldDismiss(self) ?? true
  }
}

/// Is notified when the user closes a presented controller, not when the app does. All methods are optional. Source: Apple's page
/// "UIAdaptivePresentationControllerDelegate".
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style on a small screen. Not asked: an iPhone shows sheets and covers as they are, and popovers as sheets.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style on a screen of some traits. Not asked.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether the user may close it by a swipe; true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user is about to close it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has closed it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user has tried to close it, and may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The system's choice, for delegates that do not choose.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  /// The style without regard to the traits, for delegates that do not ask for them.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// True: the user may swipe the controller away unless the delegate forbids it.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing before the user dismisses the controller.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing after the user has dismissed the controller.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing when the user tries to dismiss what must stay.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
