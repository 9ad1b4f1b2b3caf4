import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// Whether the interface is light or dark. Source: Apple's page "UIUserInterfaceStyle".
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No style in particular.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// Whether there is little or much room along an axis. Source: Apple's page "UIUserInterfaceSizeClass".
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No class in particular.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2

  init(_ sizeClass: SizeClass) { self = sizeClass == .regular ? .regular : .compact }
}

/// The size of text that the user has chosen, by UIKit's name. Source: Apple's page "UIContentSizeCategory".
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name that launch arguments use, such as `UICTContentSizeCategoryL`.
  public let rawValue: String
  /// Makes a category of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  init(_ size: TypeSize) { self.init(rawValue: "UICTContentSizeCategory\(size.categoryName)") }

  /// No category in particular.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest one.
  public static let extraSmall = Self(.xSmall)
  /// Two steps below the usual one.
  public static let small = Self(.small)
  /// A step below the usual one.
  public static let medium = Self(.medium)
  /// The usual one.
  public static let large = Self(.large)
  /// A step above the usual one.
  public static let extraLarge = Self(.xLarge)
  /// Two steps above the usual one.
  public static let extraExtraLarge = Self(.xxLarge)
  /// The largest one that is not among those for people with low vision.
  public static let extraExtraExtraLarge = Self(.xxxLarge)
  /// The smallest one for people with low vision.
  public static let accessibilityMedium = Self(.accessibility1)
  /// The second one for people with low vision.
  public static let accessibilityLarge = Self(.accessibility2)
  /// The third one for people with low vision.
  public static let accessibilityExtraLarge = Self(.accessibility3)
  /// The fourth one for people with low vision.
  public static let accessibilityExtraExtraLarge = Self(.accessibility4)
  /// The largest one.
  public static let accessibilityExtraExtraExtraLarge = Self(.accessibility5)

  /// Whether it is one of the sizes for people with low vision.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("UICTContentSizeCategoryAccessibility") }
}

/// What an interface is shown on, and how: by the profile's device as it is held. Source: Apple's page "UITraitCollection".
///
/// Every view and controller has that of the screen; what SwiftUI writes to the environment does not change it.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Which kind of interface the device has.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The device's appearance, which a test sets by `XCUIDevice.shared.appearance`.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The room along lines of text.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room from line to line.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Pixels a point.
  public let displayScale: CGFloat
  /// The size of text in the device's settings.
  public let preferredContentSizeCategory: UIContentSizeCategory

  init(_ device: DeviceState) {
    let geometry = device.geometry
    userInterfaceIdiom = device.screen.kind == .pad ? .pad : .phone
    userInterfaceStyle = device.isDark ? .dark : .light
    horizontalSizeClass = UIUserInterfaceSizeClass(geometry.horizontalSizeClass)
    verticalSizeClass = UIUserInterfaceSizeClass(geometry.verticalSizeClass)
    displayScale = geometry.displayScale
    preferredContentSizeCategory = UIContentSizeCategory(device.typeSize)
    super.init()
  }

  /// That of the app whose code runs; the usual device's off the main thread.
  public class var current: UITraitCollection {
    UITraitCollection(MainThread.isCurrent ? assumeMain { DeviceState.current } : DeviceState())
  }
}

extension UIView {
  /// How the view is shown: as the screen is.
  public var traitCollection: UITraitCollection { .current }
}

extension UIViewController {
  /// How the controller's view is shown: as the screen is.
  public var traitCollection: UITraitCollection { .current }
}

extension UIScreen {
  /// What the screen is.
  public var traitCollection: UITraitCollection { .current }
}

extension UIWindowScene {
  /// How the scene's windows are shown: as the screen is.
  public var traitCollection: UITraitCollection { .current }
}

extension UIApplication {
  /// The size of text in the device's settings: `app.profile.dynamicTypeSize`.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
}
