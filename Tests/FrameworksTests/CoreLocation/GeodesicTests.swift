import CoreLocation
import Testing

@Suite("Places and distances")
struct GeodesicTests {
  private func location(_ latitude: Double, _ longitude: Double) -> CLLocation {
    CLLocation(latitude: latitude, longitude: longitude)
  }

  @Test(
    "Distances are those on the ellipsoid of WGS 84",
    arguments: [
      // A degree of the equator and of a meridian, and a quarter of a meridian.
      ((0.0, 0.0), (0.0, 1.0), 111_319.491), ((0, 0), (1, 0), 110_574.389), ((0, 0), (90, 0), 10_001_965.729),
      // Vincenty's own example: Flinders Peak and Buninyong.
      ((-37.951033416667, 144.424867888889), (-37.652821138889, 143.926495527778), 54_972.271),
      ((52.52, 13.405), (52.52, 13.405), 0),
    ] as [((Double, Double), (Double, Double), Double)])
  func distance(_ from: (Double, Double), _ to: (Double, Double), _ meters: Double) {
    let distance = location(from.0, from.1).distance(from: location(to.0, to.1))
    #expect(abs(distance - meters) < 0.01)
    #expect(abs(location(to.0, to.1).distance(from: location(from.0, from.1)) - meters) < 0.01)
  }

  @Test("Places on opposite sides of the earth are half a meridian away")
  func antipodes() {
    let distance = location(0, 0).distance(from: location(0, 180))
    #expect(abs(distance - 20_003_931) / 20_003_931 < 0.005)
  }

  @Test("Some coordinates are no place")
  func validity() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: -90, longitude: 180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(91, 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test("A place of two angles has no height, course or speed")
  func plain() {
    let place = location(52.52, 13.405)
    #expect((place.altitude, place.horizontalAccuracy, place.verticalAccuracy) == (0, 0, -1))
    #expect((place.course, place.speed) == (-1, -1))
    #expect(place.description == "<+52.52000000,+13.40500000> +/- 0.00m (speed -1.00 mps / course -1.00)")
  }

  @Test("An archive keeps a place")
  func archive() throws {
    let place = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 3, horizontalAccuracy: 4,
      verticalAccuracy: 5, course: 6, speed: 7, timestamp: Date(timeIntervalSinceReferenceDate: 8))
    let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
    #expect((read.coordinate.latitude, read.coordinate.longitude, read.altitude) == (1, 2, 3))
    #expect((read.horizontalAccuracy, read.verticalAccuracy, read.course, read.speed) == (4, 5, 6, 7))
    #expect(read.timestamp == place.timestamp)
  }

  @Test("A circle contains what is within its radius")
  func circle() {
    let circle = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 111_319, identifier: "here")
    #expect(circle.contains(CLLocationCoordinate2D(latitude: 0, longitude: 0.99999)))
    #expect(!circle.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1.00001)))
  }

  @Test("Errors are caught by their reason, and have Apple's domain and numbers")
  func errors() {
    func fail() throws { throw CLError(.denied) }
    var caught = ""
    do { try fail() } catch CLError.denied { caught = "denied" } catch { caught = "\(error)" }
    #expect(caught == "denied")
    let error = CLError(.geocodeFoundNoResult) as NSError
    #expect((error.domain, error.code) == ("kCLErrorDomain", 8))
  }
}
