/// A key that stands for a control, with the modifiers that are held (SEM-366).
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key to press.
  public var key: KeyEquivalent
  /// The modifiers that are held; a key press with others does not match.
  public var modifiers: EventModifiers
  /// How the shortcut follows the keyboard's layout, which changes nothing here.
  public var localization: Localization

  /// Return, for the usual choice.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for leaving.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Creates a shortcut with Command, if no other modifiers are given.
  ///
  /// - Parameters:
  ///   - key: The key to press.
  ///   - modifiers: The keys that are held, exactly these.
  ///   - localization: How the shortcut follows the keyboard's layout. It changes nothing here.
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
    /// The shortcut moves to keys that are easy to reach, and is mirrored with the direction of writing.
    public static let automatic = Self(name: "automatic")
    /// The shortcut moves to keys that are easy to reach, and is not mirrored.
    public static let withoutMirroring = Self(name: "withoutMirroring")
    /// The shortcut stays as written.
    public static let custom = Self(name: "custom")
  }
}
