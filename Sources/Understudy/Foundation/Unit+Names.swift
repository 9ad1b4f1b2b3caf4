import Foundation

extension Unit {
  /// The unit in ICU's words; nil for one that ICU does not have.
  var nameInICU: String? { Self.names[Key(self)] }

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let symbol: String

    init(_ unit: Unit) { (type, symbol) = (ObjectIdentifier(Swift.type(of: unit)), unit.symbol) }
  }

  private static let names: [Key: String] = {
    let all: [[(Unit, String)]] = [lengths, areas, volumes, masses, times, temperatures, energies, storage, others]
    return Dictionary(all.joined().map { (Key($0), $1) }) { first, _ in first }
  }()

  private static var lengths: [(Unit, String)] {
    [
      (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
      (UnitLength.hectometers, "hectometer"), (UnitLength.decameters, "decameter"), (UnitLength.meters, "meter"),
      (UnitLength.decimeters, "decimeter"),
      (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
      (UnitLength.micrometers, "micrometer"), (UnitLength.nanometers, "nanometer"),
      (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"), (UnitLength.feet, "foot"),
      (UnitLength.yards, "yard"), (UnitLength.miles, "mile"), (UnitLength.scandinavianMiles, "mile-scandinavian"),
      (UnitLength.lightyears, "light-year"), (UnitLength.nauticalMiles, "nautical-mile"),
      (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
      (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
    ]
  }

  private static var areas: [(Unit, String)] {
    [
      (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
      (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareMillimeters, "square-millimeter"),
      (UnitArea.squareInches, "square-inch"), (UnitArea.squareFeet, "square-foot"),
      (UnitArea.squareYards, "square-yard"), (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"),
      (UnitArea.hectares, "hectare"),
    ]
  }

  private static var volumes: [(Unit, String)] {
    [
      (UnitVolume.megaliters, "megaliter"), (UnitVolume.kiloliters, "kiloliter"), (UnitVolume.liters, "liter"),
      (UnitVolume.deciliters, "deciliter"), (UnitVolume.centiliters, "centiliter"),
      (UnitVolume.milliliters, "milliliter"), (UnitVolume.cubicKilometers, "cubic-kilometer"),
      (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicCentimeters, "cubic-centimeter"),
      (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.cubicFeet, "cubic-foot"),
      (UnitVolume.cubicYards, "cubic-yard"), (UnitVolume.cubicMiles, "cubic-mile"), (UnitVolume.acreFeet, "acre-foot"),
      (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"), (UnitVolume.tablespoons, "tablespoon"),
      (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.cups, "cup"), (UnitVolume.pints, "pint"),
      (UnitVolume.quarts, "quart"), (UnitVolume.gallons, "gallon"), (UnitVolume.metricCups, "cup-metric"),
      (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"), (UnitVolume.imperialPints, "pint-imperial"),
      (UnitVolume.imperialGallons, "gallon-imperial"),
    ]
  }

  private static var masses: [(Unit, String)] {
    [
      (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.decigrams, "decigram"),
      (UnitMass.centigrams, "centigram"), (UnitMass.milligrams, "milligram"), (UnitMass.micrograms, "microgram"),
      (UnitMass.nanograms, "nanogram"), (UnitMass.picograms, "picogram"), (UnitMass.ounces, "ounce"),
      (UnitMass.pounds, "pound"), (UnitMass.stones, "stone"), (UnitMass.metricTons, "metric-ton"),
      (UnitMass.shortTons, "ton"), (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
    ]
  }

  private static var times: [(Unit, String)] {
    [
      (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
      (UnitDuration.milliseconds, "millisecond"), (UnitDuration.microseconds, "microsecond"),
      (UnitDuration.nanoseconds, "nanosecond"), (UnitSpeed.metersPerSecond, "meter-per-second"),
      (UnitSpeed.kilometersPerHour, "kilometer-per-hour"), (UnitSpeed.milesPerHour, "mile-per-hour"),
      (UnitSpeed.knots, "knot"), (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
      (UnitAcceleration.gravity, "g-force"), (UnitFrequency.hertz, "hertz"), (UnitFrequency.kilohertz, "kilohertz"),
      (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.gigahertz, "gigahertz"),
    ]
  }

  private static var temperatures: [(Unit, String)] {
    [
      (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
      (UnitTemperature.kelvin, "kelvin"), (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"),
      (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.radians, "radian"), (UnitAngle.revolutions, "revolution"),
    ]
  }

  private static var energies: [(Unit, String)] {
    [
      (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"), (UnitEnergy.kilocalories, "kilocalorie"),
      (UnitEnergy.calories, "calorie"), (UnitEnergy.kilowattHours, "kilowatt-hour"), (UnitPower.watts, "watt"),
      (UnitPower.kilowatts, "kilowatt"), (UnitPower.megawatts, "megawatt"), (UnitPower.milliwatts, "milliwatt"),
      (UnitPower.horsepower, "horsepower"), (UnitElectricCurrent.amperes, "ampere"),
      (UnitElectricCurrent.milliamperes, "milliampere"), (UnitElectricPotentialDifference.volts, "volt"),
      (UnitElectricResistance.ohms, "ohm"),
    ]
  }

  private static var storage: [(Unit, String)] {
    [
      (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
      (UnitInformationStorage.kilobits, "kilobit"), (UnitInformationStorage.kilobytes, "kilobyte"),
      (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.megabytes, "megabyte"),
      (UnitInformationStorage.gigabits, "gigabit"), (UnitInformationStorage.gigabytes, "gigabyte"),
      (UnitInformationStorage.terabits, "terabit"), (UnitInformationStorage.terabytes, "terabyte"),
      (UnitInformationStorage.petabytes, "petabyte"),
    ]
  }

  private static var others: [(Unit, String)] {
    [
      (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.kilopascals, "kilopascal"),
      (UnitPressure.megapascals, "megapascal"), (UnitPressure.newtonsPerMetersSquared, "pascal"),
      (UnitPressure.bars, "bar"), (UnitPressure.millibars, "millibar"), (UnitPressure.inchesOfMercury, "inch-ofhg"),
      (UnitPressure.millimetersOfMercury, "millimeter-ofhg"), (UnitIlluminance.lux, "lux"),
      (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
      (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
      (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
      (UnitConcentrationMass.milligramsPerDeciliter, "milligram-per-deciliter"),
      (UnitDispersion.partsPerMillion, "part-per-million"),
    ]
  }
}
