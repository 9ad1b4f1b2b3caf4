import MapKit
import SwiftUI
import Testing
import UnderstudyTesting

private struct MapViewPlace: UIViewRepresentable {
  var annotations: [MKPointAnnotation]
  let log: (String) -> Void

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView(frame: .zero)
    map.delegate = context.coordinator
    map.accessibilityIdentifier = "map"
    map.register(Star.self, forAnnotationViewWithReuseIdentifier: "star")
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
        span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10)),
      animated: false)
    map.showsUserLocation = true
    let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 100_000)
    map.addOverlay(circle)
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    map.removeAnnotations(map.annotations.filter { old in !annotations.contains { $0 === old } })
    map.addAnnotations(annotations)
  }

  func makeCoordinator() -> Coordinator { Coordinator(log: log) }

  final class Star: MKAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      accessibilityIdentifier = "star"
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Coordinator: NSObject, MKMapViewDelegate {
    let log: (String) -> Void
    init(log: @escaping (String) -> Void) { self.log = log }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      if annotation is MKUserLocation { return nil }
      guard annotation.title == "Harbor" else {
        return mapView.dequeueReusableAnnotationView(withIdentifier: "star", for: annotation)
      }
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "pin")
      view.canShowCallout = true
      view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
      return view
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let renderer = MKCircleRenderer(overlay: overlay)
      renderer.fillColor = .systemBlue
      return renderer
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      log("select \(view.annotation?.title ?? "")")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      log("deselect \(view.annotation?.title ?? "")")
    }
    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) { log("callout \(view.annotation?.title ?? "")") }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      log(String(format: "region %.1f", mapView.region.center.longitude))
    }
  }
}

private struct MapViewScreen: View {
  @State private var events: [String] = []
  @State private var annotations = MapViewScreen.all

  static var all: [MKPointAnnotation] {
    let (harbor, island) = (MKPointAnnotation(), MKPointAnnotation())
    harbor.title = "Harbor"
    harbor.subtitle = "Old"
    harbor.coordinate = CLLocationCoordinate2D(latitude: 2, longitude: 2)
    island.title = "Island"
    island.coordinate = CLLocationCoordinate2D(latitude: -2, longitude: -2)
    return [harbor, island]
  }

  var body: some View {
    MapViewPlace(annotations: annotations) { events.append($0) }
    Text(events.joined(separator: ", ")).lineLimit(1).accessibilityIdentifier("events")
    Button("Clear") { events = [] }
    Button("Remove") { annotations.removeLast() }
  }
}

@MainActor
@Suite("UIKit's map")
struct MapViewTests {
  private func events(_ app: XCUIApplication) -> String { app.staticTexts["events"].label }

  @Test("The view is the map's element, with annotations and overlays in it")
  func elements() {
    let app = XCUIApplication { MapViewScreen() }
    let map = app.maps["map"]
    #expect(map.otherElements["Harbor, Old"].exists)
    #expect(map.otherElements["star"].label == "Island")
    #expect(map.otherElements["MapCircle"].exists)
    #expect(app.maps.count == 1)
    let (harbor, island) = (map.otherElements["Harbor, Old"].frame, map.otherElements["star"].frame)
    #expect(harbor.midX > island.midX && harbor.midY < island.midY)
    app.buttons["Remove"].tap()
    #expect(!map.otherElements["star"].exists)
  }

  @Test("A tap selects an annotation, and its callout has the accessory")
  func selection() {
    let app = XCUIApplication { MapViewScreen() }
    app.buttons["Clear"].tap()
    let map = app.maps["map"]
    map.otherElements["Harbor, Old"].tap()
    #expect(map.otherElements["Harbor, Old"].isSelected)
    map.buttons["More Info"].tap()
    map.otherElements["star"].tap()
    #expect(events(app) == "select Harbor, callout Harbor, deselect Harbor, select Island")
    #expect(!map.buttons["More Info"].exists)
  }

  @Test("A tap on the ground ends the selection")
  func deselection() {
    let app = XCUIApplication { MapViewScreen() }
    app.buttons["Clear"].tap()
    let map = app.maps["map"]
    let ground = map.coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.9))
    ground.tap()
    #expect(events(app) == "")
    map.otherElements["Harbor, Old"].tap()
    ground.tap()
    #expect(events(app) == "select Harbor, deselect Harbor")
    #expect(!map.otherElements["Harbor, Old"].isSelected)
    ground.tap()
    #expect(events(app) == "select Harbor, deselect Harbor")
  }

  @Test("The user moves the map, and the delegate is notified")
  func movement() {
    let app = XCUIApplication { MapViewScreen() }
    #expect(events(app) == "region 0.0")
    app.maps["map"].swipeLeft()
    #expect(events(app) == "region 0.0, region 4.0")
  }

  @Test("The device shows on the map when the app may know its place")
  func device() {
    let app = XCUIApplication { MapViewScreen() }
    app.world.location.move(latitude: 0, longitude: 0)
    #expect(!app.otherElements["My Location"].exists)
    app.world.location.authorization = .authorizedWhenInUse
    let map = app.maps["map"]
    #expect(abs(map.otherElements["My Location"].frame.midX - map.frame.midX) <= 1)
  }

  @Test("A snapshot has the size that the app asks for, and the points of places")
  func snapshot() async throws {
    let options = MKMapSnapshotter.Options()
    options.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))
    options.size = CGSize(width: 100, height: 100)
    let snapshot = try await MKMapSnapshotter(options: options).start()
    #expect(snapshot.image.size == CGSize(width: 100, height: 100))
    let point = snapshot.point(for: CLLocationCoordinate2D(latitude: 0, longitude: 5))
    #expect(abs(point.x - 100) < 1 && abs(point.y - 50) < 0.001)
    options.size = .zero
    await #expect(throws: MKError(.serverFailure)) { try await MKMapSnapshotter(options: options).start() }
  }

  @Test("A map that no app shows converts points, too")
  func conversions() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
        span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10)), animated: false)
    let place = map.convert(CGPoint(x: 200, y: 100), toCoordinateFrom: map)
    #expect(abs(place.longitude - 5) < 0.05 && abs(place.latitude) < 0.001)
    let point = map.convert(CLLocationCoordinate2D(latitude: 0, longitude: -5), toPointTo: map)
    #expect(abs(point.x) < 1 && abs(point.y - 100) < 0.001)
  }
}
