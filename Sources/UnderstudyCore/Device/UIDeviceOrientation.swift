/// How the device is held. Source: Apple's page "UIDeviceOrientation".
public enum UIDeviceOrientation: Int, Sendable {
  /// How the device is held cannot be determined.
  case unknown = 0
  /// The device is upright, as every app finds it unless the test has turned it.
  case portrait = 1
  /// The device is upright with its top at the bottom.
  case portraitUpsideDown = 2
  /// The top of the device is at the left.
  case landscapeLeft = 3
  /// The top of the device is at the right.
  case landscapeRight = 4
  /// The device lies flat with its screen up.
  case faceUp = 5
  /// The device lies flat with its screen down.
  case faceDown = 6

  /// Whether the device is upright, upside down included.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side, so that the screen is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can follow the orientation: false for a device that lies flat and for ``unknown``.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
