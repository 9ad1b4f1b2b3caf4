import CoreLocation
import CoreLocationUI
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("The button for the device's place")
struct LocationButtonTests {
  private struct Screen: View {
    @State private var place = ""
    private let manager = CLLocationManager()
    var body: some View {
      Text(place).accessibilityIdentifier("place")
      LocationButton(.shareCurrentLocation) {
        place = manager.location.map { "\($0.coordinate.latitude)" } ?? "unknown"
      }
    }
  }

  @Test("A tap lets the app know the place until it ends")
  func tap() {
    let app = XCUIApplication { Screen() }
    app.world.location.move(latitude: 50, longitude: 10)
    app.buttons["Share Current Location"].tap()
    #expect(app.staticTexts["place"].label == "50.0")
    app.terminate()
    #expect(app.world.location.authorization == .notDetermined)
  }

  private struct ButtonPlace: UIViewRepresentable {
    let action: () -> Void
    func makeUIView(context: Context) -> CLLocationButton {
      let button = CLLocationButton(frame: .zero)
      button.label = .sendCurrentLocation
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      return button
    }
    func updateUIView(_ button: CLLocationButton, context: Context) {}
  }

  private struct ButtonScreen: View {
    @State private var place = ""
    var body: some View {
      Text(place).accessibilityIdentifier("place")
      ButtonPlace { place = CLLocationManager().location.map { "\($0.coordinate.latitude)" } ?? "unknown" }
    }
  }

  @Test("UIKit's button does so, too")
  func control() {
    let app = XCUIApplication { ButtonScreen() }
    app.world.location.move(latitude: 50, longitude: 10)
    app.buttons["Send Current Location"].tap()
    #expect(app.staticTexts["place"].label == "50.0")
  }

  @Test("A user who has refused stays with that")
  func refused() {
    let app = XCUIApplication { Screen() }
    app.world.location.authorization = .denied
    app.buttons["Share Current Location"].tap()
    #expect(app.staticTexts["place"].label == "unknown")
  }
}
