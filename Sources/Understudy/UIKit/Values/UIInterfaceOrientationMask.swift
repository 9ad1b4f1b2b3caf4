/// Ways in which an interface may stand. Source: Apple's page "UIInterfaceOrientationMask".
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device is upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// The device is upside down.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// The device is turned to the left, so that its lower end is at the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// The device is turned to the right, so that its lower end is at the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// The device lies on either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Every way but the one for a device upside down; what controllers allow at first.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  /// Every way.
  public static let all: Self = [.allButUpsideDown, .portraitUpsideDown]
}

extension UIViewController {
  /// Does nothing: the interface stands as the device does, whatever controllers support.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
