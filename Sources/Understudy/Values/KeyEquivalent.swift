/// A key, by its character.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types; a test's `typeKey` presses the key by it.
  public var character: Character

  /// Takes the key that types a character.
  public init(_ character: Character) { self.character = character }

  /// Takes the key as a literal, as in `"n"`.
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

  /// The up arrow key.
  public static let upArrow = Self("\u{2191}")
  /// The down arrow key.
  public static let downArrow = Self("\u{2193}")
  /// The left arrow key.
  public static let leftArrow = Self("\u{2190}")
  /// The right arrow key.
  public static let rightArrow = Self("\u{2192}")
  /// The Escape key.
  public static let escape = Self("\u{1B}")
  /// The key that deletes backward.
  public static let delete = Self("\u{8}")
  /// The Tab key.
  public static let tab = Self("\t")
  /// The space bar.
  public static let space = Self(" ")
  /// The Return key.
  public static let `return` = Self("\r")
}
