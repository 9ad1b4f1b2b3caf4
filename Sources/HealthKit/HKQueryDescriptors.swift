import Foundation
import UnderstudyCore

/// Samples of a type, as they are asked for in tasks. Source: Apple's page "HKSamplePredicate".
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  let type: HKSampleType
  let predicate: NSPredicate?
}

extension HKSamplePredicate where Sample == HKQuantitySample {
  /// Samples of a quantity.
  public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> Self {
    Self(type: type, predicate: predicate)
  }
}
extension HKSamplePredicate where Sample == HKCategorySample {
  /// Samples of a category.
  public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> Self {
    Self(type: type, predicate: predicate)
  }
}
extension HKSamplePredicate where Sample == HKWorkout {
  /// Workouts.
  public static func workout(_ predicate: NSPredicate? = nil) -> Self {
    Self(type: HKWorkoutType.shared, predicate: predicate)
  }
}
extension HKSamplePredicate where Sample == HKSample {
  /// Samples of any type.
  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> Self {
    Self(type: type, predicate: predicate)
  }
}

/// Asks for samples in a task. Source: Apple's page "HKSampleQueryDescriptor".
public struct HKSampleQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
  private let predicates: [HKSamplePredicate<Sample>]
  private let order: [SortDescriptor<Sample>]
  private let limit: Int?

  /// Makes a query.
  ///
  /// - Parameters:
  ///   - predicates: Which samples.
  ///   - sortDescriptors: The order.
  ///   - limit: How many at most; nil for all.
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
  ) { (self.predicates, order, self.limit) = (predicates, sortDescriptors, limit) }

  /// The samples.
  ///
  /// - Throws: ``HKError`` as long as the user has not been asked.
  public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
    let state = HealthState.current
    let found = try predicates.flatMap { try state.samples($0.type, $0.predicate).compactMap { $0 as? Sample } }
    let sorted = order.isEmpty ? found : found.sorted(using: order)
    return limit.map { Array(sorted.prefix($0)) } ?? sorted
  }
}

/// Sums samples up in a task. Source: Apple's page "HKStatisticsQueryDescriptor".
public struct HKStatisticsQueryDescriptor: @unchecked Sendable {
  private let predicate: HKSamplePredicate<HKQuantitySample>
  private let options: HKStatisticsOptions

  /// Makes a query.
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
    (self.predicate, self.options) = (predicate, options)
    if let type = predicate.type as? HKQuantityType { HKStatistics.check(options, type) }
  }

  /// The statistics; nil without samples.
  ///
  /// - Throws: ``HKError`` as long as the user has not been asked.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
    guard let type = predicate.type as? HKQuantityType else { return nil }
    do { return try HKStatisticsQuery.statistics(type, predicate.predicate, options, in: .current) } catch let error
      as HKError where error.code == .errorNoData
    { return nil }
  }
}

/// Sums samples up by intervals in a task. Source: Apple's page "HKStatisticsCollectionQueryDescriptor".
public struct HKStatisticsCollectionQueryDescriptor: @unchecked Sendable {
  private let predicate: HKSamplePredicate<HKQuantitySample>
  private let options: HKStatisticsOptions
  private let intervals: HealthIntervals

  /// Makes a query.
  ///
  /// - Parameters:
  ///   - predicate: Which samples.
  ///   - options: What is computed.
  ///   - anchorDate: A date at which an interval starts.
  ///   - intervalComponents: How long intervals are.
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
    intervalComponents: DateComponents
  ) {
    (self.predicate, self.options) = (predicate, options)
    intervals = HealthIntervals(anchor: anchorDate, length: intervalComponents)
    if let type = predicate.type as? HKQuantityType { HKStatistics.check(options, type) }
  }

  /// The statistics by intervals.
  ///
  /// - Throws: ``HKError`` as long as the user has not been asked.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    guard let type = predicate.type as? HKQuantityType else { throw HKError(.errorInvalidArgument) }
    return try HKStatisticsCollection(type, predicate.predicate, options, intervals, in: .current)
  }
}
