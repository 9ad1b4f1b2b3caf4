import Foundation
@_spi(Runtime) import UnderstudyCore

extension View {
  /// Shows date pickers by a style, such as capsules, a calendar or wheels.
  @inlinable
  nonisolated public consuming func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(_StyleModifier<_DatePickerStyles<S>>(style))
  }
}

/// The styles of a type, as ``StyleKind`` wants them.
public enum _DatePickerStyles<S: DatePickerStyle>: StyleKind {
  /// The date picker style that a view puts into force.
  public typealias Style = S

  static func body(of style: S, _ configuration: DatePickerStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A look for date pickers; its dynamic properties work as those of a view do (SEM-096).
@MainActor @preconcurrency
public protocol DatePickerStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration

  /// - Parameter configuration: The date and what can be chosen.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style shows of a date picker.
public struct DatePickerStyleConfiguration {
  /// What the date is, whatever the label's type.
  nonisolated public struct Label: View, StylePart {
    let content: AnyView
  }

  /// What the date is for, as a view for the style's body to place.
  public let label: Label
  /// The chosen date; a write changes the picker's own binding.
  @Binding public var selection: Date
  /// The earliest date that can be chosen; nil for no lower end.
  public var minimumDate: Date?
  /// The latest date that can be chosen; nil for no upper end.
  public var maximumDate: Date?
  /// Whether the user chooses a day, a time of day, or both.
  public var displayedComponents: DatePickerComponents
}

// MARK: - Built-in styles

/// How a date picker shows itself.
enum DatePickerKind {
  /// Buttons that open a calendar or wheels.
  case compact
  /// A calendar, and a button for the time.
  case graphical
  case wheel
}

protocol BuiltInDatePickerStyle: DatePickerStyle, BuiltInStyle {
  static var kind: DatePickerKind { get }
}

extension BuiltInDatePickerStyle {
  public func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
    DatePicker(configuration).datePickerStyle(self)
  }
}

/// The style that the surroundings ask for: a compact one.
public struct DefaultDatePickerStyle: Sendable { public init() {} }
/// Buttons that open a calendar or wheels.
public struct CompactDatePickerStyle: Sendable { public init() {} }
/// A calendar of one month.
public struct GraphicalDatePickerStyle: Sendable { public init() {} }
/// A wheel for each part of the date.
public struct WheelDatePickerStyle: Sendable { public init() {} }

extension DefaultDatePickerStyle: BuiltInDatePickerStyle {
  static var kind: DatePickerKind { .compact }
}
extension CompactDatePickerStyle: BuiltInDatePickerStyle {
  static var kind: DatePickerKind { .compact }
}
extension GraphicalDatePickerStyle: BuiltInDatePickerStyle {
  static var kind: DatePickerKind { .graphical }
}
extension WheelDatePickerStyle: BuiltInDatePickerStyle {
  static var kind: DatePickerKind { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Shows a button for the day and one for the time, as `compact` does.
  nonisolated public static var automatic: Self { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Shows a button for the day and one for the time, each of which opens a calendar or wheels.
  nonisolated public static var compact: Self { .init() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// Shows the calendar of one month in the tree all the time, and a button for the time.
  nonisolated public static var graphical: Self { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle { nonisolated public static var wheel: Self { .init() } }
