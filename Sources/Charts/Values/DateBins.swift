import Foundation

/// Bins over dates, for histograms. Source: Apple's page "DateBins".
public struct DateBins: Collection, Equatable, Sendable {
  /// Where bins begin and end, in ascending order.
  public let thresholds: [Date]
  private var bins: Bins<Date> { Bins(thresholds: thresholds) }

  /// Makes the bins between given dates.
  public init(thresholds: [Date]) { self.thresholds = thresholds }

  /// Makes bins of equal length, in seconds, from the beginning of a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    guard timeInterval > 0 else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    var dates = [range.lowerBound]
    while let last = dates.last, last < range.upperBound { dates.append(last.addingTimeInterval(timeInterval)) }
    self.init(thresholds: dates)
  }

  /// Makes bins of a number of units, such as two weeks.
  public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent
  ) {
    let step = DateStep(component: unit, count: Swift.max(1, stride))
    self.init(thresholds: step.dates(covering: range, calendar))
  }

  /// Makes about as many bins as are wanted, between dates at which units begin.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
    self.init(thresholds: DateStep.step(over: range, desiredCount: desiredCount).dates(covering: range, calendar))
  }

  /// Makes bins that have all of some dates.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: first...last, desiredCount: desiredCount ?? 10, calendar: calendar)
  }

  /// The bin at a position; a position beyond the last one stops the app.
  public subscript(position: Int) -> ChartBinRange<Date> { bins.range(at: position) }
  /// The position of the bin that has a date; those outside are in the first or the last bin.
  public func index(for value: Date) -> Int { bins.index(for: value) }
  /// The next position.
  public func index(after i: Int) -> Int { i + 1 }
  /// The position of the first bin.
  public var startIndex: Int { 0 }
  /// The position after the last bin.
  public var endIndex: Int { bins.count }
}
