import Foundation

/// Writes measurements with their units, such as "3.107 mi" or "5 kilometers", in the language of a locale.
///
/// Unless the options say otherwise, a measurement is converted into the unit that the locale prefers for its size.
///
/// Source: Apple's page "MeasurementFormatter".
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Combines options by the bits of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own unit.
    public static let providedUnit = Self(rawValue: 1 << 0)
    /// The unit in which the number is neither large nor small.
    public static let naturalScale = Self(rawValue: 1 << 1)
    /// A temperature is written with a degree sign and no scale.
    public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
  }

  /// Which unit is written; by default that of the locale.
  open var unitOptions: UnitOptions = []
  /// How much of a unit's name is written, symbols by default.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale whose language and units are written; nil for the current one.
  open var locale: Locale! = .autoupdatingCurrent
  /// Writes the numbers: decimal, with three digits of a fraction at most.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Makes a formatter of symbols in the locale's units.
  public override init() { super.init() }
  /// Makes a formatter of symbols in the locale's units: what an archive contains is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    string(measurement.value, measurement.unit)
  }

  /// Writes the name of a unit.
  open func string(from unit: Unit) -> String {
    // What is around the number.
    let text = writing(of: unit).text(of: 2, unit) { _ in "" }
    return text.trimmingCharacters(in: .whitespaces)
  }

  /// The text of a measurement; nil for any other value.
  open override func string(for obj: Any?) -> String? {
    guard let measurement = obj as? NSMeasurement else { return nil }
    return string(measurement.doubleValue, measurement.unit)
  }

  private func string(_ value: Double, _ unit: Unit) -> String {
    var writing = writing(of: unit)
    if !unitOptions.contains(.providedUnit), unit is Dimension { writing.usage = "default" }
    return writing.text(of: value, unit) { [numberFormatter, current] in
      let formatter = numberFormatter ?? NumberFormatter()
      if formatter.locale != current { formatter.locale = current }
      return formatter.string(from: NSNumber(value: $0)) ?? "\($0)"
    }
  }

  private var current: Locale { locale ?? .current }

  private func writing(of unit: Unit) -> MeasureWriting {
    let width: MeasureWriting.Width =
      switch unitStyle {
      case .short: .narrow
      case .long: .wide
      default: .short
      }
    let hidesScale = unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature
    return MeasureWriting(locale: current, width: width, hidesScale: hidesScale)
  }
}
