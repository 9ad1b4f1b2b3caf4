import HealthKit
import Testing
import UnderstudyTesting

@Suite("Units of health")
struct HealthUnitTests {
  @Test(
    "Values are converted between units of one kind",
    arguments: [
      (1, "mi", "m", 1609.344), (1, "kg", "lb", 2.2046226218), (100, "kcal", "kJ", 418.4),
      (36.6, "degC", "degF", 97.88),
      (72, "count/min", "count/s", 1.2), (5.5, "mmol<180.15588000005408>/L", "mg/dL", 99.0857340), (50, "%", "%", 50),
      (0.5, "L", "mL", 500), (42, "mL/kg*min", "mL/min*kg", 42), (1, "hr", "min", 60),
      (120, "mmHg", "kPa", 15.99868649),
    ] as [(Double, String, String, Double)])
  func conversion(value: Double, from: String, to: String, expected: Double) {
    let converted = HKQuantity(unit: HKUnit(from: from), doubleValue: value).doubleValue(for: HKUnit(from: to))
    #expect(abs(converted - expected) < 1e-6 * max(1, expected))
  }

  @Test("Units are made by functions and by arithmetic")
  func arithmetic() {
    #expect(HKUnit.count().unitDivided(by: .minute()) == HKUnit(from: "count/min"))
    #expect(HKUnit.gramUnit(with: .kilo) == HKUnit(from: "kg"))
    #expect(HKUnit.meterUnit(with: .kilo).unitString == "km")
    #expect(HKUnit.meter().unitRaised(toPower: 2) == HKUnit.meter().unitMultiplied(by: .meter()))
    #expect(HKUnit.second().reciprocal() == HKUnit.hertz())
    #expect(HKUnit.meter() != HKUnit.mile())
    #expect(
      HKQuantity(unit: .mile(), doubleValue: 1).compare(HKQuantity(unit: .meter(), doubleValue: 1609))
        == .orderedDescending)
    #expect(HKQuantity(unit: .minute(), doubleValue: 1) == HKQuantity(unit: .second(), doubleValue: 60))
  }
}
