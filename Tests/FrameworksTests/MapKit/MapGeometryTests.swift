import MapKit
import Testing

@Suite("Regions and the flat map")
struct MapGeometryTests {
  @Test("A place keeps its coordinates on the flat map", arguments: [(52.52, 13.405), (-33.86, 151.21), (0, -179.5)])
  func roundTrip(_ latitude: Double, _ longitude: Double) {
    let place = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)).coordinate
    #expect(abs(place.latitude - latitude) < 1e-9 && abs(place.longitude - longitude) < 1e-9)
  }

  @Test("The map is Mercator's, with the equator in the middle")
  func mercator() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect((middle.x, middle.y) == (134_217_728, 134_217_728))
    let berlin = MKMapPoint(CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405))
    #expect(abs(berlin.x - 144_213_220.466) < 0.01 && abs(berlin.y - 88_034_793.139) < 0.01)
  }

  @Test("A region in meters has the degrees of its latitude")
  func meters() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_319,
      longitudinalMeters: 111_319)
    #expect(abs(region.span.latitudeDelta - 1) < 0.01)
    #expect(abs(region.span.longitudeDelta - 2) < 0.01)
  }

  @Test("Meters and units of the flat map")
  func units() {
    #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.1493) < 0.0001)
    #expect(abs(MKMapPointsPerMeterAtLatitude(60) / MKMapPointsPerMeterAtLatitude(0) - 2) < 0.0001)
  }

  @Test("Rectangles unite and intersect")
  func rectangles() {
    let (one, other) = (MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: 5, width: 10, height: 20))
    let (union, common) = (one.union(other), one.intersection(other))
    #expect((union.minX, union.maxX, union.minY, union.maxY) == (0, 15, 0, 25))
    #expect((common.minX, common.maxX, common.minY, common.maxY) == (5, 10, 5, 10))
    #expect(one.intersection(MKMapRect(x: 20, y: 20, width: 1, height: 1)).isNull)
    #expect(MKMapRect.null.union(one).width == 10)
  }

  @Test("A camera of a position says only what was asked for")
  func positions() {
    let region = MKCoordinateRegion(.world)
    let position = MapCameraPosition.userLocation(followsHeading: true, fallback: .region(region))
    #expect(position.followsUserLocation && position.followsUserHeading && position.region == nil)
    #expect(position.fallbackPosition == .region(region))
    #expect(MapCameraPosition.automatic != .region(region))
  }

  @Test(
    "Distances are written in the units of the locale",
    arguments: [
      ("de_DE", 1_500.0, "1,5 km"), ("de_DE", 444, "440 m"), ("en_US", 1_609.344, "1 mi"), ("en_US", 30.48, "100 ft"),
    ])
  func distances(_ locale: String, _ meters: Double, _ text: String) {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: locale)
    #expect(formatter.string(fromDistance: meters) == text)
  }
}
