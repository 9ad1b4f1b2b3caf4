import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// What a wheel of a date picker turns.
enum DatePart {
  /// The day with its month, where the time is chosen beside it.
  case date
  case month, day, year
  case hour, minute
  /// Before or after noon.
  case period
}

/// A row of a wheel: the names by which a test can ask for it, the one that the wheel shows first, and its date.
private struct DateRow {
  let names: [String]
  let date: Date
}

/// A wheel for one part of a date.
@MainActor
final class DateWheel: ElementSource {
  private let emitted = EmittedElement(type: .pickerWheel)
  var element: Element { emitted.element }
  private let part: DatePart
  private unowned(unsafe) let node: ElementNode
  private let read: () -> Date
  private let write: (Date) -> Void

  /// - Parameters:
  ///   - part: What it turns.
  ///   - node: The picker's node.
  ///   - read: The date now.
  ///   - write: Takes the date of the row that the wheel was turned to.
  init(_ part: DatePart, in node: ElementNode, read: @escaping () -> Date, write: @escaping (Date) -> Void) {
    self.part = part
    self.node = node
    self.read = read
    self.write = write
    element.attach(self)
  }

  /// The wheel goes.
  func end() { element.detach() }

  func refresh() {
    node.host.tree.update(
      element, type: .pickerWheel, texts: ElementTexts(value: names(of: read()).first), traits: [])
  }

  var isElementEnabled: Bool { node.isElementEnabled }

  func perform(_ action: ElementAction, on element: Element) -> ElementActionOutcome {
    guard case .adjustPickerWheel(let title) = action else {
      guard let rows = action.turnedRows else { return node.perform(action, on: element) }
      guard isElementEnabled else { return .disabled }
      write(date(turnedBy: rows))
      return .performed
    }
    guard isElementEnabled else { return .disabled }
    let rows = rows
    guard let row = rows.first(where: { $0.names.contains(title) }) ?? yearRow(title) else {
      let known = rows.count > 12 ? Array(rows.prefix(3)) + Array(rows.suffix(1)) : rows
      let titles = known.compactMap(\.names.first).map { "\"\($0)\"" }
      let list = rows.count > 12 ? titles.dropLast().joined(separator: ", ") + " … " + titles.suffix(1).joined() : nil
      return .refused("the wheel has no row \"\(title)\"; its rows are \(list ?? titles.joined(separator: ", "))")
    }
    write(row.date)
    return .performed
  }

  private var texts: DateTexts { DateTexts(node.environment.values) }

  private func names(of date: Date) -> [String] {
    let texts = texts
    let calendar = texts.calendar
    func number(_ component: Calendar.Component) -> Int { calendar.component(component, from: date) }
    func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    switch part {
    case .date:
      let names = [texts.shortDay(date), texts.weekdayAndDay(date)]
      return texts.isToday(date) ? [DateTexts.today] + names : names
    case .month:
      let index = number(.month) - 1
      return [calendar.monthSymbols[index], calendar.shortMonthSymbols[index]]
    case .day: return ["\(number(.day))"]
    case .year: return ["\(number(.year))"]
    case .hour:
      let hour = texts.hasPeriods ? (number(.hour) + 11) % 12 + 1 : number(.hour)
      return ["\(hour) o’clock", "\(hour)", padded(hour)]
    case .minute: return ["\(number(.minute)) minutes", "\(number(.minute))", padded(number(.minute))]
    case .period: return [number(.hour) < 12 ? calendar.amSymbol : calendar.pmSymbol]
    }
  }

  private var rows: [DateRow] {
    let date = read()
    let texts = texts
    let calendar = texts.calendar
    let hour = calendar.component(.hour, from: date)
    let dates: [Date] =
      switch part {
      // Names come back each year: the nearest day is meant.
      case .date:
        (-366...366).sorted { abs($0) < abs($1) }.compactMap { calendar.date(byAdding: .day, value: $0, to: date) }
      case .month: (1...calendar.monthSymbols.count).map { texts.date(date, setting: .month, to: $0) }
      case .day:
        (calendar.range(of: .day, in: .month, for: date) ?? 1..<32).map { texts.date(date, setting: .day, to: $0) }
      case .year:
        (-10...10).map { texts.date(date, setting: .year, to: calendar.component(.year, from: date) + $0) }
      case .hour:
        texts.hasPeriods
          ? (0..<12).map { texts.date(date, setting: .hour, to: hour / 12 * 12 + $0) }
          : (0..<24).map { texts.date(date, setting: .hour, to: $0) }
      case .minute: (0..<60).map { texts.date(date, setting: .minute, to: $0) }
      case .period: [hour % 12, hour % 12 + 12].map { texts.date(date, setting: .hour, to: $0) }
      }
    return dates.map { DateRow(names: names(of: $0), date: $0) }
  }

  /// The date when the wheel has turned; those of months, days, hours and minutes have no end.
  private func date(turnedBy rows: Int) -> Date {
    let date = read()
    let texts = texts
    let calendar = texts.calendar
    func around(_ component: Calendar.Component, from first: Int, count: Int) -> Date {
      let position = (calendar.component(component, from: date) - first + rows % count) % count
      return texts.date(date, setting: component, to: first + (position + count) % count)
    }
    let hour = calendar.component(.hour, from: date)
    switch part {
    case .date: return calendar.date(byAdding: .day, value: min(max(rows, -100_000), 100_000), to: date) ?? date
    case .month: return around(.month, from: 1, count: calendar.monthSymbols.count)
    case .day: return around(.day, from: 1, count: (calendar.range(of: .day, in: .month, for: date) ?? 1..<32).count)
    case .year:
      let year = calendar.component(.year, from: date)
      return texts.date(date, setting: .year, to: min(max(year + min(max(rows, -10_000), 10_000), 1), 9999))
    case .hour:
      guard texts.hasPeriods else { return around(.hour, from: 0, count: 24) }
      let position = ((hour % 12 + rows % 12) % 12 + 12) % 12
      return texts.date(date, setting: .hour, to: hour / 12 * 12 + position)
    case .minute: return around(.minute, from: 0, count: 60)
    case .period: return texts.date(date, setting: .hour, to: rows == 0 ? hour : hour % 12 + (rows > 0 ? 12 : 0))
    }
  }

  /// Years continue without end.
  private func yearRow(_ title: String) -> DateRow? {
    guard part == .year, let year = Int(title), (1...9999).contains(year) else { return nil }
    return DateRow(names: [title], date: texts.date(read(), setting: .year, to: year))
  }
}
