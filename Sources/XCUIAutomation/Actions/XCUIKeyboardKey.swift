/// A key of a keyboard by its name. Source: Apple's page "XCUIKeyboardKey".
///
/// Delete, return, tab, escape, space and the arrows have the values that are known from devices; the others have
/// values of our own, which type nothing.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The character that `typeText(_:)` takes for the key.
  public var rawValue: String

  /// The key of a character.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key of a character, without a label.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Removes what is selected, or the character before the insertion point.
  public static let delete = Self("\u{8}")
  /// Submits a field; in an editor, begins a line.
  public static let `return` = Self("\r")
  /// Enter of the number pad; typed as Return.
  public static let enter = Self("\u{3}")
  /// Types a tab; the focus stays.
  public static let tab = Self("\t")
  /// Types a space.
  public static let space = Self(" ")
  /// Types nothing; a control with the shortcut `.cancelAction` uses it.
  public static let escape = Self("\u{1B}")
  /// Moves the insertion point a line up.
  public static let upArrow = Self("\u{2191}")
  /// Moves the insertion point a line down.
  public static let downArrow = Self("\u{2193}")
  /// Moves the insertion point a character to the left.
  public static let leftArrow = Self("\u{2190}")
  /// Moves the insertion point a character to the right.
  public static let rightArrow = Self("\u{2192}")
  /// Function key 1: a shortcut, or a failure of the test.
  public static let F1 = Self("\u{F704}")
  /// Function key 2: a shortcut, or a failure of the test.
  public static let F2 = Self("\u{F705}")
  /// Function key 3: a shortcut, or a failure of the test.
  public static let F3 = Self("\u{F706}")
  /// Function key 4: a shortcut, or a failure of the test.
  public static let F4 = Self("\u{F707}")
  /// Function key 5: a shortcut, or a failure of the test.
  public static let F5 = Self("\u{F708}")
  /// Function key 6: a shortcut, or a failure of the test.
  public static let F6 = Self("\u{F709}")
  /// Function key 7: a shortcut, or a failure of the test.
  public static let F7 = Self("\u{F70A}")
  /// Function key 8: a shortcut, or a failure of the test.
  public static let F8 = Self("\u{F70B}")
  /// Function key 9: a shortcut, or a failure of the test.
  public static let F9 = Self("\u{F70C}")
  /// Function key 10: a shortcut, or a failure of the test.
  public static let F10 = Self("\u{F70D}")
  /// Function key 11: a shortcut, or a failure of the test.
  public static let F11 = Self("\u{F70E}")
  /// Function key 12: a shortcut, or a failure of the test.
  public static let F12 = Self("\u{F70F}")
  /// Function key 13: a shortcut, or a failure of the test.
  public static let F13 = Self("\u{F710}")
  /// Function key 14: a shortcut, or a failure of the test.
  public static let F14 = Self("\u{F711}")
  /// Function key 15: a shortcut, or a failure of the test.
  public static let F15 = Self("\u{F712}")
  /// Function key 16: a shortcut, or a failure of the test.
  public static let F16 = Self("\u{F713}")
  /// Function key 17: a shortcut, or a failure of the test.
  public static let F17 = Self("\u{F714}")
  /// Function key 18: a shortcut, or a failure of the test.
  public static let F18 = Self("\u{F715}")
  /// Function key 19: a shortcut, or a failure of the test.
  public static let F19 = Self("\u{F716}")
  /// Removes the character after the insertion point.
  public static let forwardDelete = Self("\u{F717}")
  /// Moves the insertion point to the beginning of the line.
  public static let home = Self("\u{F718}")
  /// Moves the insertion point to the end of the line.
  public static let end = Self("\u{F719}")
  /// Types nothing; scrolls on a Mac.
  public static let pageUp = Self("\u{F71A}")
  /// Types nothing; scrolls on a Mac.
  public static let pageDown = Self("\u{F71B}")
  /// Clear of the number pad; types nothing.
  public static let clear = Self("\u{F71C}")
  /// Help of older keyboards; types nothing.
  public static let help = Self("\u{F71D}")
  /// The key by itself; to hold it, pass ``XCUIElement/KeyModifierFlags/capsLock``.
  public static let capsLock = Self("\u{F71E}")
  /// The left Shift by itself; to hold it, pass ``XCUIElement/KeyModifierFlags/shift``.
  public static let shift = Self("\u{F71F}")
  /// The left Control by itself; to hold it, pass ``XCUIElement/KeyModifierFlags/control``.
  public static let control = Self("\u{F720}")
  /// The left Option by itself; to hold it, pass ``XCUIElement/KeyModifierFlags/option``.
  public static let option = Self("\u{F721}")
  /// The left Command by itself; to hold it, pass ``XCUIElement/KeyModifierFlags/command``.
  public static let command = Self("\u{F722}")
  /// The Shift on the right; types nothing.
  public static let rightShift = Self("\u{F723}")
  /// The Control on the right; types nothing.
  public static let rightControl = Self("\u{F724}")
  /// The Option on the right; types nothing.
  public static let rightOption = Self("\u{F725}")
  /// The Command on the right; types nothing.
  public static let rightCommand = Self("\u{F726}")
  /// The fn or globe key; types nothing.
  public static let secondaryFn = Self("\u{F727}")
}

// The names before Swift had them as members; some tests still use them.

/// The older name of ``XCUIKeyboardKey/delete``.
public let XCUIKeyboardKeyDelete = XCUIKeyboardKey.delete
/// The older name of ``XCUIKeyboardKey/secondaryFn``.
public let XCUIKeyboardKeySecondaryFn = XCUIKeyboardKey.secondaryFn

extension XCUIElement {
  /// Keys that are held while another is pressed. Source: Apple's page "XCUIElement.KeyModifierFlags".
  public struct KeyModifierFlags: OptionSet, Sendable {
    /// One bit for each key.
    public let rawValue: UInt

    /// The keys of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Letters become capitals.
    public static let capsLock = Self(rawValue: 1 << 0)
    /// The older name of ``capsLock``.
    public static let alphaShift = capsLock
    /// Letters become capitals; arrows select.
    public static let shift = Self(rawValue: 1 << 1)
    /// For shortcuts; with a key that types text, no text.
    public static let control = Self(rawValue: 1 << 2)
    /// For shortcuts; arrows move by words.
    public static let option = Self(rawValue: 1 << 3)
    /// The older name of ``option``.
    public static let alternate = option
    /// For shortcuts, such as Command-S; arrows move to the ends.
    public static let command = Self(rawValue: 1 << 4)
    /// The fn or globe key; for shortcuts.
    public static let function = Self(rawValue: 1 << 5)

    /// The names of those that are held, for messages.
    var names: [String] {
      let all: [(Self, String)] = [
        (.capsLock, "Caps Lock"), (.shift, "Shift"), (.control, "Control"), (.option, "Option"), (.command, "Command"),
        (.function, "Function"),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }
}
