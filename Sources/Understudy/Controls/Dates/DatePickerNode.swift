import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// What a date picker edits.
struct DateField {
  let selection: Binding<Date>
  let bounds: DateBounds
  let components: DatePickerComponents

  /// The date; one outside of the bounds is shown as the nearest inside (SEM-355).
  var date: Date { bounds.clamp(selection.wrappedValue) }
}

/// The element of a date picker: buttons, a calendar, or wheels; its title is an element beside it.
package final class DatePickerNode: ElementNode, TitledControl {
  private var field: DateField
  private let kind: DatePickerKind
  private lazy var dateButton = makePart(.button)
  private lazy var timeButton = makePart(.button)
  private var calendar: MonthCalendar?
  private var wheels: [DateWheel] = []
  private var template: _ViewInputs
  private var popover: MenuNode?

  init(_ field: DateField, _ kind: DatePickerKind, _ inputs: inout _ViewInputs) {
    self.field = field
    self.kind = kind
    template = inputs
    template.attributes = ElementAttributes()
    template.layoutSteps = nil
    super.init(.datePicker, &inputs)
    if kind == .graphical, hasDay { calendar = makeCalendar { [unowned self] in setNeedsChildren() } }
    if kind == .wheel {
      wheels = makeWheels(hasTime ? hasDay ? [.date] + texts.timeParts : texts.timeParts : texts.dayParts)
    }
    field.selection.location.addReader(self)
  }

  func accept(_ new: DateField) {
    field = new
    new.selection.location.addReader(self)
    refreshParts()
  }

  private var hasDay: Bool { field.components.contains(.date) }
  private var hasTime: Bool { field.components.contains(.hourAndMinute) }
  private var texts: DateTexts { DateTexts(environment.values) }

  private func makeCalendar(didChange: @escaping () -> Void) -> MonthCalendar {
    let days = CalendarDays(
      isSelected: { [unowned self] in texts.calendar.isDate($0, inSameDayAs: field.date) },
      isPossible: { [unowned self] in isPossible($0) },
      choose: { [unowned self] in write(texts.date(on: $0, at: field.date)) })
    return MonthCalendar(in: self, month: field.date, days: days, didChange: didChange)
  }

  private func makeWheels(_ parts: [DatePart]) -> [DateWheel] {
    parts.map { part in
      DateWheel(
        part, in: self, read: { [unowned self] in field.date }, write: { [unowned self] in write($0) })
    }
  }

  /// Whether some time of a day lies within the bounds.
  private func isPossible(_ day: Date) -> Bool {
    guard let interval = texts.calendar.dateInterval(of: .day, for: day) else { return false }
    if let lower = field.bounds.lower, interval.end <= lower { return false }
    if let upper = field.bounds.upper, interval.start > upper { return false }
    return true
  }

  private func write(_ date: Date) {
    field.selection.wrappedValue = field.bounds.clamp(date)
    refreshParts()
  }

  private func refreshParts() {
    setNeedsDescription()
    setNeedsChildren()
    popover?.setNeedsChildren()
  }

  package override func locationDidChange() {
    super.locationDidChange()
    refreshParts()
  }

  package override func update() {
    super.update()
    refreshParts()
  }

  // MARK: Description

  package override var alwaysCollects: Bool { true }

  package override func describe(_ content: inout ElementContent) { content.texts.label = titleBeside }

  package override func collectChildren(_ elements: inout [Element]) {
    let date = field.date
    let day = ElementTexts(label: "Date Picker", value: texts.day(date))
    host.tree.update(dateButton, type: .button, texts: day, traits: [])
    let time = ElementTexts(label: "Time Picker", value: texts.time(date))
    host.tree.update(timeButton, type: .button, texts: time, traits: [])
    switch kind {
    case .compact:
      if hasDay { elements.append(dateButton) }
      if hasTime { elements.append(timeButton) }
    case .graphical:
      if let calendar { elements += calendar.refreshedElements() }
      if hasTime { elements.append(timeButton) }
    case .wheel:
      for wheel in wheels { wheel.refresh() }
      elements += wheels.map(\.element)
    }
  }

  // MARK: Layout

  var titlePlace: TitlePlace { kind == .compact ? .leading(isCovered: false) : .above(GroupMetrics.boxGap) }

  /// Two capsules, a calendar, or wheels; the title is a view beside them (LAY-241).
  package override func makeLayout(contentCount: Int, old: ElementLayout?) -> ElementLayout? {
    switch kind {
    case .compact:
      let width = DatePickerMetrics.compactWidth(screenWidth: screenWidth, hasDate: hasDay, hasTime: hasTime)
      return ElementLayout(FixedSizeLeaf(CGSize(width: width, height: capsuleHeight)))
    case .graphical where hasDay:
      let height = DatePickerMetrics.calendarHeight(hasTime: hasTime)
      return ElementLayout(BarLeaf(height: height, idealWidth: PickerMetrics.wheelIdealWidth))
    case .graphical:
      return ElementLayout(FixedSizeLeaf(CGSize(width: DatePickerMetrics.timeWidth, height: capsuleHeight)))
    case .wheel:
      return ElementLayout(BarLeaf(height: DatePickerMetrics.wheelHeight, idealWidth: PickerMetrics.wheelIdealWidth))
    }
  }

  private var screenWidth: CGFloat { host.layoutTree.screen.size.width }

  private var capsuleHeight: CGFloat {
    DatePickerMetrics.capsuleHeight(
      environment.values.controlFont(), displayScale: host.layoutTree.screen.displayScale)
  }

  package override func frame(ofPart part: Element, in frame: CGRect) -> CGRect? {
    if let position = wheels.firstIndex(where: { $0.element === part }) {
      return share(position, of: wheels.count, in: frame)
    }
    if let calendar, let found = calendar.frame(of: part, in: dayFrame(frame), mirrored: isRightToLeft) { return found }
    let time = CGSize(width: DatePickerMetrics.timeWidth, height: capsuleHeight)
    if part === timeButton {
      return kind == .graphical && hasDay ? trailingFrame(time, in: timeRow(frame)) : trailingFrame(time, in: frame)
    }
    guard part === dateButton else { return nil }
    let width = DatePickerMetrics.dateWidth(screenWidth: screenWidth)
    return CGRect(
      x: isRightToLeft ? frame.maxX - width : frame.minX, y: frame.minY, width: width, height: frame.height)
  }

  /// The part of a calendar without the row of the time.
  private func dayFrame(_ frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: DatePickerMetrics.calendarHeight())
  }

  private func timeRow(_ frame: CGRect) -> CGRect {
    let top = DatePickerMetrics.calendarHeight()
    return CGRect(x: frame.minX, y: frame.minY + top, width: frame.width, height: max(frame.height - top, 0))
  }

  // MARK: Interaction

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard case .tap = action else { return nil }
    let isButton = element === dateButton || element === timeButton
    guard isButton || kind == .compact && element === self.element else { return nil }
    guard isElementEnabled else { return .disabled }
    if element === timeButton || !hasDay { openWheels() } else { openCalendar() }
    return .performed
  }

  private func openCalendar() {
    guard popover == nil else { return }
    let calendar = makeCalendar { [unowned self] in popover?.setNeedsChildren() }
    open(
      items: { calendar.refreshedElements() },
      didClose: { calendar.end() })
  }

  private func openWheels() {
    guard popover == nil else { return }
    let wheels = makeWheels(texts.timeParts)
    open(
      items: {
        for wheel in wheels { wheel.refresh() }
        return wheels.map(\.element)
      },
      didClose: { for wheel in wheels { wheel.end() } })
  }

  private func open(items: @escaping @MainActor () -> [Element], didClose: @escaping @MainActor () -> Void) {
    popover = MenuNode(
      in: self, template, list: .datePicker, items: items,
      didClose: { [weak self] in
        didClose()
        self?.popover = nil
      })
  }

  package override func didUnmount() {
    for wheel in wheels { wheel.end() }
    calendar?.end()
    super.didUnmount()
  }
}

extension DatePickerNode: InspectableDatePicker {
  package var selectedDate: Date { field.date }

  package func choose(_ date: Date) -> ElementActionOutcome {
    guard isElementEnabled else { return .disabled }
    write(date)
    return .performed
  }
}
