import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// A calendar in which any number of days is chosen: a tap on a day adds it or takes it out.
public struct MultiDatePicker<Label: View> {
  let selection: Binding<Set<DateComponents>>
  let bounds: DateBounds
  let label: Label
}

extension MultiDatePicker {
  /// A picker for any number of days.
  ///
  /// - Parameters:
  ///   - selection: The days, each as calendar, era, year, month and day.
  ///   - label: What they are.
  nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, bounds: DateBounds(), label: label())
  }

  /// A picker for any number of days between two dates.
  ///
  /// - Parameters:
  ///   - selection: The days, each as calendar, era, year, month and day.
  ///   - bounds: The days that can be chosen.
  ///   - label: What they are.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, bounds: DateBounds(bounds), label: label())
  }

  /// Lets the user choose days from that of a date on.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, bounds: DateBounds(bounds), label: label())
  }

  /// Lets the user choose days before a date, which itself is left out.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, bounds: DateBounds(bounds), label: label())
  }
}

extension DateBounds {
  /// The upper bound itself is left out.
  init(_ range: Range<Date>) { self.init(lower: range.lowerBound, upper: range.upperBound.addingTimeInterval(-1)) }
  init(_ range: PartialRangeUpTo<Date>) { self.init(upper: range.upperBound.addingTimeInterval(-1)) }
}

// MARK: - Convenience

extension MultiDatePicker where Label == Text {
  /// Takes the label as a localized key; it is the label of the calendar's element.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Takes the label as a string that is not localized; it is the label of the calendar's element.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Takes the label as a localized key, and the days that can be chosen; the upper bound is left out.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Takes the label as a localized key, and the date from whose day on days can be chosen.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Takes the label as a localized key, and the date before which days can be chosen.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}

extension MultiDatePicker: View, ElementView {
  package func makeNode(_ inputs: inout _ViewInputs) -> MultiDatePickerNode {
    MultiDatePickerNode(selection, bounds, &inputs)
  }
  package func update(_ node: MultiDatePickerNode) { node.accept(selection, bounds) }
  package func visitContent(_ inputs: inout _ViewInputs) { Label._makeView(label, inputs: &inputs) }
}

/// The element of a calendar of several days; its label is not shown, it names the calendar.
package final class MultiDatePickerNode: ElementNode {
  private var selection: Binding<Set<DateComponents>>
  private var bounds: DateBounds
  private var calendar: MonthCalendar!

  init(_ selection: Binding<Set<DateComponents>>, _ bounds: DateBounds, _ inputs: inout _ViewInputs) {
    self.selection = selection
    self.bounds = bounds
    super.init(.datePicker, &inputs)
    let days = CalendarDays(
      isSelected: { [unowned self] in chosen($0) != nil }, isPossible: { [unowned self] in isPossible($0) },
      choose: { [unowned self] in toggle($0) })
    calendar = MonthCalendar(
      in: self, month: firstMonth, days: days, didChange: { [unowned self] in setNeedsChildren() })
    selection.location.addReader(self)
  }

  func accept(_ selection: Binding<Set<DateComponents>>, _ bounds: DateBounds) {
    self.selection = selection
    self.bounds = bounds
    selection.location.addReader(self)
    setNeedsChildren()
  }

  private var texts: DateTexts { DateTexts(environment.values) }

  /// The month of the first chosen day, else that of the first possible day, else the month that it is.
  private var firstMonth: Date {
    selection.wrappedValue.compactMap { texts.calendar.date(from: $0) }.min() ?? bounds.lower ?? Date()
  }

  private func isPossible(_ day: Date) -> Bool {
    guard let interval = texts.calendar.dateInterval(of: .day, for: day) else { return false }
    return (bounds.lower.map { interval.end > $0 } ?? true) && (bounds.upper.map { interval.start <= $0 } ?? true)
  }

  private func components(_ day: Date) -> DateComponents {
    texts.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }

  /// The components in the selection that stand for a day, however many of them were given.
  private func chosen(_ day: Date) -> DateComponents? {
    let own = components(day)
    return selection.wrappedValue.first { $0.year == own.year && $0.month == own.month && $0.day == own.day }
  }

  private func toggle(_ day: Date) {
    if let chosen = chosen(day) {
      selection.wrappedValue.remove(chosen)
    } else {
      selection.wrappedValue.insert(components(day))
    }
  }

  package override func locationDidChange() {
    super.locationDidChange()
    setNeedsChildren()
  }

  package override func update() {
    super.update()
    setNeedsChildren()
  }

  package override var derivesLabel: Bool { true }
  package override var alwaysCollects: Bool { true }

  package override func describe(_ content: inout ElementContent) {
    content.texts.label = labels().joined(separator: ", ")
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    let rule = BarLeaf(height: DatePickerMetrics.calendarHeight(), idealWidth: PickerMetrics.wheelIdealWidth)
    items.append(controlLayout(tree, [], rule))
  }

  package override func frame(ofPart part: Element, in frame: CGRect) -> CGRect? {
    calendar.frame(of: part, in: frame, mirrored: isRightToLeft)
  }

  package override func collectChildren(_ elements: inout [Element]) { elements = calendar.refreshedElements() }

  package override func didUnmount() {
    calendar.end()
    super.didUnmount()
  }
}
