import Foundation
import UnderstudyCore

/// A value with its unit. Source: Apple's page "HKQuantity".
open class HKQuantity: NSObject, @unchecked Sendable {
  let unit: HKUnit
  private let value: Double

  /// Makes a quantity.
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

  /// Whether the value can be had in a unit: it measures the same.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.powers == self.unit.powers }

  /// The value in a unit. One that measures something else fails the test, as it stops the app on a device.
  open func doubleValue(for unit: HKUnit) -> Double {
    guard `is`(compatibleWith: unit) else {
      RuntimeLog.fail(
        .framework,
        "HKQuantity: \(self) cannot be had in \(unit.unitString), which measures something else. Name a unit of the same kind."
      )
      return 0
    }
    if unit == self.unit { return value }
    return base / unit.factor - unit.offset
  }

  /// The value in base units.
  var base: Double { (value + unit.offset) * unit.factor }

  /// Which of two quantities of one kind is larger.
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    if base == quantity.base { return .orderedSame }
    return base < quantity.base ? .orderedAscending : .orderedDescending
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let quantity = object as? HKQuantity else { return false }
    return quantity.is(compatibleWith: unit) && quantity.base == base
  }
  open override var hash: Int { base.hashValue }
  open override var description: String {
    "\(value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)") \(unit.unitString)"
  }
}
