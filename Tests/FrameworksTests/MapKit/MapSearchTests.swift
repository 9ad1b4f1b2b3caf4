import MapKit
import SwiftUI
import Testing
import UnderstudyTesting

private final class Suggestions: NSObject, ObservableObject, MKLocalSearchCompleterDelegate {
  @Published var titles: [String] = []
  let completer = MKLocalSearchCompleter()

  override init() {
    super.init()
    completer.delegate = self
  }

  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
    titles = completer.results.map { "\($0.title): \($0.subtitle)" }
  }

  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { titles = ["failed"] }
}

private struct SearchScreen: View {
  @State private var result = ""
  @StateObject private var suggestions = Suggestions()

  var body: some View {
    Text(result).accessibilityIdentifier("result")
    Text(suggestions.titles.joined(separator: "; ")).accessibilityIdentifier("suggestions")
    Button("Search") {
      Task {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = "café"
        request.region = MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4), latitudinalMeters: 1_000,
          longitudinalMeters: 1_000)
        do {
          let response = try await MKLocalSearch(request: request).start()
          result = response.mapItems.map { $0.name ?? "" }.joined(separator: ", ")
        } catch { result = "\(error)" }
      }
    }
    Button("Suggest") { suggestions.completer.queryFragment = "lu" }
    Button("Directions") {
      let request = MKDirections.Request()
      request.source = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0)))
      request.destination = MKMapItem(
        placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 1)))
      request.transportType = .walking
      MKDirections(request: request).calculate { response, error in
        let route = response?.routes.first
        let text = route.map { "\(Int($0.distance)) \(Int($0.expectedTravelTime)) \($0.steps.count)" }
        Task { @MainActor in result = text ?? "\((error as? MKError)?.code ?? .unknown)" }
      }
    }
  }
}

@MainActor
@Suite("Searches and directions")
struct MapSearchTests {
  private func app() -> XCUIApplication {
    let app = XCUIApplication { SearchScreen() }
    app.world.location.places = [
      .init("Far Café", latitude: 48.1, longitude: 11.5, city: "Munich", category: "Café"),
      .init("Luna", latitude: 52.5005, longitude: 13.4, city: "Berlin", category: "Café"),
      .init("Sol", latitude: 52.5001, longitude: 13.4, city: "Berlin", category: "Café"),
      .init("Museum", latitude: 52.5, longitude: 13.4, city: "Berlin", category: "Museum"),
    ]
    return app
  }

  @Test("A search finds the test's places, the nearest of the region first")
  func search() {
    let app = app()
    app.buttons["Search"].tap()
    #expect(app.staticTexts["result"].label == "Sol, Luna, Far Café")
    app.world.location.places = []
    app.buttons["Search"].tap()
    #expect(app.staticTexts["result"].label.contains("placemarkNotFound"))
    app.world.maps.searchFailure = .serverFailure
    app.buttons["Search"].tap()
    #expect(app.staticTexts["result"].label.contains("serverFailure"))
  }

  @Test("A completer suggests places while the user types")
  func suggestions() {
    let app = app()
    app.buttons["Suggest"].tap()
    #expect(app.staticTexts["suggestions"].label == "Luna: Berlin")
    app.world.maps.searchFailure = .serverFailure
    app.buttons["Suggest"].tap()
    #expect(app.staticTexts["suggestions"].label == "failed")
  }

  @Test("A way is straight, goes through the test's places, or is not there")
  func directions() {
    let app = app()
    app.buttons["Directions"].tap()
    #expect(app.staticTexts["result"].label == "111319 80150 1")
    app.world.maps.directions = .through([CLLocationCoordinate2D(latitude: 1, longitude: 0)])
    app.buttons["Directions"].tap()
    #expect(app.staticTexts["result"].label.hasSuffix(" 2"))
    app.world.maps.directions = .fails(.directionsNotFound)
    app.buttons["Directions"].tap()
    #expect(app.staticTexts["result"].label == "directionsNotFound")
  }

  @Test("Categories of places come from the test's words")
  func categories() {
    let place = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2))
    #expect(MKMapItem(placemark: place).pointOfInterestCategory == nil)
    let filter = MKPointOfInterestFilter(including: [.cafe])
    #expect(filter.includes(.cafe) && filter.excludes(.museum))
  }

  @Test("Maps is opened in the event log, and Look Around has no scene")
  func outside() {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        Text(text).accessibilityIdentifier("scene")
        Button("Open") {
          let item = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2)))
          item.name = "Cliff"
          item.openInMaps(launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking])
        }
        Button("Look") {
          Task {
            let request = MKLookAroundSceneRequest(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2))
            text = try await request.scene == nil ? "none" : "some"
          }
        }
        LookAroundPreview(initialScene: nil)
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Open"].tap()
    app.buttons["Look"].tap()
    #expect(app.staticTexts["scene"].label == "none")
    #expect(app.otherElements["No imagery available"].exists)
    let texts = app.events.of(.log).lines
    #expect(texts.contains { $0.contains("Open Maps: Cliff (MKLaunchOptionsDirectionsModeWalking)") }, "\(texts)")
    #expect(texts.contains { $0.contains("Look Around has no scene") })
  }
}
