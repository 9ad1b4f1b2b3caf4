import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

extension AppWorld {
  /// Where the device is, and what the user has decided about that.
  public var location: Location { Location(world: self) }

  /// Where the device is, and what the user has decided about that.
  ///
  /// At first the user has not been asked, and the place is not known. Both are kept when the app ends, for all launches of the test.
  @preconcurrency @MainActor
  public struct Location {
    fileprivate let world: AppWorld

    private var control: any WorldControl { world.control }
    private var state: LocationState { world.part(LocationState.self) }

    // MARK: - The user

    /// Whether the app may know where the device is. To set it answers the question that the app has asked, or will ask.
    public var authorization: CLAuthorizationStatus {
      get {
        control.settle()
        return state.status
      }
      nonmutating set {
        control.act("Location is now \(newValue)", at: nil) { state.decide { $0.status = newValue } }
      }
    }

    /// How exactly the app may know the place; at first exactly.
    public var accuracy: CLAccuracyAuthorization {
      get { state.with { $0.accuracy } }
      nonmutating set {
        control.act("Location has now \(newValue)", at: nil) { state.decide { $0.accuracy = newValue } }
      }
    }

    /// Whether the device finds out places at all; true at first.
    public var isEnabled: Bool {
      get { state.with { $0.isEnabled } }
      nonmutating set {
        control.act("Location services are \(newValue ? "on" : "off")", at: nil) {
          state.decide { $0.isEnabled = newValue }
        }
      }
    }

    // MARK: - The device

    /// Where the device is; nil, as at first, if that is not known. To set it ends a journey of ``travel(along:speed:fileID:file:line:)``.
    public var current: CLLocation? {
      get { state.with { $0.current } }
      nonmutating set {
        let title = newValue.map { "Move to \(Self.text($0.coordinate))" } ?? "The place is not known any more"
        control.act(title, at: nil) {
          endTravel()
          state.move(to: newValue)
        }
      }
    }

    /// Moves the device, exact to five meters.
    ///
    /// - Parameters:
    ///   - latitude: In degrees.
    ///   - longitude: In degrees.
    public func move(
      latitude: CLLocationDegrees, longitude: CLLocationDegrees, fileID: StaticString = #fileID,
      file: StaticString = #filePath, line: UInt = #line
    ) {
      move(
        to: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), fileID: fileID, file: file, line: line)
    }

    /// Moves the device, exact to five meters. Fails the test for a place that is none.
    public func move(
      to coordinate: CLLocationCoordinate2D, fileID: StaticString = #fileID, file: StaticString = #filePath,
      line: UInt = #line
    ) {
      let site = CallSite(fileID, file, line)
      guard CLLocationCoordinate2DIsValid(coordinate) else { return failInvalid(coordinate, site) }
      control.act("Move to \(Self.text(coordinate))", at: site) {
        endTravel()
        state.move(to: Self.location(coordinate))
      }
    }

    /// Moves the device along a route on the app's clock: to the first place at once, then a step each second, until the last place.
    ///
    /// ```swift
    /// app.world.location.travel(along: [home, station, work], speed: 10)
    /// app.clock.advance(by: .seconds(60))
    /// ```
    ///
    /// - Parameters:
    ///   - route: At least one place.
    ///   - speed: In meters per second, greater than zero.
    public func travel(
      along route: [CLLocationCoordinate2D], speed: CLLocationSpeed, fileID: StaticString = #fileID,
      file: StaticString = #filePath, line: UInt = #line
    ) {
      let site = CallSite(fileID, file, line)
      if let wrong = route.first(where: { !CLLocationCoordinate2DIsValid($0) }) { return failInvalid(wrong, site) }
      guard let journey = Journey(route, speed: speed) else {
        return control.fail(
          "Could not travel along \(route.count) places at \(speed) m/s: a route has at least one place, and the speed is "
            + "greater than zero.", at: site)
      }
      control.act("Travel along \(route.count) places at \(speed) m/s", at: site) {
        endTravel()
        begin(journey)
      }
    }

    private func begin(_ journey: Journey) {
      let (state, session) = (state, control.session)
      state.move(to: journey.location(after: 0))
      guard journey.duration > 0 else { return }
      var seconds = 0.0
      let origin = WorkOrigin("Journey of the test's", outlivesLaunch: true)
      let timer = session.schedule(after: .seconds(1), repeating: .seconds(1), for: origin) {
        seconds += 1
        if seconds >= journey.duration { state.with { $0.travel.take() }?.cancel() }
        state.move(to: journey.location(after: seconds))
      }
      state.with { $0.travel = timer }
    }

    private func endTravel() { state.with { $0.travel.take() }?.cancel() }

    /// In which direction the device points, in degrees from north; nil, as at first, if that is not known.
    public var heading: CLLocationDirection? {
      get { state.with { $0.direction } }
      nonmutating set {
        control.act("Point to \(newValue.map { "\($0)°" } ?? "nowhere")", at: nil) { state.turn(to: newValue) }
      }
    }

    /// Makes the user stay at a place, for apps that follow visits.
    ///
    /// - Parameters:
    ///   - arrival: When the user came; nil if that is not known.
    ///   - departure: When the user left; nil while the stay lasts.
    public func visit(
      _ coordinate: CLLocationCoordinate2D, from arrival: Date? = nil, to departure: Date? = nil,
      fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      control.act("Visit \(Self.text(coordinate))", at: CallSite(fileID, file, line)) {
        state.visit(CLVisit(coordinate, from: arrival ?? .distantPast, to: departure ?? .distantFuture))
      }
    }

    // MARK: - The map

    /// The places that geocoders and searches find; none at first.
    public var places: [Place] {
      get { state.with { $0.places } }
      nonmutating set { state.with { $0.places = newValue } }
    }

    /// Why geocoders find nothing, such as `.network`; nil, as at first, lets them find ``places``.
    public var geocodingFailure: CLError.Code? {
      get { state.with { $0.geocodingFailure } }
      nonmutating set { state.with { $0.geocodingFailure = newValue } }
    }

    // MARK: - Texts

    private static func text(_ coordinate: CLLocationCoordinate2D) -> String {
      String(format: "%.5f, %.5f", coordinate.latitude, coordinate.longitude)
    }

    private func failInvalid(_ coordinate: CLLocationCoordinate2D, _ site: CallSite) {
      control.fail(
        "Could not move to \(Self.text(coordinate)): a latitude is between -90 and 90 degrees, a longitude between -180 and 180.",
        at: site)
    }

    private static func location(_ coordinate: CLLocationCoordinate2D) -> CLLocation {
      CLLocation(
        coordinate: coordinate, altitude: 0, horizontalAccuracy: 5, verticalAccuracy: 5, timestamp: SystemDate.now)
    }
  }
}

/// A way with a speed.
private struct Journey: Sendable {
  private let route: [CLLocationCoordinate2D]
  private let lengths: [Double]
  private let speed: Double

  init?(_ route: [CLLocationCoordinate2D], speed: Double) {
    guard !route.isEmpty, speed > 0, speed.isFinite else { return nil }
    (self.route, self.speed) = (route, speed)
    lengths = zip(route, route.dropFirst()).map { Geodesic.distance($0, $1) }
  }

  /// In seconds.
  var duration: Double { lengths.reduce(0, +) / speed }

  func location(after seconds: Double) -> CLLocation {
    var rest = seconds * speed
    for (index, length) in lengths.enumerated() {
      if rest < length {
        let (from, to) = (route[index], route[index + 1])
        return location(Geodesic.place(from, to, share: rest / length), Geodesic.direction(from, to), speed)
      }
      rest -= length
    }
    let course = lengths.isEmpty ? -1 : Geodesic.direction(route[route.count - 2], route[route.count - 1])
    return location(route[route.count - 1], course, 0)
  }

  private func location(_ place: CLLocationCoordinate2D, _ course: Double, _ speed: Double) -> CLLocation {
    CLLocation(
      coordinate: place, altitude: 0, horizontalAccuracy: 5, verticalAccuracy: 5, course: course, speed: speed,
      timestamp: SystemDate.now)
  }
}
