import UnderstudyCore

/// How the interface of an app stands on the screen. Source: Apple's page "UIInterfaceOrientation".
public enum UIInterfaceOrientation: Int, Sendable {
  /// It cannot be determined.
  case unknown = 0
  /// The device is upright.
  case portrait = 1
  /// The device is upright with its top at the bottom.
  case portraitUpsideDown = 2
  /// The top of the device is at the right, as the interface is turned against the device.
  case landscapeLeft = 4
  /// The top of the device is at the left.
  case landscapeRight = 3

  /// Whether the interface is higher than wide on an iPhone.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  init(_ device: UIDeviceOrientation) {
    switch device {
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    default: self = .portrait
    }
  }
}

extension UIWindowScene {
  /// How the interface stands: against the device, as `XCUIDevice.shared.orientation` says.
  public var interfaceOrientation: UIInterfaceOrientation { UIInterfaceOrientation(DeviceState.current.orientation) }
}
