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
  /// The key that deletes forward.
  public static let deleteForward = Self("\u{F717}")
  /// The key that leads to the beginning.
  public static let home = Self("\u{F718}")
  /// The key that leads to the end.
  public static let end = Self("\u{F719}")
  /// The key that leads a page up.
  public static let pageUp = Self("\u{F71A}")
  /// The key that leads a page down.
  public static let pageDown = Self("\u{F71B}")
  /// The key that clears.
  public static let clear = Self("\u{F71C}")
}
