import Foundation
import UnderstudyCore

/// Sums samples up once. Source: Apple's page "HKStatisticsQuery".
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  /// What is called with the statistics, outside of the main actor.
  public typealias Handler = @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  private let type: HKQuantityType
  private let options: HKStatisticsOptions
  private let handler: Handler

  /// Makes a query.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping Handler
  ) {
    HKStatistics.check(options, quantityType)
    (type, self.options, self.handler) = (quantityType, options, handler)
    super.init(quantityType, quantitySamplePredicate)
  }

  override func run(in state: HealthState) -> Bool {
    let result = Result { try Self.statistics(type, predicate, options, in: state) }
    Task { [self] in
      switch result {
      case .success(let statistics): handler(self, statistics, nil)
      case .failure(let error): handler(self, nil, error)
      }
    }
    return false
  }

  /// Sums samples up.
  ///
  /// - Throws: ``HKError``, also of the code `errorNoData`.
  static func statistics(
    _ type: HKQuantityType, _ predicate: NSPredicate?, _ options: HKStatisticsOptions, in state: HealthState
  ) throws -> HKStatistics {
    let samples = try state.samples(type, predicate).compactMap { $0 as? HKQuantitySample }
    guard let start = samples.map(\.startDate).min(), let end = samples.map(\.endDate).max() else {
      throw HKError(.errorNoData)
    }
    return HKStatistics(type, options, from: start, to: end, samples.map { HealthPart(sample: $0, share: 1) })
  }
}

/// Sums samples up by intervals, and follows changes. Source: Apple's page "HKStatisticsCollectionQuery".
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// What is called with the statistics, outside of the main actor.
  public typealias Handler = @Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void
  /// What is called after a change, outside of the main actor.
  public typealias UpdateHandler =
    @Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void

  /// A date at which an interval starts.
  public let anchorDate: Date
  /// How long intervals are.
  public let intervalComponents: DateComponents
  /// What is computed.
  public let options: HKStatisticsOptions
  private let type: HKQuantityType
  private let intervals: HealthIntervals
  /// Called once.
  open var initialResultsHandler: Handler?
  /// Called after each change. A query without it ends after its first answer.
  open var statisticsUpdateHandler: UpdateHandler?

  /// Makes a query.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    HKStatistics.check(options, quantityType)
    (type, self.options, self.anchorDate) = (quantityType, options, anchorDate)
    self.intervalComponents = intervalComponents
    intervals = HealthIntervals(anchor: anchorDate, length: intervalComponents)
    super.init(quantityType, quantitySamplePredicate)
  }

  private func answer(_ state: HealthState) -> Result<HKStatisticsCollection, any Error> {
    Result { try HKStatisticsCollection(type, predicate, options, intervals, in: state) }
  }

  override func run(in state: HealthState) -> Bool {
    let result = answer(state)
    Task { [self] in
      switch result {
      case .success(let collection): initialResultsHandler?(self, collection, nil)
      case .failure(let error): initialResultsHandler?(self, nil, error)
      }
    }
    return statisticsUpdateHandler != nil
  }

  override func changed(in state: HealthState) {
    let result = answer(state)
    Task { [self] in
      switch result {
      case .success(let collection):
        statisticsUpdateHandler?(self, collection.statistics().last, collection, nil)
      case .failure(let error): statisticsUpdateHandler?(self, nil, nil, error)
      }
    }
  }
}
