import Foundation
import UnderstudyCore

/// What is computed. Source: Apple's page "HKStatisticsOptions".
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By the source as well. There is one.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  /// The average of the values; for a quantity whose values do not add up.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  /// The smallest value; for a quantity whose values do not add up.
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  /// The largest value; for a quantity whose values do not add up.
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  /// All values together; for a quantity whose values add up, such as steps.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  /// The value of the sample that ended last.
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  /// The older name of ``mostRecent``.
  public static let discreteMostRecent = mostRecent
  /// How long the samples last together.
  public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// Samples of a quantity, summed up. Source: Apple's page "HKStatistics".
open class HKStatistics: NSObject, @unchecked Sendable {
  /// What was measured.
  public let quantityType: HKQuantityType
  /// Since when.
  public let startDate: Date
  /// Until when.
  public let endDate: Date
  private let options: HKStatisticsOptions
  private let parts: [HealthPart]

  init(_ type: HKQuantityType, _ options: HKStatisticsOptions, from start: Date, to end: Date, _ parts: [HealthPart]) {
    (quantityType, self.options, startDate, endDate, self.parts) = (type, options, start, end, parts)
  }

  /// The sources of the samples; nil unless that was asked for.
  open var sources: [HKSource]? { options.contains(.separateBySource) ? [.default()] : nil }

  /// The sum; nil without samples, or unless it was asked for.
  open func sumQuantity() -> HKQuantity? { quantity(.cumulativeSum) { $0.reduce(0, +) } }
  /// The average; nil without samples, or unless it was asked for.
  open func averageQuantity() -> HKQuantity? { quantity(.discreteAverage) { $0.reduce(0, +) / Double($0.count) } }
  /// The smallest value; nil without samples, or unless it was asked for.
  open func minimumQuantity() -> HKQuantity? { quantity(.discreteMin) { $0.min() ?? 0 } }
  /// The largest value; nil without samples, or unless it was asked for.
  open func maximumQuantity() -> HKQuantity? { quantity(.discreteMax) { $0.max() ?? 0 } }
  /// The latest value; nil without samples, or unless it was asked for.
  open func mostRecentQuantity() -> HKQuantity? {
    options.contains(.mostRecent) ? parts.max { $0.sample.endDate < $1.sample.endDate }?.sample.quantity : nil
  }
  /// The sum of a source's, which is all.
  open func sumQuantity(for source: HKSource) -> HKQuantity? { sumQuantity() }
  /// The average of a source's, which is all.
  open func averageQuantity(for source: HKSource) -> HKQuantity? { averageQuantity() }
  /// How long the samples are together; nil unless that was asked for.
  open func duration() -> HKQuantity? {
    guard options.contains(.duration), !parts.isEmpty else { return nil }
    let seconds = parts.reduce(0) { $0 + $1.sample.endDate.timeIntervalSince($1.sample.startDate) * $1.share }
    return HKQuantity(unit: .second(), doubleValue: seconds)
  }

  private func quantity(_ option: HKStatisticsOptions, _ compute: ([Double]) -> Double) -> HKQuantity? {
    guard options.contains(option), !parts.isEmpty else { return nil }
    let unit = quantityType.unit
    let isSum = option == .cumulativeSum
    return HKQuantity(
      unit: unit,
      doubleValue: compute(parts.map { $0.sample.quantity.doubleValue(for: unit) * (isSum ? $0.share : 1) }))
  }

  /// Fails the test if the options are not for the type, which stops the app on a device.
  static func check(_ options: HKStatisticsOptions, _ type: HKQuantityType) {
    let discrete: HKStatisticsOptions = [.discreteAverage, .discreteMin, .discreteMax]
    let isCumulative = type.aggregationStyle == .cumulative
    guard isCumulative ? !options.isDisjoint(with: discrete) : options.contains(.cumulativeSum) else { return }
    let advice =
      isCumulative ? "its values add up: ask for cumulativeSum" : "its values do not add up: ask for an average"
    RuntimeLog.fail(.framework, "HKStatistics: the options are not for \(type), as \(advice).")
  }
}

/// A sample and how much of it lies in a time.
struct HealthPart {
  let sample: HKQuantitySample
  let share: Double

  /// The parts of samples that lie in a time. A moment lies in the time in which it is.
  static func of(_ samples: [HKQuantitySample], from start: Date, to end: Date) -> [HealthPart] {
    samples.compactMap { sample in
      let duration = sample.endDate.timeIntervalSince(sample.startDate)
      if duration == 0 {
        return sample.startDate >= start && sample.startDate < end ? HealthPart(sample: sample, share: 1) : nil
      }
      let inside = min(end, sample.endDate).timeIntervalSince(max(start, sample.startDate))
      return inside > 0 ? HealthPart(sample: sample, share: inside / duration) : nil
    }
  }
}

/// Statistics of intervals. Source: Apple's page "HKStatisticsCollection".
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  private let type: HKQuantityType
  private let options: HKStatisticsOptions
  private let intervals: HealthIntervals
  private let samples: [HKQuantitySample]

  init(
    _ type: HKQuantityType, _ options: HKStatisticsOptions, _ intervals: HealthIntervals, _ samples: [HKQuantitySample]
  ) { (self.type, self.options, self.intervals, self.samples) = (type, options, intervals, samples) }

  /// Sums up what the app sees of a quantity.
  ///
  /// - Throws: ``HKError`` as long as the user has not been asked.
  convenience init(
    _ type: HKQuantityType, _ predicate: NSPredicate?, _ options: HKStatisticsOptions, _ intervals: HealthIntervals,
    in state: HealthState
  ) throws {
    let samples = try state.samples(type, predicate).compactMap { $0 as? HKQuantitySample }
    self.init(type, options, intervals, samples)
  }

  /// The statistics of the interval in which a date lies.
  open func statistics(for date: Date) -> HKStatistics? { statistics(intervals.interval(of: date)) }

  /// The intervals from the first sample to the last.
  open func statistics() -> [HKStatistics] {
    guard let start = samples.map(\.startDate).min(), let end = samples.map(\.endDate).max() else { return [] }
    let found = intervals.intervals(from: start, to: end).map(statistics)
    // A moment that begins an interval lies in that one.
    let isAfter = samples.contains { $0.startDate == end } && found.last.map { $0.endDate == end } == true
    return isAfter ? found + [statistics(intervals.interval(of: end))] : found
  }

  /// Runs a block for each interval of a time, also for those without samples.
  ///
  /// - Parameter block: Sets its second parameter to true to end.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isOver: ObjCBool = false
    for interval in intervals.intervals(from: startDate, to: endDate) {
      block(statistics(interval), &isOver)
      if isOver.boolValue { return }
    }
  }

  /// The sources of the samples.
  open func sources() -> Set<HKSource> { samples.isEmpty ? [] : [.default()] }

  private func statistics(_ interval: DateInterval) -> HKStatistics {
    HKStatistics(
      type, options, from: interval.start, to: interval.end,
      HealthPart.of(samples, from: interval.start, to: interval.end))
  }
}

/// Intervals of one length before and after a date.
struct HealthIntervals: Sendable {
  /// How many intervals are given at most.
  private static let most = 100_000

  let anchor: Date
  private let length: DateComponents

  /// Intervals that have no length fail the test, as they stop the app on a device, and become days.
  init(anchor: Date, length: DateComponents) {
    let next = Calendar.current.date(byAdding: length, to: anchor) ?? anchor
    if next <= anchor {
      RuntimeLog.fail(
        .framework,
        "HKStatisticsCollectionQuery: its intervals have no length. Give them some, as DateComponents(day: 1).")
    }
    (self.anchor, self.length) = (anchor, next > anchor ? length : DateComponents(day: 1))
  }

  private func date(_ index: Int) -> Date {
    var components = DateComponents()
    for unit in [Calendar.Component.year, .month, .weekOfYear, .day, .hour, .minute, .second] {
      if let value = length.value(for: unit), value != NSDateComponentUndefined {
        components.setValue(value * index, for: unit)
      }
    }
    return Calendar.current.date(byAdding: components, to: anchor) ?? anchor
  }

  private func index(of date: Date) -> Int {
    let step = max(self.date(1).timeIntervalSince(anchor), 1)
    var index = Int((date.timeIntervalSince(anchor) / step).rounded(.down))
    while self.date(index) > date { index -= 1 }
    while self.date(index + 1) <= date { index += 1 }
    return index
  }

  func interval(of date: Date) -> DateInterval {
    let index = index(of: date)
    return DateInterval(start: self.date(index), end: self.date(index + 1))
  }

  func intervals(from start: Date, to end: Date) -> [DateInterval] {
    guard start <= end else { return [] }
    let first = index(of: start)
    var last = index(of: end)
    if last > first, date(last) == end { last -= 1 }
    return (first...min(last, first + Self.most)).map { DateInterval(start: date($0), end: date($0 + 1)) }
  }
}
