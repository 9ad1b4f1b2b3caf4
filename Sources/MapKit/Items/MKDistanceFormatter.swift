import CoreLocation
import Foundation

/// Writes distances as users read them. Source: Apple's page "MKDistanceFormatter".
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// The units. Source: Apple's page "MKDistanceFormatter.Units".
  public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
  /// How long the texts are. Source: Apple's page "MKDistanceFormatter.DistanceUnitStyle".
  public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

  /// The units; those of the locale by default.
  open var units = Units.default
  /// How long the texts are.
  open var unitStyle = DistanceUnitStyle.default
  /// The language; that of the app by default.
  open var locale: Locale! = .current

  /// Such as "500 m" or "1.5 km".
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let isMetric = units == .metric || units == .default && locale.measurementSystem == .metric
    let isFull = unitStyle == .full
    func text(_ value: Double, _ digits: Int, _ short: String, _ long: String) -> String {
      let number = value.formatted(.number.precision(.fractionLength(0...digits)).locale(locale))
      return "\(number) \(isFull ? (number == "1" ? long : long + "s") : short)"
    }
    if isMetric {
      return distance < 1_000
        ? text((distance / 10).rounded() * 10, 0, "m", "meter") : text(distance / 1_000, 1, "km", "kilometer")
    }
    let feet = distance / 0.3048
    guard feet >= 1_000 else {
      if units == .imperialWithYards { return text((feet / 30).rounded() * 10, 0, "yd", "yard") }
      let number = ((feet / 10).rounded() * 10).formatted(.number.locale(locale))
      return "\(number) \(isFull ? "feet" : "ft")"
    }
    return text(distance / 1_609.344, 1, "mi", "mile")
  }

  /// The words for a distance, a number of meters; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? CLLocationDistance).map(string(fromDistance:)) }
}
