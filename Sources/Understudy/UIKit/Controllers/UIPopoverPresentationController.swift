import Foundation

/// Where a popover comes from. Kept, without effect. Source: Apple's page "UIPopoverPresentationController".
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
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
  /// It lies below its source and points up.
  public static let up = Self(rawValue: 1 << 0)
  /// It lies above its source and points down.
  public static let down = Self(rawValue: 1 << 1)
  /// It lies at the right of its source and points left.
  public static let left = Self(rawValue: 1 << 2)
  /// It lies at the left of its source and points right.
  public static let right = Self(rawValue: 1 << 3)
  /// The system chooses the side.
  public static let any: Self = [.up, .down, .left, .right]
}

/// Is notified when the user closes a popover, which an iPhone shows as a sheet. Source: Apple's page
/// "UIPopoverPresentationControllerDelegate".
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
