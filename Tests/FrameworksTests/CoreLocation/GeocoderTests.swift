import CoreLocation
import SwiftUI
import Testing
import UnderstudyTesting

private struct GeocoderScreen: View {
  @State private var text = ""
  @State private var result = ""

  var body: some View {
    TextField("Address", text: $text)
    Text(result).accessibilityIdentifier("result")
    Button("Find") {
      Task {
        do {
          let placemarks = try await CLGeocoder().geocodeAddressString(text)
          result = placemarks.map { $0.name ?? "" }.joined(separator: ", ")
        } catch CLError.geocodeFoundNoResult {
          result = "nothing"
        } catch {
          result = "\((error as NSError).code)"
        }
      }
    }
    Button("Here") {
      CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 52.5, longitude: 13.4)) { placemarks, error in
        let address = placemarks?.first.map {
          "\($0.thoroughfare ?? "") \($0.subThoroughfare ?? ""), \($0.locality ?? "")"
        }
        Task { @MainActor in result = address ?? "\(error.map { ($0 as NSError).code } ?? -1)" }
      }
    }
  }
}

@MainActor
@Suite("Addresses and places")
struct GeocoderTests {
  private func app() -> XCUIApplication {
    let app = XCUIApplication { GeocoderScreen() }
    app.world.location.places = [
      .init("Town hall", latitude: 52.5003, longitude: 13.4, street: "Main Street", number: "1", city: "Berlin"),
      .init("Café Luna", latitude: 52.51, longitude: 13.4, street: "Side Street", city: "Berlin"),
      .init("Station", latitude: 48.1, longitude: 11.5, street: "Station Street", city: "München"),
    ]
    return app
  }

  private func find(_ text: String, in app: XCUIApplication) -> String {
    app.textFields.firstMatch.tap()
    app.textFields.firstMatch.typeText(text)
    app.buttons["Find"].tap()
    return app.staticTexts["result"].label
  }

  @Test(
    "An address finds the places that have all of its words",
    arguments: [
      ("berlin", "Town hall, Café Luna"), ("cafe", "Café Luna"), ("Side Street, Berlin", "Café Luna"),
      ("munchen", "Station"), ("Paris", "nothing"), ("Main Street, München", "nothing"),
    ])
  func address(_ text: String, _ found: String) { #expect(find(text, in: app()) == found) }

  @Test("A place has the address of the nearest known one")
  func reverse() {
    let app = app()
    app.buttons["Here"].tap()
    #expect(app.staticTexts["result"].label == "Main Street 1, Berlin")
    app.world.location.places = []
    app.buttons["Here"].tap()
    #expect(app.staticTexts["result"].label == "8")
  }

  @Test("The test lets geocoders fail")
  func failure() {
    let app = app()
    app.world.location.geocodingFailure = .network
    #expect(find("Berlin", in: app) == "2")
  }
}
