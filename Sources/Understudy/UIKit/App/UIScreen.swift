import Foundation
@_spi(Runtime) import UnderstudyCore

/// The device's screen: that of the profile's device, as it is held.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  private static let shared = UIScreen()

  /// The only screen.
  public class var main: UIScreen { shared }

  private var device: DeviceState { .current }

  /// The screen's area in points, wider than high while the device is held sideways.
  public var bounds: CGRect { device.geometry.bounds }

  /// Pixels a point.
  public var scale: CGFloat { device.screen.displayScale }

  /// The screen's area in pixels while the device is held upright, however it is held.
  public var nativeBounds: CGRect {
    let size = device.screen.size
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// ``scale``: no device here draws at another scale than it shows.
  public var nativeScale: CGFloat { scale }
}
