import CoreLocation
import Foundation
import UnderstudyCore
import UnderstudyTime

/// How the user travels. Source: Apple's page "MKDirectionsTransportType".
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  /// The bits of the types.
  public let rawValue: UInt
  /// Makes types of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = Self(rawValue: 1)
  /// On foot.
  public static let walking = Self(rawValue: 2)
  /// By bus and train.
  public static let transit = Self(rawValue: 4)
  /// By bicycle.
  public static let cycling = Self(rawValue: 8)
  /// In any way.
  public static let any = Self(rawValue: 0x0FFF_FFFF)

  /// In meters per second.
  var speed: Double {
    if contains(.automobile) { return 50 / 3.6 }
    if contains(.transit) { return 30 / 3.6 }
    return contains(.cycling) ? 15 / 3.6 : 5 / 3.6
  }
}

/// Finds the way between two places. Source: Apple's page "MKDirections".
///
/// `app.world.maps.directions` says which way there is. Its time follows from its length: 50 km/h by car, 30 by bus and train, 15 by
/// bicycle, 5 on foot.
open class MKDirections: NSObject, @unchecked Sendable {
  /// Gets the ways, or why there are none.
  public typealias DirectionsHandler = @Sendable (Response?, (any Error)?) -> Void
  /// Gets the time, or why there is no way.
  public typealias ETAHandler = @Sendable (ETAResponse?, (any Error)?) -> Void

  /// Whether ways may or must avoid something. Source: Apple's page "MKDirections.RoutePreference".
  public enum RoutePreference: Int, Sendable { case any, avoid }

  /// Between which places, and how. Source: Apple's page "MKDirections.Request".
  open class Request: NSObject, @unchecked Sendable {
    /// Where the way begins.
    open var source: MKMapItem?
    /// Where the way ends.
    open var destination: MKMapItem?
    /// How the user travels.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several ways are wanted; there is one.
    open var requestsAlternateRoutes = false
    /// When the user departs.
    open var departureDate: Date?
    /// When the user arrives.
    open var arrivalDate: Date?
    /// Kept, without effect.
    open var tollPreference = RoutePreference.any
    /// Kept, without effect.
    open var highwayPreference = RoutePreference.any

    /// Makes a request without places.
    public override init() {}
  }

  /// The ways. Source: Apple's page "MKDirections.Response".
  open class Response: NSObject, @unchecked Sendable {
    /// Where the ways begin.
    public let source: MKMapItem
    /// Where the ways end.
    public let destination: MKMapItem
    /// One way.
    public let routes: [MKRoute]

    init(_ source: MKMapItem, _ destination: MKMapItem, _ route: MKRoute) {
      (self.source, self.destination, routes) = (source, destination, [route])
    }
  }

  /// How long the way takes. Source: Apple's page "MKDirections.ETAResponse".
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// Where the way begins.
    public let source: MKMapItem
    /// Where the way ends.
    public let destination: MKMapItem
    /// In seconds.
    public let expectedTravelTime: TimeInterval
    /// In meters.
    public let distance: CLLocationDistance
    /// When the user arrives.
    public let expectedArrivalDate: Date
    /// When the user departs.
    public let expectedDepartureDate: Date
    /// How the user travels.
    public let transportType: MKDirectionsTransportType

    init(_ response: Response, departure: Date) {
      (source, destination) = (response.source, response.destination)
      let route = response.routes[0]
      (expectedTravelTime, distance, transportType) = (route.expectedTravelTime, route.distance, route.transportType)
      (expectedDepartureDate, expectedArrivalDate) = (departure, departure.addingTimeInterval(expectedTravelTime))
    }
  }

  private let request: Request

  /// Directions for a request.
  public init(request: Request) { self.request = request }

  /// Whether there is no answer yet: never, as all requests are answered at once.
  open var isCalculating: Bool { false }
  /// Does nothing, as all requests are answered at once.
  open func cancel() {}

  /// Finds the way.
  ///
  /// - Throws: ``MKError``, if there is no way or a place is missing.
  open func calculate() async throws -> Response { try find().get() }

  /// As ``calculate()``.
  ///
  /// - Parameter completionHandler: Called on the main thread.
  @preconcurrency open func calculate(completionHandler: @escaping DirectionsHandler) {
    answer(find(), completionHandler)
  }

  /// Finds how long the way takes.
  ///
  /// - Throws: ``MKError``, if there is no way or a place is missing.
  open func calculateETA() async throws -> ETAResponse { try findTime().get() }

  /// As ``calculateETA()``.
  ///
  /// - Parameter completionHandler: Called on the main thread.
  @preconcurrency open func calculateETA(completionHandler: @escaping ETAHandler) {
    answer(findTime(), completionHandler)
  }

  private func answer<Value: Sendable>(
    _ found: Result<Value, MKError>, _ completion: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) {
    MainThread.enqueue {
      switch found {
      case .success(let response): completion(response, nil)
      case .failure(let error): completion(nil, error)
      }
    }
  }

  private func findTime() -> Result<ETAResponse, MKError> {
    find().map { response in
      let time = response.routes[0].expectedTravelTime
      let departure = request.departureDate ?? request.arrivalDate?.addingTimeInterval(-time) ?? Date()
      return ETAResponse(response, departure: departure)
    }
  }

  private func find() -> Result<Response, MKError> {
    guard let source = request.source, let destination = request.destination,
      CLLocationCoordinate2DIsValid(source.placemark.coordinate),
      CLLocationCoordinate2DIsValid(destination.placemark.coordinate)
    else { return .failure(MKError(.directionsNotFound)) }
    let stops: [CLLocationCoordinate2D]
    switch MapState.current.directions {
    case .straight: stops = []
    case .through(let places): stops = places
    case .fails(let code): return .failure(MKError(code))
    }
    let way = [source.placemark.coordinate] + stops + [destination.placemark.coordinate]
    let route = MKRoute(way, to: destination.name, request.transportType)
    return .success(Response(source, destination, route))
  }
}

/// A way. Source: Apple's page "MKRoute".
open class MKRoute: NSObject, @unchecked Sendable {
  /// A part of a way. Source: Apple's page "MKRoute.Step".
  open class Step: NSObject, @unchecked Sendable {
    /// The line.
    public let polyline: MKPolyline
    /// What the user does.
    public let instructions: String
    /// What else the user should know: nothing.
    open var notice: String? { nil }
    /// In meters.
    public let distance: CLLocationDistance
    /// How the user travels.
    public let transportType: MKDirectionsTransportType

    init(_ way: [CLLocationCoordinate2D], _ instructions: String, _ type: MKDirectionsTransportType) {
      (polyline, self.instructions, transportType) = (MKPolyline(way), instructions, type)
      distance = Geodesic.length(of: way)
    }
  }

  /// What the way is called: nothing.
  open var name: String { "" }
  /// What the user should know: nothing.
  open var advisoryNotices: [String] { [] }
  /// Whether the way costs money: it does not.
  open var hasTolls: Bool { false }
  /// Whether the way has highways: it has none.
  open var hasHighways: Bool { false }
  /// The line.
  public let polyline: MKPolyline
  /// The parts, one for each place.
  public let steps: [Step]
  /// In meters.
  public let distance: CLLocationDistance
  /// In seconds.
  public let expectedTravelTime: TimeInterval
  /// How the user travels.
  public let transportType: MKDirectionsTransportType

  init(_ way: [CLLocationCoordinate2D], to name: String?, _ type: MKDirectionsTransportType) {
    transportType = type == .any ? .automobile : type
    polyline = MKPolyline(way)
    distance = Geodesic.length(of: way)
    expectedTravelTime = distance / transportType.speed
    let type = transportType
    let end = name.map { "Arrive at \($0)" } ?? "Arrive at the destination"
    steps = zip(way, way.dropFirst()).enumerated().map { index, part in
      Step([part.0, part.1], index == way.count - 2 ? end : "Continue", type)
    }
  }
}

extension Geodesic {
  fileprivate static func length(of way: [CLLocationCoordinate2D]) -> CLLocationDistance {
    zip(way, way.dropFirst()).map { distance($0, $1) }.reduce(0, +)
  }
}
