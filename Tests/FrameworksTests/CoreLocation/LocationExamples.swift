import MapKit
import SwiftUI
import Testing
import UnderstudyTesting

// example
struct Walk: View {
  @State private var address = "Nowhere"

  var body: some View {
    Map {
      Marker("Lake", coordinate: CLLocationCoordinate2D(latitude: 52.44, longitude: 13.19))
      UserAnnotation()
    }
    Text(address).accessibilityIdentifier("address")
    Button("Where am I?") {
      Task {
        for try await update in CLLocationUpdate.liveUpdates() {
          guard let location = update.location else { continue }
          address = try await CLGeocoder().reverseGeocodeLocation(location).first?.name ?? "Nowhere"
          break
        }
      }
    }
  }
}
// end

@MainActor
@Suite("The examples about the device's place")
struct LocationExamples {
  @Test func walk() {
    // example
    let hall = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
    let station = CLLocationCoordinate2D(latitude: 52.53, longitude: 13.4)
    let app = XCUIApplication { Walk() }
    app.world.location.places = [
      .init("Town hall", latitude: 52.5, longitude: 13.4), .init("Station", latitude: 52.53, longitude: 13.4),
    ]
    app.world.location.move(to: hall)
    app.buttons["Where am I?"].tap()

    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    springboard.buttons["Allow While Using App"].tap()
    #expect(app.staticTexts["address"].label == "Town hall")
    #expect(app.maps.otherElements["My Location"].exists)

    app.world.location.travel(along: [hall, station], speed: 10)
    app.clock.advance(by: .seconds(400))
    app.buttons["Where am I?"].tap()
    #expect(app.staticTexts["address"].label == "Station")
    // end
  }
}
