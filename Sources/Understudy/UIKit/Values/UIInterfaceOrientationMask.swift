/// Ways in which an interface may stand. Source: Apple's page "UIInterfaceOrientationMask".
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  public static let all: Self = [.allButUpsideDown, .portraitUpsideDown]
}

extension UIViewController {
  /// Does nothing: the interface stands as the device does, whatever controllers support.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
