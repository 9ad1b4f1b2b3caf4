/// What of a date a picker lets the user choose.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  /// Combines components by the bits of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time of day, by a button "Time Picker" or by wheels.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// The day, by a button "Date Picker", a calendar, or wheels.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}
