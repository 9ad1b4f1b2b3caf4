import MapKit
import SwiftUI
import Testing
import UnderstudyTesting

private struct Lakes: UIViewRepresentable {
  let map: MKMapView

  func makeUIView(context: Context) -> MKMapView {
    map.register(Lake.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    for (name, longitude) in [("One", 0.0), ("Two", 0.2), ("Three", 3.0)] {
      let annotation = MKPointAnnotation()
      annotation.title = name
      annotation.coordinate = CLLocationCoordinate2D(latitude: 0, longitude: longitude)
      map.addAnnotation(annotation)
    }
    show(10)
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {}

  func show(_ degrees: Double) {
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 0.1),
        span: MKCoordinateSpan(latitudeDelta: degrees, longitudeDelta: degrees)),
      animated: false)
  }

  final class Lake: MKMarkerAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      clusteringIdentifier = "lake"
    }
    required init?(coder: NSCoder) { nil }
  }
}

@MainActor
@Suite("Clusters of annotations")
struct MapClusterTests {
  private func names(_ app: XCUIApplication) -> [String] {
    app.maps.otherElements.allElementsBoundByIndex.map(\.label).filter { !$0.isEmpty }
  }

  @Test("Annotations of one identifier become one where they would lie over each other")
  func clusters() throws {
    let lakes = Lakes(map: MKMapView(frame: .zero))
    let app = XCUIApplication { lakes }
    #expect(names(app) == ["Three", "One and 1 more"])
    app.otherElements["One and 1 more"].tap()
    let cluster = try #require(lakes.map.selectedAnnotations.first as? MKClusterAnnotation)
    #expect(cluster.memberAnnotations.map(\.title) == ["One", "Two"])
    #expect(lakes.map.view(for: cluster.memberAnnotations[0])?.cluster === lakes.map.view(for: cluster))
    lakes.show(0.5)
    #expect(names(app) == ["One", "Two"])
    #expect(lakes.map.selectedAnnotations.isEmpty)
    lakes.show(10)
    lakes.map.removeAnnotation(cluster.memberAnnotations[1])
    #expect(names(app) == ["One", "Three"])
  }
}
