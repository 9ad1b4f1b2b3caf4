import Foundation
@_spi(Runtime) import UnderstudyCore

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  /// The controller is not adapted.
  case none = -1
  /// The system's choice: a sheet.
  case automatic = -2
}

/// How a controller comes. Transitions take no time here.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

extension UIViewController {
  /// Shows a controller over what is on the screen: as a sheet, over the whole screen, or, for a ``UIAlertController``, as an
  /// alert. One that presents another already shows nothing, as on a device.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller.
  ///   - flag: Without effect.
  ///   - completion: Runs when the controller is shown.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, viewControllerToPresent.presentingViewController == nil,
      let host = hostForPresentation
    else { return }
    viewControllerToPresent.presentation.presenter = self
    presentation.presented = viewControllerToPresent
    host.service(ControllerPresentations.self).show(viewControllerToPresent)
    if let completion { host.afterUpdate { completion() } }
    host.settleInNextTurn()
  }

  /// The controller that this one presents, or one that it is inside of.
  public var presentedViewController: UIViewController? {
    presentation.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or one that it is inside of.
  public var presentingViewController: UIViewController? {
    presentation.presenter ?? parent?.presentingViewController
  }

  /// How the controller is presented; as a sheet unless it says otherwise.
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style }
    set { presentation.style = newValue }
  }

  /// How the controller comes. Kept, without effect.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation.transition }
    set { presentation.transition = newValue }
  }

  /// Whether the user cannot close the sheet by a swipe.
  public var isModalInPresentation: Bool {
    get { presentation.isModal }
    set { presentation.isModal = newValue }
  }

  /// How the controller is presented: a sheet's controller, a popover's, or one of another kind.
  public var presentationController: UIPresentationController? { presentation.controller(of: self) }
  /// The heights of the sheet that shows the controller; nil for one that covers the screen.
  public var sheetPresentationController: UISheetPresentationController? {
    presentation.controller(of: self) as? UISheetPresentationController
  }
  /// Where a popover would come from, on an iPhone which shows a sheet instead; nil for a controller of another style.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentation.controller(of: self) as? UIPopoverPresentationController
  }

  /// The app in which the controller is shown, or that its code runs for.
  private var hostForPresentation: UnderstudyCore.Host? {
    viewIfLoaded?.shownBy?.host ?? viewIfLoaded?.window?.representedApp ?? UnderstudyCore.Host.current
  }

  /// Closes what this controller presents or, where it presents nothing, this one; answers whether there was something.
  func dismissPresentation(_ completion: (() -> Void)?) -> Bool {
    guard let shown = presentation.presented ?? (presentingViewController == nil ? nil : presented(of: self)) else {
      return false
    }
    let host = hostForPresentation
    host?.service(ControllerPresentations.self).close(shown)
    if let completion { host.map { $0.afterUpdate { completion() } } ?? completion() }
    host?.settleInNextTurn()
    return true
  }

  private func presented(of controller: UIViewController) -> UIViewController? {
    controller.presentation.presenter == nil ? controller.parent.flatMap(presented) : controller
  }
}

/// What a controller says of how it is presented.
@MainActor final class ControllerPresentation {
  var style = UIModalPresentationStyle.automatic
  var transition = UIModalTransitionStyle.coverVertical
  var isModal = false
  weak var presenter: UIViewController?
  var presented: UIViewController?
  private var made: UIPresentationController?

  /// The presentation controller for the style, which is made again if the style changes to one of another kind.
  func controller(of controller: UIViewController) -> UIPresentationController {
    let isFitting =
      switch style {
      case .automatic, .pageSheet, .formSheet: made is UISheetPresentationController
      case .popover: made is UIPopoverPresentationController
      default: made.map { type(of: $0) == UIPresentationController.self } ?? false
      }
    if isFitting, let made { return made }
    let new = make(for: controller)
    new.delegate = made?.delegate
    made = new
    return new
  }

  private func make(for controller: UIViewController) -> UIPresentationController {
    switch style {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: controller, presenting: nil)
    case .popover: UIPopoverPresentationController(presentedViewController: controller, presenting: nil)
    default: UIPresentationController(presentedViewController: controller, presenting: nil)
    }
  }
}
