import CoreLocation
import Foundation

/// Something at a place of UIKit's map. Source: Apple's page "MKAnnotation".
public protocol MKAnnotation: NSObjectProtocol {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// Its name.
  var title: String? { get }
  /// What is said below the name.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// Nothing.
  public var title: String? { nil }
  /// Nothing.
  public var subtitle: String? { nil }
}

/// Something on UIKit's map with a name. Source: Apple's page "MKShape".
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
  /// Its name.
  open var title: String? { didSet { didChange?() } }
  /// What is said below the name.
  open var subtitle: String? { didSet { didChange?() } }
  /// Asks the map that it is on to show it again.
  var didChange: (() -> Void)?
  /// Where it is.
  open var coordinate: CLLocationCoordinate2D {
    get { CLLocationCoordinate2D() }
    set {}
  }

  /// Makes something without a name.
  public override init() {}
}

/// A place of UIKit's map. Source: Apple's page "MKPointAnnotation".
open class MKPointAnnotation: MKShape, @unchecked Sendable {
  private var place = CLLocationCoordinate2D() { didSet { didChange?() } }

  /// Where it is.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }

  /// A place without a name, where the equator meets the meridian of Greenwich.
  public override init() {}
  /// A place without a name.
  public init(__coordinate coordinate: CLLocationCoordinate2D) { place = coordinate }
  /// A place with a name.
  public init(__coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    super.init()
    (place, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

/// Where the device is, on UIKit's map. Source: Apple's page "MKUserLocation".
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The place; nil if it is not known.
  open var location: CLLocation? { DeviceLocation.current }
  /// The direction in which the device points; never known by a map.
  open var heading: CLHeading? { nil }
  /// Whether the place is still to be found: never.
  open var isUpdating: Bool { false }
  /// Where it is.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  /// Its name.
  open var title: String? = "My Location"
  /// What is said below the name.
  open var subtitle: String?

  /// Where the device is.
  public override init() {}
}

/// Several annotations in one, as they would lie over each other. Source: Apple's page "MKClusterAnnotation".
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The annotations.
  public let memberAnnotations: [any MKAnnotation]
  /// The name; at first that of the first annotation, with the number of the others. A device words it in its own way.
  open var title: String?
  /// What is said below the name.
  open var subtitle: String?
  /// The middle of the places.
  open var coordinate: CLLocationCoordinate2D {
    let rect = MKMapRect(around: memberAnnotations.map(\.coordinate))
    return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }

  /// Makes one of several.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    title = memberAnnotations.first.map { "\($0.title ?? "Place") and \(memberAnnotations.count - 1) more" }
  }
}
