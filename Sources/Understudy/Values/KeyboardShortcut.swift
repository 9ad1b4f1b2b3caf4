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
