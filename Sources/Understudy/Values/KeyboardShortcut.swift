/// A key that stands for a control, with the modifiers that are held (SEM-366).
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  /// Return, for the usual choice.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for leaving.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// How a shortcut follows the keyboard's layout.
  public struct Localization: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let withoutMirroring = Self(name: "withoutMirroring")
    public static let custom = Self(name: "custom")
  }
}

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

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = Self(rawValue: 1 << 0)
  public static let shift = Self(rawValue: 1 << 1)
  public static let control = Self(rawValue: 1 << 2)
  public static let option = Self(rawValue: 1 << 3)
  public static let command = Self(rawValue: 1 << 4)
  public static let numericPad = Self(rawValue: 1 << 5)
  public static let all: Self = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
