import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension UITraitCollection {
  /// The traits of the profile's device as it is held.
  convenience init(_ device: DeviceState) {
    let geometry = device.geometry
    self.init(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: device.screen.kind == .pad ? .pad : .phone),
      UITraitCollection(userInterfaceStyle: device.isDark ? .dark : .light),
      UITraitCollection(horizontalSizeClass: UIUserInterfaceSizeClass(geometry.horizontalSizeClass)),
      UITraitCollection(verticalSizeClass: UIUserInterfaceSizeClass(geometry.verticalSizeClass)),
      UITraitCollection(displayScale: geometry.displayScale),
      UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(device.typeSize)),
    ])
  }

  /// The traits of the app whose code runs; the usual device's off the main thread. Every view and controller has them: what
  /// SwiftUI writes to the environment does not change them.
  public class var current: UITraitCollection {
    UITraitCollection(MainThread.isCurrent ? assumeMain { DeviceState.current } : DeviceState())
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate init(_ sizeClass: SizeClass) { self = sizeClass == .regular ? .regular : .compact }
}

extension UIContentSizeCategory {
  fileprivate init(_ size: TypeSize) { self.init(rawValue: "UICTContentSizeCategory\(size.categoryName)") }
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
