/// A key, by its character.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

  public static let upArrow = Self("\u{2191}")
  public static let downArrow = Self("\u{2193}")
  public static let leftArrow = Self("\u{2190}")
  public static let rightArrow = Self("\u{2192}")
  public static let escape = Self("\u{1B}")
  public static let delete = Self("\u{8}")
  public static let tab = Self("\t")
  public static let space = Self(" ")
  public static let `return` = Self("\r")
}
