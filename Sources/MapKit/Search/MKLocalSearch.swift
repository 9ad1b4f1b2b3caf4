import CoreLocation
import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

/// Finds places of `app.world.location.places` by words. Source: Apple's page "MKLocalSearch".
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// Gets what a search has found, or why it has found nothing.
  public typealias CompletionHandler = @Sendable (Response?, (any Error)?) -> Void

  /// Which results are meant. Source: Apple's page "MKLocalSearch.ResultType".
  public struct ResultType: OptionSet, Sendable {
    /// The bits of the types.
    public let rawValue: UInt
    /// Makes types of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Streets and houses.
    public static let address = Self(rawValue: 1)
    /// Shops, sights and other places with a purpose.
    public static let pointOfInterest = Self(rawValue: 2)
    /// Mountains, rivers and the like.
    public static let physicalFeature = Self(rawValue: 4)
  }

  /// Whether places outside of the region are left out. Source: Apple's page "MKLocalSearch.RegionPriority".
  public enum RegionPriority: Int, Sendable { case `default`, required }

  /// What is to be found. Source: Apple's page "MKLocalSearch.Request".
  open class Request: NSObject, NSCopying, @unchecked Sendable {
    /// Words of the name, the kind or the address.
    open var naturalLanguageQuery: String?
    /// Where places come first; nothing, as at first, for anywhere.
    open var region = MKCoordinateRegion()
    /// Whether places outside of the region are left out.
    open var regionPriority = RegionPriority.default
    /// Which results are meant; without effect.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// Which categories are meant; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Makes a request without words.
    public override init() {}
    /// A request for words.
    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
    /// A request for words in a region.
    public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
    }
    /// A request for what a completion stands for.
    public init(completion: MKLocalSearchCompletion) {
      naturalLanguageQuery = [completion.title, completion.subtitle].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// A request of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Request()
      (copy.naturalLanguageQuery, copy.region, copy.resultTypes) = (naturalLanguageQuery, region, resultTypes)
      (copy.regionPriority, copy.pointOfInterestFilter) = (regionPriority, pointOfInterestFilter)
      return copy
    }
  }

  /// What was found. Source: Apple's page "MKLocalSearch.Response".
  open class Response: NSObject, @unchecked Sendable {
    /// The places: those in the region first, by their distance from its middle.
    public let mapItems: [MKMapItem]
    /// The region around the places.
    public let boundingRegion: MKCoordinateRegion

    init(_ items: [MKMapItem]) {
      mapItems = items
      boundingRegion = MKCoordinateRegion(MKMapRect(around: items.map(\.placemark.coordinate)).spaced())
    }
  }

  private let query: String?
  private let region: MKCoordinateRegion?
  private let isRegionRequired: Bool
  private let filter: MKPointOfInterestFilter?

  /// A search for words.
  public init(request: Request) {
    query = request.naturalLanguageQuery
    region = request.region.span.latitudeDelta > 0 ? request.region : nil
    isRegionRequired = request.regionPriority == .required
    filter = request.pointOfInterestFilter
  }

  /// A search for all places of interest of a region.
  public init(request: MKLocalPointsOfInterestRequest) {
    (query, region, isRegionRequired, filter) = (nil, request.region, true, request.pointOfInterestFilter)
  }

  /// Whether a search has no answer yet: never, as all are answered at once.
  open var isSearching: Bool { false }
  /// Does nothing, as all searches are answered at once.
  open func cancel() {}

  /// Finds the places.
  ///
  /// - Throws: ``MKError/placemarkNotFound``, or what `app.world.maps.searchFailure` says.
  open func start() async throws -> Response { try find().get() }

  /// As ``start()``.
  ///
  /// - Parameter completionHandler: Called on the main thread.
  @preconcurrency open func start(completionHandler: @escaping CompletionHandler) {
    let found = find()
    MainThread.enqueue {
      switch found {
      case .success(let response): completionHandler(response, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  private func find() -> Result<Response, MKError> {
    if let failure = MapState.current.searchFailure { return .failure(MKError(failure)) }
    var items = KnownPlaces.current.filter { place in query.map { place.matches($0) } ?? (place.category != nil) }
      .map { MKMapItem(placemark: MKPlacemark($0)) }
    if let filter {
      items = items.filter { item in item.pointOfInterestCategory.map { filter.includes($0) } ?? false }
    }
    if let region {
      let rect = region.mapRect
      let middle = MKMapPoint(region.center)
      let sorted = items.map { (item: $0, point: MKMapPoint($0.placemark.coordinate)) }
        .map { ($0.item, rect.contains($0.point), $0.point.distance(to: middle)) }
        .sorted { ($0.1 ? 0 : 1, $0.2) < ($1.1 ? 0 : 1, $1.2) }
      items = sorted.filter { $0.1 || !isRegionRequired }.map(\.0)
    }
    return items.isEmpty ? .failure(MKError(.placemarkNotFound)) : .success(Response(items))
  }
}

/// All places of interest of a region are to be found. Source: Apple's page "MKLocalPointsOfInterestRequest".
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
  /// The region.
  public let region: MKCoordinateRegion
  /// Which categories are meant; nil for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  /// All within a distance of a place, in meters.
  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    region = MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
  }
  /// All of a region.
  public init(coordinateRegion region: MKCoordinateRegion) { self.region = region }

  /// The place in the middle.
  open var coordinate: CLLocationCoordinate2D { region.center }
}
