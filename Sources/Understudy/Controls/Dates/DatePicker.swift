import Foundation
@_spi(Runtime) import UnderstudyCore

/// A control that chooses a day, a time of day, or both (SEM-355).
public struct DatePicker<Label: View> {
  /// The parts of a date that the user may choose.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let bounds: DateBounds
  let components: DatePickerComponents
  let label: Label
}

/// The days and times that can be chosen; nil for no end.
struct DateBounds {
  var lower: Date?
  var upper: Date?

  /// The nearest date within the bounds.
  func clamp(_ date: Date) -> Date {
    if let upper, date > upper { return max(upper, lower ?? upper) }
    if let lower, date < lower { return lower }
    return date
  }
}

extension DatePicker {
  /// A picker for any date.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - displayedComponents: What of it is chosen.
  ///   - label: What it is.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, bounds: DateBounds(), components: displayedComponents, label: label())
  }

  /// A picker for a date between two others.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - range: What can be chosen: a date outside becomes the nearest one inside (SEM-355).
  ///   - displayedComponents: What of it is chosen.
  ///   - label: What it is.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, bounds: DateBounds(range), components: displayedComponents, label: label())
  }

  /// Lets the user choose dates from a first one on: an earlier date becomes the first one (SEM-355).
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, bounds: DateBounds(range), components: displayedComponents, label: label())
  }

  /// Lets the user choose dates up to a last one: a later date becomes the last one (SEM-355).
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, bounds: DateBounds(range), components: displayedComponents, label: label())
  }
}

extension DateBounds {
  init(_ range: ClosedRange<Date>) { self.init(lower: range.lowerBound, upper: range.upperBound) }
  init(_ range: PartialRangeFrom<Date>) { self.init(lower: range.lowerBound) }
  init(_ range: PartialRangeThrough<Date>) { self.init(upper: range.upperBound) }
}

// MARK: - Convenience

extension DatePicker where Label == Text {
  /// Takes the label as a localized key; it is a static text beside the picker's element.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Takes the label as a string that is not localized; it is a static text beside the picker's element.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Takes the label as a localized key, and two dates between which the user may choose.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Takes the label as a string that is not localized, and two dates between which the user may choose.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Takes the label as a localized key, and the first date that can be chosen.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Takes the label as a string that is not localized, and the first date that can be chosen.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Takes the label as a localized key, and the last date that can be chosen.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Takes the label as a string that is not localized, and the last date that can be chosen.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The picker of a style's configuration, for a style that only adds to another.
  nonisolated public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      selection: configuration.$selection,
      bounds: DateBounds(lower: configuration.minimumDate, upper: configuration.maximumDate),
      components: configuration.displayedComponents, label: configuration.label)
  }
}

extension DatePicker: View, StyledView {
  var configuration: DatePickerStyleConfiguration {
    .init(
      label: .init(content: AnyView(label)), selection: selection, minimumDate: bounds.lower,
      maximumDate: bounds.upper, displayedComponents: components)
  }

  static func makeBuiltIn(_ view: Self, _ style: Any.Type?, _ inputs: inout _ViewInputs) {
    let field = DateField(selection: view.selection, bounds: view.bounds, components: view.components)
    let kind = (style as? any BuiltInDatePickerStyle.Type)?.kind ?? .compact
    inputs.titledElement(view.label, make: { DatePickerNode(field, kind, &$0) }, update: { $0.accept(field) })
  }
  public static var _takesAttributes: Bool { true }
}
