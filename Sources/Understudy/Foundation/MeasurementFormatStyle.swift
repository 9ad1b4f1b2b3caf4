import Foundation

/// What a measurement is used for, which decides in which unit a locale writes it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  fileprivate let name: String?
  private init(_ name: String?) { self.name = name }

  /// The unit that the locale prefers.
  public static var general: Self { Self("default") }
  /// The measurement's own unit.
  public static var asProvided: Self { Self(nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A length of a person.
  public static var person: Self { Self("person") }
  /// The height of a person.
  public static var personHeight: Self { Self("person-height") }
  /// A distance on roads.
  public static var road: Self { Self("road") }
  /// The focal length of a lens.
  public static var focalLength: Self { Self("focal-length") }
  /// An amount of rain.
  public static var rainfall: Self { Self("rainfall") }
  /// An amount of snow.
  public static var snowfall: Self { Self("snowfall") }
  /// How far one sees.
  public static var visibility: Self { Self("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What food contains.
  public static var food: Self { Self("food") }
  /// What a workout takes.
  public static var workout: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a body.
  public static var person: Self { Self("person") }
  /// The temperature of the air.
  public static var weather: Self { Self("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// An amount of a drink or another liquid.
  public static var liquid: Self { Self("fluid") }
}

extension Measurement where UnitType: Dimension {
  /// Writes measurements with their units, such as "5 km", in the language and the units of a locale.
  ///
  /// Source: Apple's page "Measurement.FormatStyle".
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a unit's name is written.
    public struct UnitWidth: Hashable, Codable, Sendable {
      fileprivate let name: String
      /// The whole name: "100 degrees Fahrenheit".
      public static var wide: Self { Self(name: MeasureWriting.Width.wide.rawValue) }
      /// A symbol: "100°F".
      public static var abbreviated: Self { Self(name: MeasureWriting.Width.short.rawValue) }
      /// The shortest form that the language has: "100°".
      public static var narrow: Self { Self(name: MeasureWriting.Width.narrow.rawValue) }
    }

    /// How much of a unit's name is written.
    public var width: UnitWidth
    /// The locale whose language and units are written.
    public var locale: Locale
    /// What the measurement is used for; nil for general use.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; nil for two digits, or for all of them where the unit is kept.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    private var hidesScale = false

    /// Makes a style.
    ///
    /// - Parameters:
    ///   - width: How much of a unit's name is written.
    ///   - locale: The locale whose language and units are written.
    ///   - usage: What the measurement is used for.
    ///   - numberFormatStyle: How the number is written.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) { (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle) }

    /// Writes a measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      let usage = usage ?? .general
      let writing = MeasureWriting(
        locale: locale, width: .init(rawValue: width.name) ?? .short, usage: usage.name, hidesScale: hidesScale)
      guard let style = numberFormatStyle?.locale(locale) else { return writing.text(of: value.value, value.unit) }
      return writing.text(of: value.value, value.unit) { style.format($0) }
    }

    /// This style in another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Writes the measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }

  /// Writes the measurement with a symbol, in the unit that the current locale prefers.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Makes a style for temperatures.
  ///
  /// - Parameters:
  ///   - width: How much of the unit's name is written.
  ///   - locale: The locale whose language and units are written.
  ///   - usage: What the measurement is used for.
  ///   - hidesScaleName: Whether a degree sign alone is written.
  ///   - numberFormatStyle: How the number is written.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    self.hidesScaleName = hidesScaleName
  }

  /// Whether a degree sign alone is written.
  public var hidesScaleName: Bool {
    get { hidesScale }
    set { hidesScale = newValue }
  }
}

extension FormatStyle {
  /// A style of measurements.
  ///
  /// - Parameters:
  ///   - width: How much of a unit's name is written.
  ///   - usage: What the measurement is used for.
  ///   - numberFormatStyle: How the number is written.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A style of temperatures.
  ///
  /// - Parameters:
  ///   - width: How much of a unit's name is written.
  ///   - usage: What the measurement is used for.
  ///   - hidesScaleName: Whether a degree sign alone is written.
  ///   - numberFormatStyle: How the number is written.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
