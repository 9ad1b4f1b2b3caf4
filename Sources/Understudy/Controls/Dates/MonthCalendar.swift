import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// What a calendar shows of its days, and what a tap on one does.
struct CalendarDays {
  let isSelected: (Date) -> Bool
  let isPossible: (Date) -> Bool
  let choose: (Date) -> Void
}

/// A month of days to choose from: its title, the ways to the months around it, and a button for each day.
///
/// A tap on the title shows wheels that turn to another month, in place of the days.
@MainActor
final class MonthCalendar: ElementSource {
  private unowned(unsafe) let node: ElementNode
  private let days: CalendarDays
  private let didChange: () -> Void
  private let emitted = EmittedElement(type: .button)
  private var title: Element { emitted.element }
  private let previous: Element
  private let next: Element
  private let grid: Element
  private var cells: [DayCell] = []
  private var wheels: [DateWheel] = []
  private var showsWheels = false
  private var month: Date

  /// - Parameters:
  ///   - node: The picker's node.
  ///   - month: A day of the month to begin with.
  ///   - days: What is shown of the days.
  ///   - didChange: Called when the calendar shows something else.
  init(in node: ElementNode, month: Date, days: CalendarDays, didChange: @escaping () -> Void) {
    self.node = node
    self.month = month
    self.days = days
    self.didChange = didChange
    previous = Element(type: .button, texts: ElementTexts(label: "Previous Month"), partOf: emitted.element)
    next = Element(type: .button, texts: ElementTexts(label: "Next Month"), partOf: emitted.element)
    grid = Element(type: .collectionView, partOf: emitted.element)
    title.attach(self)
    wheels = texts.dayParts.filter { $0 != .day }.map { part in
      DateWheel(part, in: node, read: { [unowned self] in self.month }, write: { [unowned self] in show($0) })
    }
  }

  /// The calendar's elements, brought up to date.
  func refreshedElements() -> [Element] {
    let tree: ElementTree = node.host.tree
    tree.update(title, type: .button, texts: ElementTexts(label: "Month", value: texts.month(month)), traits: [])
    if showsWheels {
      for wheel in wheels { wheel.refresh() }
      return [title] + wheels.map(\.element)
    }
    let dates = dates
    while cells.count > dates.count { cells.removeLast().end() }
    while cells.count < dates.count { cells.append(DayCell(self, node)) }
    for (cell, date) in zip(cells, dates) {
      cell.show(
        date, isPossible: days.isPossible(date), isSelected: days.isSelected(date), texts: texts, in: tree)
    }
    tree.setChildren(cells.map(\.element), of: grid)
    return [title, previous, next, grid]
  }

  private var texts: DateTexts { DateTexts(node.environment.values) }

  private var dates: [Date] {
    let calendar = texts.calendar
    guard let interval = calendar.dateInterval(of: .month, for: month) else { return [] }
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    return (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: interval.start) }
  }

  // MARK: Layout

  /// In points: the row of the month, the row of the weekdays, and the two buttons of the former.
  private static let headerHeight: CGFloat = 44
  private static let weekdaysHeight: CGFloat = 20
  private static let buttonWidth: CGFloat = 44
  private static let weeks = 6

  /// Where a part of the calendar is: the month above, and below it a row for each week (LAY-241).
  ///
  /// - Parameters:
  ///   - part: An element of the calendar.
  ///   - frame: The calendar's frame, in points.
  ///   - mirrored: Whether the first day of the week is at the right.
  /// - Returns: The frame in the same points; nil for an element of another control.
  func frame(of part: Element, in frame: CGRect, mirrored: Bool) -> CGRect? {
    let header = Self.headerHeight
    func row(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      let left = mirrored ? frame.width - x - width : x
      return CGRect(x: frame.minX + left, y: frame.minY + y, width: width, height: height)
    }
    let buttons = 2 * Self.buttonWidth
    if part === title { return row(0, 0, max(frame.width - buttons, 0), header) }
    if part === previous { return row(frame.width - buttons, 0, Self.buttonWidth, header) }
    if part === next { return row(frame.width - Self.buttonWidth, 0, Self.buttonWidth, header) }
    let top = header + Self.weekdaysHeight
    let height = max(frame.height - top, 0)
    if part === grid { return row(0, top, frame.width, height) }
    if let index = wheels.firstIndex(where: { $0.element === part }) {
      let width = frame.width / CGFloat(wheels.count)
      return row(CGFloat(index) * width, header, width, max(frame.height - header, 0))
    }
    guard let index = cells.firstIndex(where: { $0.shows(part) }) else { return nil }
    let place = index + firstColumn
    let (width, line) = (frame.width / 7, height / CGFloat(Self.weeks))
    return row(CGFloat(place % 7) * width, top + CGFloat(place / 7) * line, width, line)
  }

  /// The column of the first day of the month.
  private var firstColumn: Int {
    let calendar = texts.calendar
    guard let first = calendar.dateInterval(of: .month, for: month)?.start else { return 0 }
    return (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
  }

  func show(_ date: Date) {
    month = date
    didChange()
  }

  fileprivate func choose(_ date: Date) {
    days.choose(date)
    didChange()
  }

  var isElementEnabled: Bool { node.isElementEnabled }

  func perform(_ action: ElementAction, on element: Element) -> ElementActionOutcome {
    guard case .tap = action, element !== grid else { return node.perform(action, on: element) }
    guard isElementEnabled else { return .disabled }
    if element === title {
      showsWheels.toggle()
      didChange()
    } else if let date = texts.calendar.date(byAdding: .month, value: element === next ? 1 : -1, to: month) {
      show(date)
    }
    return .performed
  }

  func end() {
    title.detach()
    for wheel in wheels { wheel.end() }
    for cell in cells { cell.end() }
    cells = []
  }
}

/// A day of a calendar: a button around its number.
@MainActor
private final class DayCell: ElementSource {
  private let emitted = EmittedElement(type: .button)
  var element: Element { emitted.element }
  private let frame: Element
  private let number: Element
  private unowned(unsafe) let calendar: MonthCalendar
  private unowned(unsafe) let node: ElementNode
  private var date = Date.distantPast
  private var isPossible = true

  init(_ calendar: MonthCalendar, _ node: ElementNode) {
    self.calendar = calendar
    self.node = node
    frame = Element(type: .other, partOf: emitted.element)
    number = Element(type: .staticText, partOf: emitted.element)
    element.attach(self)
    node.host.tree.setChildren([number], of: frame)
    node.host.tree.setChildren([frame], of: element)
  }

  func show(_ date: Date, isPossible: Bool, isSelected: Bool, texts: DateTexts, in tree: ElementTree) {
    self.date = date
    self.isPossible = isPossible
    tree.update(
      element, type: .button, texts: ElementTexts(label: texts.dayOfCalendar(date)),
      traits: isSelected ? .selected : [])
    let day = texts.calendar.component(.day, from: date)
    tree.update(number, type: .staticText, texts: ElementTexts(label: "\(day)"), traits: [])
  }

  /// Whether an element is one of the day's, which are all in one place.
  func shows(_ part: Element) -> Bool { part === element || part === frame || part === number }

  var isElementEnabled: Bool { isPossible && node.isElementEnabled }

  func perform(_ action: ElementAction, on element: Element) -> ElementActionOutcome {
    guard case .tap = action else { return node.perform(action, on: element) }
    guard isElementEnabled else { return .disabled }
    calendar.choose(date)
    return .performed
  }

  func end() { element.detach() }
}
