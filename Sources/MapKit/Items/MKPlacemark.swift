import CoreLocation
import Foundation
import UnderstudyWorld

/// What is known of a place on a map. Source: Apple's page "MKPlacemark".
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// A place without an address.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(AppWorld.Place("", latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  /// A place with an address.
  ///
  /// - Parameter addressDictionary: With keys such as "Street" and "City".
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    func text(_ key: String) -> String? { addressDictionary?[key] as? String }
    self.init(
      AppWorld.Place(
        text("Name") ?? "", latitude: coordinate.latitude, longitude: coordinate.longitude, street: text("Street"),
        city: text("City"), state: text("State"), postalCode: text("ZIP"), country: text("Country"),
        countryCode: text("CountryCode")))
  }

  public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }
  package override init(_ place: AppWorld.Place) { super.init(place) }

  /// Where it is.
  open var coordinate: CLLocationCoordinate2D { place.coordinate }
  /// What the place is called; nil without a name.
  open override var name: String? { place.name.isEmpty ? nil : place.name }
  /// What the place is called, and its address.
  open var title: String? {
    let lines = ([place.name] + place.addressLines).filter { !$0.isEmpty }
    return lines.isEmpty ? nil : lines.joined(separator: ", ")
  }
  /// Nothing.
  open var subtitle: String? { nil }
  /// The country's code, such as "DE".
  open var countryCode: String? { place.countryCode }
}
