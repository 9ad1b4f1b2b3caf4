/// How the device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
  private let name: String
  public static let portrait = Self(name: "portrait")
  public static let portraitUpsideDown = Self(name: "portraitUpsideDown")
  public static let landscapeLeft = Self(name: "landscapeLeft")
  public static let landscapeRight = Self(name: "landscapeRight")
  public static var allCases: [InterfaceOrientation] { [portrait, portraitUpsideDown, landscapeLeft, landscapeRight] }
}
