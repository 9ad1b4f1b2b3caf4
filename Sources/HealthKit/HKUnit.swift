import Foundation
import UnderstudyCore

/// In what a quantity is measured: a factor and the powers of its base units. Source: Apple's page "HKUnit".
open class HKUnit: NSObject, @unchecked Sendable {
  /// The name by which the unit is made again, such as "count/min".
  public let unitString: String
  /// How many base units it is.
  let factor: Double
  /// What is added to a value before it is multiplied, which degrees of temperature need.
  let offset: Double
  /// The powers of the base units: g, m, s, K, count and others. A unit without any is a plain number.
  let powers: [String: Int]

  init(_ unitString: String, _ factor: Double, _ powers: [String: Int], offset: Double = 0) {
    (self.unitString, self.factor, self.powers, self.offset) = (unitString, factor, powers, offset)
  }

  /// Makes a unit of its name, such as "kg", "kcal", "count/min" or "mL/kg*min".
  ///
  /// A name that is none of a unit fails the test, as it stops the app on a device.
  public convenience init(from string: String) {
    guard let unit = UnitNames.unit(of: string) else {
      RuntimeLog.fail(
        .framework, "HKUnit: \"\(string)\" is not the name of a unit. Names are such as \"kg\" or \"count/min\".")
      self.init(string, 1, [:])
      return
    }
    self.init(unit.unitString, unit.factor, unit.powers, offset: unit.offset)
  }

  /// Whether the unit is a plain number without factor.
  open func isNull() -> Bool { powers.isEmpty && factor == 1 }

  /// The product of two units, such as kilograms by meters.
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)*\(unit.unitString)", factor * unit.factor, Self.sum(powers, unit.powers, times: 1))
  }

  /// The quotient of two units, such as counts by minutes.
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor, Self.sum(powers, unit.powers, times: -1))
  }

  /// The power of a unit, such as square meters.
  open func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit("\(unitString)^\(power)", pow(factor, Double(power)), Self.sum([:], powers, times: power))
  }

  /// One divided by the unit.
  open func reciprocal() -> HKUnit { HKUnit.null.unitDivided(by: self) }

  private static let null = HKUnit("()", 1, [:])

  private static func sum(_ left: [String: Int], _ right: [String: Int], times: Int) -> [String: Int] {
    left.merging(right.mapValues { $0 * times }, uniquingKeysWith: +).filter { $0.value != 0 }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let unit = object as? HKUnit else { return false }
    return unit.powers == powers && unit.factor == factor && unit.offset == offset
  }
  open override var hash: Int { powers.hashValue ^ factor.hashValue }
  open override var description: String { unitString }
}

/// A thousand of, a thousandth of, and so on. Source: Apple's page "HKMetricPrefix".
public enum HKMetricPrefix: Int, Sendable, CaseIterable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

  var factor: Double {
    switch self {
    case .none: 1
    case .femto: 1e-15
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 1e-1
    case .deca: 1e1
    case .hecto: 1e2
    case .kilo: 1e3
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    }
  }

  var symbol: String {
    switch self {
    case .none: ""
    case .femto: "f"
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }
}
