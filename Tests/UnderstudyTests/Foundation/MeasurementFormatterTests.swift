import Foundation
import SwiftUI
import Testing

@Suite("Measurements, as Apple's pages describe them")
struct MeasurementFormatterTests {
  private static let us = Locale(identifier: "en_US")
  private static let france = Locale(identifier: "fr_FR")

  @Test(arguments: [(us, "100°F", "100 degrees Fahrenheit"), (france, "38 °C", "38 degrés Celsius")])
  func temperatures(locale: Locale, short: String, wide: String) {
    let temperature = Measurement<UnitTemperature>(value: 38, unit: .celsius)
    func text(_ width: Measurement<UnitTemperature>.FormatStyle.UnitWidth) -> String {
      temperature.formatted(.measurement(width: width).locale(locale)).replacing(/[\u00A0\u202F]/, with: " ")
    }
    #expect(text(.abbreviated) == short)
    #expect(text(.wide) == wide)
  }

  @Test("the usage decides on the unit")
  func usages() {
    let road = Measurement<UnitLength>(value: 36, unit: .miles)
    #expect(road.formatted(.measurement(width: .wide, usage: .road).locale(Self.us)) == "36 miles")
    #expect(
      road.formatted(.measurement(width: .wide, usage: .road).locale(Self.france))
        .replacing(/[\u00A0\u202F]/, with: " ") == "58 kilomètres")
    let fever = Measurement<UnitTemperature>(value: 36.8, unit: .celsius)
    #expect(fever.formatted(.measurement(width: .abbreviated).locale(Self.us)) == "98°F")
    #expect(fever.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(Self.us)) == "36.8°C")
    #expect(
      fever.formatted(.measurement(width: .abbreviated, usage: .weather, hidesScaleName: true).locale(Self.us)) == "98°"
    )
  }

  @Test("a style of numbers writes the converted value")
  func numbers() {
    let texts = [100.0, 1000, 1_000_000].map {
      Measurement(value: $0, unit: UnitLength.kilometers)
        .formatted(.measurement(width: .narrow, usage: .asProvided, numberFormatStyle: .number).locale(Self.us))
    }
    #expect(texts == ["100km", "1,000km", "1,000,000km"])
    let cold = Measurement<UnitTemperature>(value: -20, unit: .celsius)
    let tenths = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    #expect(
      cold.formatted(.measurement(width: .abbreviated, usage: .general, numberFormatStyle: tenths).locale(Self.us))
        == "-4.0°F")
  }

  @Test(
    "the formatter converts, unless it is to keep the unit",
    arguments: [
      (Formatter.UnitStyle.short, "3.107mi", "5km"), (.medium, "3.107 mi", "5 km"),
      (.long, "3.107 miles", "5 kilometers"),
    ])
  func formatter(style: Formatter.UnitStyle, converted: String, provided: String) {
    let formatter = MeasurementFormatter()
    formatter.locale = Self.us
    formatter.unitStyle = style
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: distance) == converted)
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: distance) == provided)
  }

  @Test("numbers are the number formatter's, names of units stand alone")
  func parts() {
    let formatter = MeasurementFormatter()
    formatter.locale = Self.us
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: Measurement(value: 1234.56, unit: UnitMass.grams)) == "1,235 g")
    #expect(formatter.string(from: Measurement(value: 21.4, unit: UnitTemperature.celsius)) == "21°")
    formatter.unitStyle = .long
    #expect(formatter.string(from: UnitSpeed.kilometersPerHour) == "kilometers per hour")
  }

  @Test("a unit of the app's own has its symbol")
  func custom() {
    let unit = UnitLength(symbol: "span", converter: UnitConverterLinear(coefficient: 0.2286))
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: Self.us, usage: .asProvided)
    #expect(style.format(Measurement(value: 2, unit: unit)) == "2 span")
  }
}

@Suite("Lists and names")
struct ListAndNameFormatterTests {
  @Test("items are joined as the language does it")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["Tea", "Cake", "Milk"]) == "Tea, Cake, and Milk")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    let numbers = NumberFormatter()
    numbers.numberStyle = .spellOut
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "one and two")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["Tee", "Kuchen"]) == "Tee und Kuchen")
    #expect(formatter.string(for: 5) == nil)
  }

  @Test("a name is written in styles")
  func names() {
    let name = PersonNameComponents(
      namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark", nameSuffix: "Esq.",
      nickname: "Tom")
    let formatter = PersonNameComponentsFormatter()
    #expect(formatter.string(from: name) == "Thomas Clark")
    formatter.style = .short
    #expect(formatter.string(from: name) == "Tom")
    formatter.style = .long
    #expect(formatter.string(from: name) == "Dr. Thomas Louis Clark Esq.")
    #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated) == "TC")
  }

  @Test("a name is read and written")
  func components() throws {
    let name = try #require(PersonNameComponentsFormatter().personNameComponents(from: "Ada King  Lovelace"))
    #expect(name.givenName == "Ada")
    #expect(name.middleName == "King")
    #expect(name.formatted() == "Ada Lovelace")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
    #expect(PersonNameComponentsFormatter().personNameComponents(from: " ") == nil)
  }
}
