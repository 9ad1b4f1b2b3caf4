/// What becomes of the elements inside a view that is an element itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// They are left out.
  public static let ignore = Self(name: "ignore")
  /// They stay, inside the element.
  public static let contain = Self(name: "contain")
  /// Their labels make up that of the element.
  public static let combine = Self(name: "combine")
}
