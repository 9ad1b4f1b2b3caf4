/// A key of a keyboard by its name. Source: Apple's page "XCUIKeyboardKey".
///
/// Delete, return, tab, escape, space and the arrows have the values that are known from devices; the others have
/// values of our own, which type nothing.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let delete = Self("\u{8}")
  public static let `return` = Self("\r")
  public static let enter = Self("\u{3}")
  public static let tab = Self("\t")
  public static let space = Self(" ")
  public static let escape = Self("\u{1B}")
  public static let upArrow = Self("\u{2191}")
  public static let downArrow = Self("\u{2193}")
  public static let leftArrow = Self("\u{2190}")
  public static let rightArrow = Self("\u{2192}")
  public static let F1 = Self("\u{F704}")
  public static let F2 = Self("\u{F705}")
  public static let F3 = Self("\u{F706}")
  public static let F4 = Self("\u{F707}")
  public static let F5 = Self("\u{F708}")
  public static let F6 = Self("\u{F709}")
  public static let F7 = Self("\u{F70A}")
  public static let F8 = Self("\u{F70B}")
  public static let F9 = Self("\u{F70C}")
  public static let F10 = Self("\u{F70D}")
  public static let F11 = Self("\u{F70E}")
  public static let F12 = Self("\u{F70F}")
  public static let F13 = Self("\u{F710}")
  public static let F14 = Self("\u{F711}")
  public static let F15 = Self("\u{F712}")
  public static let F16 = Self("\u{F713}")
  public static let F17 = Self("\u{F714}")
  public static let F18 = Self("\u{F715}")
  public static let F19 = Self("\u{F716}")
  public static let forwardDelete = Self("\u{F717}")
  public static let home = Self("\u{F718}")
  public static let end = Self("\u{F719}")
  public static let pageUp = Self("\u{F71A}")
  public static let pageDown = Self("\u{F71B}")
  public static let clear = Self("\u{F71C}")
  public static let help = Self("\u{F71D}")
  public static let capsLock = Self("\u{F71E}")
  public static let shift = Self("\u{F71F}")
  public static let control = Self("\u{F720}")
  public static let option = Self("\u{F721}")
  public static let command = Self("\u{F722}")
  public static let rightShift = Self("\u{F723}")
  public static let rightControl = Self("\u{F724}")
  public static let rightOption = Self("\u{F725}")
  public static let rightCommand = Self("\u{F726}")
  public static let secondaryFn = Self("\u{F727}")
}

// The names before Swift had them as members; some tests still use them.

public let XCUIKeyboardKeyDelete = XCUIKeyboardKey.delete
public let XCUIKeyboardKeySecondaryFn = XCUIKeyboardKey.secondaryFn

extension XCUIElement {
  /// Keys that are held while another is pressed. Source: Apple's page "XCUIElement.KeyModifierFlags".
  public struct KeyModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let capsLock = Self(rawValue: 1 << 0)
    public static let alphaShift = capsLock
    public static let shift = Self(rawValue: 1 << 1)
    public static let control = Self(rawValue: 1 << 2)
    public static let option = Self(rawValue: 1 << 3)
    public static let alternate = option
    public static let command = Self(rawValue: 1 << 4)
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
