import Foundation

/// What can be kept of the user's health. Source: Apple's page "HKObjectType".
open class HKObjectType: NSObject, @unchecked Sendable {
  /// The name by which the system keeps it.
  public let identifier: String

  init(identifier: String) { self.identifier = identifier }

  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
  open override var description: String { identifier }

  /// The type of a quantity; nil for an identifier that there is not.
  public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityTypeIdentifier.kinds[identifier] == nil ? nil : HKQuantityType(identifier)
  }
  /// The type of a category.
  public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  /// The type of a characteristic.
  public class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
  /// The type of a correlation.
  public class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
    HKCorrelationType(identifier)
  }
  /// The type of workouts.
  public class func workoutType() -> HKWorkoutType { HKWorkoutType.shared }
}

/// What samples are of. Source: Apple's page "HKSampleType".
open class HKSampleType: HKObjectType, @unchecked Sendable {
  /// Whether samples have a longest duration. None has one here.
  open var isMaximumDurationRestricted: Bool { false }
  /// Whether samples have a shortest duration. None has one here.
  open var isMinimumDurationRestricted: Bool { false }
}

/// How the values of a quantity are summed up. Source: Apple's page "HKQuantityAggregationStyle".
public enum HKQuantityAggregationStyle: Int, Sendable {
  case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
}

/// A quantity that can be measured. Source: Apple's page "HKQuantityType".
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// Makes the type of an identifier.
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier: identifier.rawValue) }

  private var kind: (unit: String, isCumulative: Bool) {
    HKQuantityTypeIdentifier.kinds[.init(rawValue: identifier)] ?? ("count", true)
  }
  /// Whether values add up, or are averaged.
  open var aggregationStyle: HKQuantityAggregationStyle { kind.isCumulative ? .cumulative : .discreteArithmetic }
  /// A unit in which the quantity can be had.
  var unit: HKUnit { HKUnit(from: kind.unit) }
  /// Whether the quantity can be had in a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.powers == self.unit.powers }
}

/// Something that happens or is felt. Source: Apple's page "HKCategoryType".
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// Makes the type of an identifier.
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// Samples that belong together, such as the two of a blood pressure. Source: Apple's page "HKCorrelationType".
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  /// Makes the type of an identifier.
  public init(_ identifier: HKCorrelationTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// Workouts. Source: Apple's page "HKWorkoutType".
open class HKWorkoutType: HKSampleType, @unchecked Sendable {
  static let shared = HKWorkoutType(identifier: HKWorkoutTypeIdentifier)
}

/// Something of the user that seldom changes. Source: Apple's page "HKCharacteristicType".
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  /// Makes the type of an identifier.
  public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// The name of the type of workouts.
public let HKWorkoutTypeIdentifier = "HKWorkoutTypeIdentifier"
