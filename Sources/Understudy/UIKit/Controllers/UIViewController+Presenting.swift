import Foundation
@_spi(Runtime) import UnderstudyCore

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
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

  /// The heights of the sheet that shows the controller.
  public var sheetPresentationController: UISheetPresentationController? { presentation.sheet }
  /// Where a popover would come from: an iPhone shows a sheet instead.
  public var popoverPresentationController: UIPopoverPresentationController? { presentation.popover }

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
  private(set) lazy var sheet = UISheetPresentationController()
  private(set) lazy var popover = UIPopoverPresentationController()
}

/// The heights of a sheet. Source: Apple's page "UISheetPresentationController".
@preconcurrency @MainActor open class UISheetPresentationController: NSObject {
  /// A height of a sheet.
  @preconcurrency @MainActor public final class Detent: NSObject {
    /// What a height is known by.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      /// Makes an identifier of a text.
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let medium = Self(rawValue: "com.apple.UIKit.medium")
      public static let large = Self(rawValue: "com.apple.UIKit.large")
    }

    let shown: PresentationDetent
    /// What the height is known by.
    public let identifier: Identifier

    private init(_ shown: PresentationDetent, _ identifier: Identifier) {
      (self.shown, self.identifier) = (shown, identifier)
      super.init()
    }

    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium, .medium) }
    /// All of the screen but a strip.
    public static func large() -> Detent { Detent(.large, .large) }
  }

  /// The heights that the user can choose; the first is the one that the sheet has at first.
  open var detents: [Detent] = [.large()]
  /// Whether the sheet shows that it can be moved.
  open var prefersGrabberVisible = false
  /// The height that the sheet has. Kept, without effect.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Up to which height what is below can be used. Kept, without effect.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// The radius of the sheet's corners, in points. Kept, without effect.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling makes the sheet higher. Kept, without effect.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Makes changes, which are not animated here.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// Where a popover comes from. Kept, without effect. Source: Apple's page "UIPopoverPresentationController".
@preconcurrency @MainActor open class UIPopoverPresentationController: NSObject {
  /// The view that the popover points to.
  open var sourceView: UIView?
  /// The part of the view, in points.
  open var sourceRect = CGRect.zero
  /// The item of a bar that the popover points to.
  open var barButtonItem: UIBarButtonItem?
  /// From which sides the popover may point.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
}

/// From which sides a popover points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = Self(rawValue: 1 << 0)
  public static let down = Self(rawValue: 1 << 1)
  public static let left = Self(rawValue: 1 << 2)
  public static let right = Self(rawValue: 1 << 3)
  public static let any: Self = [.up, .down, .left, .right]
}
