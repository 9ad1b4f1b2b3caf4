/// How the device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
  private let name: String
  /// Upright: the top of the device points up.
  public static let portrait = Self(name: "portrait")
  /// Upside down: the top of the device points down.
  public static let portraitUpsideDown = Self(name: "portraitUpsideDown")
  /// On its side, with the top to the left.
  public static let landscapeLeft = Self(name: "landscapeLeft")
  /// On its side, with the top to the right.
  public static let landscapeRight = Self(name: "landscapeRight")
  /// The four orientations, the upright one first.
  public static var allCases: [InterfaceOrientation] { [portrait, portraitUpsideDown, landscapeLeft, landscapeRight] }
}
