import Foundation
import SwiftUI

/// How a chart scrolls.
struct ChartScrolling {
  var axes: Axis.Set = []
  var xLength: Double?
  var yLength: Double?
  var initialX: Datum?
  var initialY: Datum?
  var x: ChartScrollBinding?
  var y: ChartScrollBinding?
  var step: ValueAlignedChartScrollTargetBehavior?
}

/// Where a chart is scrolled to: the first visible value.
struct ChartScrollBinding {
  let get: () -> Datum
  let set: (Datum) -> Void
}

extension View {
  /// Lets charts scroll along axes, of which they show a part.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartOptions { $0.scrolling.axes = axes }
  }

  /// Says how much of the x-axis a chart that scrolls shows; by default half of it.
  ///
  /// - Parameter length: In numbers, seconds of dates, or categories.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.datum.coordinate
    return chartOptions { $0.scrolling.xLength = length }
  }

  /// Says how much of the y-axis a chart that scrolls shows; by default half of it.
  ///
  /// - Parameter length: In numbers, seconds of dates, or categories.
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.datum.coordinate
    return chartOptions { $0.scrolling.yLength = length }
  }

  /// Scrolls a chart to a value of the x-axis, which is the first visible one, and follows people who scroll it.
  nonisolated public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    let binding = ChartScrollBinding(x)
    return chartOptions { $0.scrolling.x = binding }
  }

  /// Scrolls a chart to a value of the y-axis, which is the first visible one, and follows people who scroll it.
  nonisolated public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    let binding = ChartScrollBinding(y)
    return chartOptions { $0.scrolling.y = binding }
  }

  /// Scrolls a chart to a value of the x-axis when it appears.
  nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
    let datum = initialX.datum
    return chartOptions { $0.scrolling.initialX = datum }
  }

  /// Scrolls a chart to a value of the y-axis when it appears.
  nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View {
    let datum = initialY.datum
    return chartOptions { $0.scrolling.initialY = datum }
  }

  /// Says where the scrolling of charts ends.
  nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    let step = behavior as? ValueAlignedChartScrollTargetBehavior
    return chartOptions { $0.scrolling.step = step }
  }
}

extension ChartScrollBinding {
  fileprivate init<P: Plottable>(_ binding: Binding<P>) {
    get = { binding.wrappedValue.datum }
    set = { if let value = P.made(of: $0) { binding.wrappedValue = value } }
  }
}

/// Where the scrolling of a chart ends. Source: Apple's page "ChartScrollTargetBehavior".
public protocol ChartScrollTargetBehavior {}

/// The scrolling of a chart ends at values with a distance. Source: Apple's page "ValueAlignedChartScrollTargetBehavior".
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  enum Unit {
    case number(Double)
    case dates(DateComponents)
  }

  let unit: Unit
}

/// Larger distances at which the scrolling of a chart may end. Source: Apple's page "MajorValueAlignment".
public struct MajorValueAlignment<Value: Plottable> {
  /// At the ends of what is visible.
  public static var page: MajorValueAlignment { .init() }
}

extension MajorValueAlignment where Value == Date {
  /// At dates with components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment { .init() }
}

extension MajorValueAlignment where Value: Numeric {
  /// At the multiples of a number.
  public static func unit(_ unit: Value) -> MajorValueAlignment { .init() }
}

/// Whether a long swipe may go over larger distances. Source: Apple's page "ValueAlignedLimitBehavior".
public struct ValueAlignedLimitBehavior: Sendable {
  /// It may.
  public static var automatic: ValueAlignedLimitBehavior { .init() }
  /// It may not.
  public static var always: ValueAlignedLimitBehavior { .init() }
  /// It may.
  public static var never: ValueAlignedLimitBehavior { .init() }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Scrolling ends at the multiples of a number.
  ///
  /// - Parameters:
  ///   - unit: The number.
  ///   - majorAlignment: Larger distances; multiples of them are multiples of the number.
  ///   - limitBehavior: Whether a long swipe goes further; it goes where the finger has been.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init(unit: .number(unit.datum.coordinate ?? 1)) }

  /// Scrolling ends at dates with components, such as midnight.
  ///
  /// - Parameters:
  ///   - components: Such as `DateComponents(hour: 0)`.
  ///   - majorAlignment: Larger distances; they have the components, too.
  ///   - limitBehavior: Whether a long swipe goes further; it goes where the finger has been.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init(unit: .dates(components)) }
}

extension ValueAlignedChartScrollTargetBehavior {
  /// The nearest value at which scrolling may end.
  func aligned(_ datum: Datum, _ calendar: Calendar) -> Datum {
    switch (datum, unit) {
    case (.category, _): return datum
    case (_, .number(let unit)) where unit > 0:
      return datum.moved(to: ((datum.coordinate ?? 0) / unit).rounded() * unit)
    case (.date(let date), .dates(let components)):
      let next = calendar.nextDate(after: date.addingTimeInterval(-1), matching: components, matchingPolicy: .nextTime)
      let last = calendar.nextDate(
        after: date, matching: components, matchingPolicy: .nextTime, direction: .backward)
      guard let next, let last else { return datum }
      return .date(next.timeIntervalSince(date) < date.timeIntervalSince(last) ? next : last)
    default: return datum
    }
  }
}
