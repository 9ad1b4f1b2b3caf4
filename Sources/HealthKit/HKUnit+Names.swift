/// The units by their functions. Source: Apple's page "HKUnit".
extension HKUnit {
  /// Grams.
  public class func gram() -> HKUnit { HKUnit(from: "g") }
  /// Grams, with a prefix such as kilo.
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "g") }
  /// Meters.
  public class func meter() -> HKUnit { HKUnit(from: "m") }
  /// Meters, with a prefix such as kilo.
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "m") }
  /// Liters.
  public class func liter() -> HKUnit { HKUnit(from: "L") }
  /// Liters, with a prefix such as kilo.
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "L") }
  /// Pascals.
  public class func pascal() -> HKUnit { HKUnit(from: "Pa") }
  /// Pascals, with a prefix such as kilo.
  public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "Pa") }
  /// Seconds.
  public class func second() -> HKUnit { HKUnit(from: "s") }
  /// Seconds, with a prefix such as kilo.
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "s") }
  /// Joules.
  public class func joule() -> HKUnit { HKUnit(from: "J") }
  /// Joules, with a prefix such as kilo.
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "J") }
  /// Siemens, for conductance.
  public class func siemen() -> HKUnit { HKUnit(from: "S") }
  /// Siemens, for conductance, with a prefix such as kilo.
  public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "S") }
  /// Hertz.
  public class func hertz() -> HKUnit { HKUnit(from: "Hz") }
  /// Hertz, with a prefix such as kilo.
  public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "Hz") }
  /// Volts.
  public class func volt() -> HKUnit { HKUnit(from: "V") }
  /// Volts, with a prefix such as kilo.
  public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "V") }
  /// Watts.
  public class func watt() -> HKUnit { HKUnit(from: "W") }
  /// Watts, with a prefix such as kilo.
  public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "W") }
  /// Ounces of mass.
  public class func ounce() -> HKUnit { HKUnit(from: "oz") }
  /// Pounds.
  public class func pound() -> HKUnit { HKUnit(from: "lb") }
  /// Stones.
  public class func stone() -> HKUnit { HKUnit(from: "st") }
  /// Inches.
  public class func inch() -> HKUnit { HKUnit(from: "in") }
  /// Feet.
  public class func foot() -> HKUnit { HKUnit(from: "ft") }
  /// Yards.
  public class func yard() -> HKUnit { HKUnit(from: "yd") }
  /// Miles.
  public class func mile() -> HKUnit { HKUnit(from: "mi") }
  /// Fluid ounces of the United States.
  public class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
  /// Imperial fluid ounces.
  public class func fluidOunceImperial() -> HKUnit { HKUnit(from: "fl_oz_imp") }
  /// Cups of the United States.
  public class func cupUS() -> HKUnit { HKUnit(from: "cup_us") }
  /// Imperial cups.
  public class func cupImperial() -> HKUnit { HKUnit(from: "cup_imp") }
  /// Pints of the United States.
  public class func pintUS() -> HKUnit { HKUnit(from: "pt_us") }
  /// Imperial pints.
  public class func pintImperial() -> HKUnit { HKUnit(from: "pt_imp") }
  /// Millimeters of mercury, for pressure.
  public class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
  /// Centimeters of water, for pressure.
  public class func centimeterOfWater() -> HKUnit { HKUnit(from: "cmAq") }
  /// Atmospheres.
  public class func atmosphere() -> HKUnit { HKUnit(from: "atm") }
  /// Inches of mercury, for pressure.
  public class func inchesOfMercury() -> HKUnit { HKUnit(from: "inHg") }
  /// Minutes.
  public class func minute() -> HKUnit { HKUnit(from: "min") }
  /// Hours.
  public class func hour() -> HKUnit { HKUnit(from: "hr") }
  /// Days of 24 hours.
  public class func day() -> HKUnit { HKUnit(from: "d") }
  /// Calories of 4.184 joules.
  public class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
  /// Kilocalories, as food has them.
  public class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
  /// Kilocalories of 4,184 joules.
  public class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
  /// Degrees of Celsius.
  public class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
  /// Degrees of Fahrenheit.
  public class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
  /// Kelvins.
  public class func kelvin() -> HKUnit { HKUnit(from: "K") }
  /// Things that are counted, such as steps.
  public class func count() -> HKUnit { HKUnit(from: "count") }
  /// Hundredths.
  public class func percent() -> HKUnit { HKUnit(from: "%") }
  /// International units, as of insulin.
  public class func internationalUnit() -> HKUnit { HKUnit(from: "IU") }
  /// Decibels of sound.
  public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(from: "dBASPL") }
  /// Decibels of hearing.
  public class func decibelHearingLevel() -> HKUnit { HKUnit(from: "dBHL") }
  /// Degrees of an angle.
  public class func degreeAngle() -> HKUnit { HKUnit(from: "deg") }
  /// Radians.
  public class func radianAngle() -> HKUnit { HKUnit(from: "rad") }
  /// Diopters.
  public class func diopter() -> HKUnit { HKUnit(from: "D") }
  /// Lux.
  public class func lux() -> HKUnit { HKUnit(from: "lx") }

  /// Moles of a substance, which are comparable with its mass.
  ///
  /// - Parameters:
  ///   - prefix: A prefix such as milli.
  ///   - gramsPerMole: The molar mass, for example `HKUnitMolarMassBloodGlucose`.
  public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    HKUnit(from: "\(prefix.symbol)mol<\(gramsPerMole)>")
  }
  /// Moles of a substance, which are comparable with its mass.
  public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    moleUnit(with: .none, molarMass: gramsPerMole)
  }
}

/// The molar mass of blood glucose, in grams.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408
