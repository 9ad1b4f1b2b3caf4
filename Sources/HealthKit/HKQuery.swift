import Foundation
import UnderstudyCore

/// How many objects a query gives at most: all.
public let HKObjectQueryNoLimit = 0
/// Sorts samples by their start.
public let HKSampleSortIdentifierStartDate = "startDate"
/// Sorts samples by their end.
public let HKSampleSortIdentifierEndDate = "endDate"

/// Which samples of a time are meant. Source: Apple's page "HKQueryOptions".
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Only samples that start in the time.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// Only samples that end in the time.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A question to the store. Source: Apple's page "HKQuery".
open class HKQuery: NSObject, @unchecked Sendable {
  /// What is asked for; nil for several types.
  public let objectType: HKObjectType?
  /// Which samples are asked for; nil for all.
  public let predicate: NSPredicate?
  /// The type of the samples.
  open var sampleType: HKSampleType? { objectType as? HKSampleType }

  init(_ type: HKObjectType?, _ predicate: NSPredicate?) { (objectType, self.predicate) = (type, predicate) }

  /// Answers, and says whether the query follows changes.
  func run(in state: HealthState) -> Bool { false }

  /// Answers again after a change.
  func changed(in state: HealthState) {}

  // MARK: - Predicates

  /// Samples of a time; nil is any time.
  public class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    sample { sample in
      let start = startDate ?? .distantPast
      let end = endDate ?? .distantFuture
      // The end is included: the app's clock does not move from a sample to a query of all until now.
      if options.contains(.strictStartDate), !(start <= sample.startDate && sample.startDate <= end) { return false }
      if options.contains(.strictEndDate), !(start <= sample.endDate && sample.endDate <= end) { return false }
      let isMoment = sample.startDate == sample.endDate
      return sample.startDate <= end && (isMoment ? sample.startDate >= start : sample.endDate > start)
    }
  }
  /// The object of an identifier.
  public class func predicateForObject(with uuid: UUID) -> NSPredicate { sample { $0.uuid == uuid } }
  /// The objects of identifiers.
  public class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate { sample { uuids.contains($0.uuid) } }
  /// Objects that an app has saved. All are of this app, also those that the test gives.
  public class func predicateForObjects(from source: HKSource) -> NSPredicate {
    sample { $0.sourceRevision.source == source }
  }
  /// Objects of apps. All are of this app.
  public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    sample { sources.contains($0.sourceRevision.source) }
  }
  /// Objects that have a note of a name.
  public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    sample { $0.metadata?[key] != nil }
  }
  /// Objects that have one of some notes.
  public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
    let texts = Set(allowedValues.map { "\($0)" })
    return sample { $0.metadata?[key].map { texts.contains("\($0)") } ?? false }
  }
  /// Quantities that compare with a value.
  public class func predicateForQuantitySamples(
    with operatorType: HKPredicateOperator, quantity: HKQuantity
  ) -> NSPredicate {
    sample { ($0 as? HKQuantitySample).map { operatorType.holds($0.quantity.compare(quantity)) } ?? false }
  }
  /// Categories whose value compares with a number.
  public class func predicateForCategorySamples(
    with operatorType: HKPredicateOperator, value: Int
  ) -> NSPredicate {
    sample { ($0 as? HKCategorySample).map { operatorType.holds(order($0.value, value)) } ?? false }
  }
  /// Workouts of a kind.
  public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    sample { ($0 as? HKWorkout)?.workoutActivityType == workoutActivityType }
  }
  /// Workouts whose duration compares with a number of seconds.
  public class func predicateForWorkouts(
    with operatorType: HKPredicateOperator, duration: TimeInterval
  ) -> NSPredicate {
    sample { ($0 as? HKWorkout).map { operatorType.holds(order($0.duration, duration)) } ?? false }
  }

  private static func sample(_ matches: @escaping @Sendable (HKSample) -> Bool) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKSample).map(matches) ?? false }
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
    left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
  }
}

/// How a value is compared: the cases of `NSComparisonPredicate.Operator` that health has, as Foundation lacks it on Linux.
public enum HKPredicateOperator: Int, Sendable {
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo

  /// Whether an order is the one that the comparison asks for.
  fileprivate func holds(_ order: ComparisonResult) -> Bool {
    switch self {
    case .lessThan: order == .orderedAscending
    case .lessThanOrEqualTo: order != .orderedDescending
    case .greaterThan: order == .orderedDescending
    case .greaterThanOrEqualTo: order != .orderedAscending
    case .notEqualTo: order != .orderedSame
    case .equalTo: order == .orderedSame
    }
  }
}
