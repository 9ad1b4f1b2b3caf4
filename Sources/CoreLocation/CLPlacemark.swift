import Foundation
import UnderstudyWorld

/// What is known of a place: its address, as the test says. Source: Apple's page "CLPlacemark".
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  package let place: AppWorld.Place

  package init(_ place: AppWorld.Place) { self.place = place }

  /// What is known of the same place.
  public init(placemark: CLPlacemark) { place = placemark.place }

  /// Where it is.
  open var location: CLLocation? {
    CLLocation(latitude: place.coordinate.latitude, longitude: place.coordinate.longitude)
  }
  /// The place with its surroundings.
  open var region: CLRegion? { CLCircularRegion(center: place.coordinate, radius: 100, identifier: place.name) }
  /// Never known here.
  open var timeZone: TimeZone? { nil }
  /// What the place is called.
  open var name: String? { place.name }
  /// The street.
  open var thoroughfare: String? { place.street }
  /// The number of the house.
  open var subThoroughfare: String? { place.number }
  /// The town.
  open var locality: String? { place.city }
  /// The part of the town.
  open var subLocality: String? { place.district }
  /// The state or region of the country.
  open var administrativeArea: String? { place.state }
  /// Never known here.
  open var subAdministrativeArea: String? { nil }
  /// The postal code.
  open var postalCode: String? { place.postalCode }
  /// The country's code, such as "DE".
  open var isoCountryCode: String? { place.countryCode }
  /// The name of the country.
  open var country: String? { place.country }
  /// Never known here.
  open var inlandWater: String? { nil }
  /// Never known here.
  open var ocean: String? { nil }
  /// Never known here.
  open var areasOfInterest: [String]? { nil }

  /// The object itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The name and the address in one line.
  open override var description: String {
    ([place.name] + place.addressLines).joined(separator: ", ")
  }
}
