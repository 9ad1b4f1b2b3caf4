import Foundation
import SwiftUI

/// How a chart writes numbers and dates.
struct ChartTexts {
  let locale: Locale
  let calendar: Calendar

  init(_ environment: EnvironmentValues) {
    locale = environment.locale
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    calendar.locale = environment.locale
    self.calendar = calendar
  }

  /// A value as an axis writes it.
  ///
  /// - Parameters:
  ///   - datum: The value.
  ///   - step: What is from date to date.
  func text(of datum: Datum, step: Calendar.Component?) -> String {
    switch datum {
    case .category(let name): return name
    case .number(let number): return text(of: number)
    case .date(let date):
      let style = self.style
      switch step {
      case .second: return date.formatted(style.hour().minute().second())
      case .minute: return date.formatted(style.hour().minute())
      case .hour: return date.formatted(style.hour())
      case .month, .quarter: return date.formatted(style.month(.abbreviated))
      case .year, .yearForWeekOfYear: return date.formatted(style.year())
      default: return date.formatted(style.month(.abbreviated).day())
      }
    }
  }

  func text(of number: Double) -> String {
    number.formatted(.number.precision(.fractionLength(0...6)).locale(locale))
  }

  /// A value as a mark's element says it.
  func text(of value: PlottedValue) -> String {
    guard case .date(let date) = value.datum else {
      guard let span = value.span else { return text(of: value.datum, step: nil) }
      return "\(text(of: span.lowerBound)) – \(text(of: span.upperBound))"
    }
    switch value.unit {
    case .year, .yearForWeekOfYear: return date.formatted(style.year())
    case .month, .quarter: return date.formatted(style.month(.wide).year())
    case .hour, .minute, .second: return date.formatted(style.month(.abbreviated).day().year().hour().minute())
    case nil where calendar.startOfDay(for: date) != date:
      return date.formatted(style.month(.abbreviated).day().year().hour().minute())
    default: return date.formatted(style.month(.abbreviated).day().year())
    }
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }
}

extension ChartTexts {
  /// The label and the value of a mark's element, if the app gives it none.
  func description(of entry: StackedMark) -> (label: Text, value: Text) {
    let mark = entry.mark
    if let sector = mark.sector {
      let name = series(of: mark).map { Text(verbatim: $0) } ?? sector.angle.title
      return (name, Text(verbatim: text(of: sector.angle)))
    }
    let (named, measured) = channels(of: entry)
    let value = measured.map { text(of: $0) }
    guard let name = named.flatMap({ text(of: $0) }) else {
      let title = series(of: mark).map { Text(verbatim: $0) } ?? measured?.first?.title
      return (title ?? Text(verbatim: ""), Text(verbatim: value ?? ""))
    }
    let parts = [name, series(of: mark)].compactMap { $0 }
    let label = parts.last == name ? name : parts.joined(separator: ", ")
    return (Text(verbatim: label), Text(verbatim: value ?? ""))
  }

  /// What a mark is named after, and what it shows of that.
  private func channels(of entry: StackedMark) -> (MarkChannel?, MarkChannel?) {
    let (x, y) = (entry.mark.x, entry.mark.y)
    if x.values.isEmpty { return (nil, y) }
    if y.values.isEmpty { return (nil, x) }
    let isLying = entry.measure == .horizontal || y.first?.datum.category != nil && x.first?.datum.category == nil
    return isLying ? (y, x) : (x, y)
  }

  private func text(of channel: MarkChannel) -> String {
    switch channel {
    case .value(let value): text(of: value)
    case .interval(let start, let end): "\(text(of: start)) – \(text(of: end))"
    case .fixed: ""
    }
  }

  /// The category of a mark.
  private func series(of mark: Mark) -> String? {
    let values = [
      mark.style.foregroundBy, mark.style.symbolBy, mark.style.lineStyleBy, mark.series, mark.style.position?.value,
    ]
    return values.lazy.compactMap { $0?.datum.category }.first
  }
}
