/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Makes a set of modifiers from its bits, from 1 for Caps Lock to 32 for the numeric pad.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key.
  public static let capsLock = Self(rawValue: 1 << 0)
  /// The Shift key.
  public static let shift = Self(rawValue: 1 << 1)
  /// The Control key.
  public static let control = Self(rawValue: 1 << 2)
  /// The Option key.
  public static let option = Self(rawValue: 1 << 3)
  /// The Command key, the usual modifier of a shortcut.
  public static let command = Self(rawValue: 1 << 4)
  /// Any key of the numeric pad.
  public static let numericPad = Self(rawValue: 1 << 5)
  /// Every modifier, the numeric pad included.
  public static let all: Self = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
