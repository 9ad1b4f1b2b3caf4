import CoreLocation
import Foundation
import UnderstudyCore

/// A place of interest. Source: Apple's page "MKMapItem".
open class MKMapItem: NSObject, @unchecked Sendable {
  /// Where it is.
  public let placemark: MKPlacemark
  /// Whether it stands for where the device is.
  public let isCurrentLocation: Bool
  /// What the place is called; at first as the placemark has it.
  open var name: String?
  /// The number to call.
  open var phoneNumber: String?
  /// The page in the web.
  open var url: URL?
  /// The time zone of the place.
  open var timeZone: TimeZone?
  /// What the place is for.
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  private init(_ placemark: MKPlacemark, isCurrentLocation: Bool) {
    (self.placemark, self.isCurrentLocation) = (placemark, isCurrentLocation)
    super.init()
  }

  /// A place.
  public convenience init(placemark: MKPlacemark) {
    self.init(placemark, isCurrentLocation: false)
    name = placemark.name
    phoneNumber = placemark.place.phoneNumber
    url = placemark.place.url
    pointOfInterestCategory = placemark.place.category.map { MKPointOfInterestCategory(category: $0) }
  }

  /// A place of the new generation of items.
  ///
  /// - Parameter address: Without effect.
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
  }

  /// Where the device is, as the app may know it.
  open class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem(
      MKPlacemark(coordinate: DeviceLocation.current?.coordinate ?? kCLLocationCoordinate2DInvalid),
      isCurrentLocation: true)
    item.name = "Current Location"
    return item
  }

  /// Where it is.
  open var location: CLLocation {
    CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }
  /// The address in one line; nil if it is not known.
  open var address: MKAddress? {
    let lines = placemark.place.addressLines
    return lines.isEmpty
      ? nil : MKAddress(fullAddress: lines.joined(separator: ", "), shortAddress: placemark.place.addressLines.first)
  }

  /// Opens the place in Maps, which is not here: the event log has the call.
  ///
  /// - Returns: True.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Opens places in Maps, which is not here: the event log has the call.
  ///
  /// - Returns: True.
  @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    let names = mapItems.map { $0.name ?? "\($0.placemark.coordinate.latitude), \($0.placemark.coordinate.longitude)" }
    let mode = (launchOptions?[MKLaunchOptionsDirectionsModeKey] as? String).map { " (\($0))" } ?? ""
    LoggedEntry(category: "MapKit", text: "Open Maps: \(names.joined(separator: ", "))\(mode)").write()
    return true
  }
}

/// An address as texts. Source: Apple's page "MKAddress".
open class MKAddress: NSObject, @unchecked Sendable {
  /// The whole address.
  public let fullAddress: String
  /// A part of the address.
  public let shortAddress: String?

  /// An address; nil for an empty text.
  public init?(fullAddress: String, shortAddress: String?) {
    guard !fullAddress.isEmpty else { return nil }
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
  }
}

/// How Maps is to show directions.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
/// In the way that the user prefers.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By bus and train.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// By bicycle.
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"
/// The kind of map.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
/// The middle of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
/// The size of the map.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
/// Whether the map shows traffic.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"
