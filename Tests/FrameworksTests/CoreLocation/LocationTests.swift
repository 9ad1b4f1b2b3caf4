import CoreLocation
import SwiftUI
import Testing
import UnderstudyTesting

/// As apps have it: an observable object that is the delegate.
final class Locator: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var events: [String] = []
  let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    events.append("\(manager.authorizationStatus)")
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    events += locations.map { "\($0.coordinate.latitude) \($0.coordinate.longitude)" }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    events.append("failed: \((error as? CLError)?.code ?? .network)")
  }

  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
    events.append("heading \(newHeading.trueHeading)")
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    events.append("enter \(region.identifier)")
  }

  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    events.append("exit \(region.identifier)")
  }

  func locationManager(
    _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
  ) { events.append("no beacons: \((error as? CLError)?.code ?? .network)") }

  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
    events.append("visit \(visit.coordinate.latitude)")
  }
}

struct LocatorScreen: View {
  @StateObject private var locator = Locator()

  var body: some View {
    Text(locator.events.joined(separator: ", ")).accessibilityIdentifier("events")
    Button("Ask") { locator.manager.requestWhenInUseAuthorization() }
    Button("Ask for always") { locator.manager.requestAlwaysAuthorization() }
    Button("Once") { locator.manager.requestLocation() }
    Button("Start") { locator.manager.startUpdatingLocation() }
    Button("Stop") { locator.manager.stopUpdatingLocation() }
    Button("Hundred meters") { locator.manager.distanceFilter = 100 }
    Button("Heading") { locator.manager.startUpdatingHeading() }
    Button("Background") { locator.manager.allowsBackgroundLocationUpdates = true }
    Button("Visits") { locator.manager.startMonitoringVisits() }
    Button("Region") {
      let center = CLLocationCoordinate2D(latitude: 50, longitude: 10)
      locator.manager.startMonitoring(for: CLCircularRegion(center: center, radius: 200, identifier: "home"))
    }
    Button("Beacons") {
      locator.manager.startRangingBeacons(satisfying: CLBeaconIdentityConstraint(uuid: UUID(), major: 1))
    }
    Button("Clear") { locator.events = [] }
  }
}

@MainActor
@Suite("Where the device is")
struct LocationTests {
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  private func events(_ app: XCUIApplication) -> String { app.staticTexts["events"].label }

  private func allowed() -> XCUIApplication {
    let app = XCUIApplication { LocatorScreen() }
    app.world.location.authorization = .authorizedWhenInUse
    app.buttons["Clear"].tap()
    return app
  }

  // MARK: - Permission

  @Test("A delegate is notified of the authorization at first, and when the user has decided")
  func alert() {
    let app = XCUIApplication { LocatorScreen() }
    #expect(events(app) == "notDetermined")
    app.buttons["Ask"].tap()
    let alert = springboard.alerts.firstMatch
    #expect(alert.label == "Allow “FrameworksTests” to use your location?")
    let titles = ["Allow Once", "Allow While Using App", "Don’t Allow"]
    #expect(alert.buttons.allElementsBoundByIndex.map(\.label) == titles)
    alert.buttons["Allow While Using App"].tap()
    #expect(events(app) == "notDetermined, authorizedWhenInUse")
    #expect(app.world.location.authorization == .authorizedWhenInUse)
    app.buttons["Ask"].tap()
    #expect(!alert.exists, "the user is asked once")
  }

  @Test("An app that the user refuses gets an error")
  func refusal() {
    let app = XCUIApplication { LocatorScreen() }
    app.buttons["Ask"].tap()
    springboard.buttons["Don’t Allow"].tap()
    app.buttons["Start"].tap()
    #expect(events(app) == "notDetermined, denied, failed: denied")
  }

  @Test("What is allowed once ends with the app")
  func onlyOnce() {
    let app = XCUIApplication { LocatorScreen() }
    app.buttons["Ask"].tap()
    springboard.buttons["Allow Once"].tap()
    #expect(app.world.location.authorization == .authorizedWhenInUse)
    app.terminate()
    #expect(app.world.location.authorization == .notDetermined)
    app.launch()
    #expect(events(app) == "notDetermined")
  }

  @Test("An app that may know the place in use asks again to know it always")
  func always() {
    let app = allowed()
    app.buttons["Ask for always"].tap()
    springboard.buttons["Change to Always Allow"].tap()
    #expect(events(app) == "authorizedAlways")
  }

  @Test("XCUITest's reset lets the app ask again")
  func reset() {
    let app = allowed()
    app.resetAuthorizationStatus(for: .camera)
    #expect(app.world.location.authorization == .authorizedWhenInUse)
    app.resetAuthorizationStatus(for: .location)
    #expect(events(app) == "notDetermined")
    app.buttons["Ask"].tap()
    #expect(springboard.alerts.count == 1)
  }

  @Test("The test answers before the app asks")
  func before() {
    let app = XCUIApplication { LocatorScreen() }
    app.world.location.authorization = .denied
    app.buttons["Ask"].tap()
    #expect(!springboard.alerts.firstMatch.exists)
    #expect(events(app) == "notDetermined, denied")
  }

  @Test("The test answers while the alert is open")
  func meanwhile() {
    let app = XCUIApplication { LocatorScreen() }
    app.buttons["Ask"].tap()
    app.world.location.authorization = .authorizedAlways
    #expect(!springboard.alerts.firstMatch.exists)
    #expect(events(app) == "notDetermined, authorizedAlways")
  }

  @Test("Apps are refused while location services are off")
  func off() {
    let app = allowed()
    app.world.location.isEnabled = false
    #expect(events(app) == "denied")
    app.world.location.isEnabled = true
    #expect(events(app) == "denied, authorizedWhenInUse")
  }

  // MARK: - Places

  @Test("An app gets the place once, or all until it stops")
  func updates() {
    let app = allowed()
    app.world.location.move(latitude: 50, longitude: 10)
    app.buttons["Once"].tap()
    #expect(events(app) == "50.0 10.0")
    app.world.location.move(latitude: 51, longitude: 10)
    #expect(events(app) == "50.0 10.0", "only once")
    app.buttons["Start"].tap()
    app.world.location.move(latitude: 52, longitude: 10)
    app.buttons["Stop"].tap()
    app.world.location.move(latitude: 53, longitude: 10)
    #expect(events(app) == "50.0 10.0, 51.0 10.0, 52.0 10.0")
  }

  @Test("A request before the decision is answered after it")
  func early() {
    let app = XCUIApplication { LocatorScreen() }
    app.world.location.move(latitude: 50, longitude: 10)
    app.buttons["Once"].tap()
    #expect(events(app) == "notDetermined")
    app.world.location.authorization = .authorizedWhenInUse
    #expect(events(app) == "notDetermined, authorizedWhenInUse, 50.0 10.0")
  }

  @Test("A place that is not known is an error")
  func unknown() {
    let app = allowed()
    app.buttons["Once"].tap()
    #expect(events(app) == "failed: locationUnknown")
  }

  @Test("A filter leaves small movements out")
  func filter() {
    let app = allowed()
    app.world.location.move(latitude: 50, longitude: 10)
    app.buttons["Hundred meters"].tap()
    app.buttons["Start"].tap()
    app.world.location.move(latitude: 50.0005, longitude: 10)
    app.world.location.move(latitude: 50.001, longitude: 10)
    #expect(events(app) == "50.0 10.0, 50.001 10.0")
  }

  @Test("An app without the exact place gets one on a grid")
  func reduced() {
    let app = allowed()
    app.world.location.accuracy = .reducedAccuracy
    app.world.location.move(latitude: 50.011, longitude: 10.06)
    app.buttons["Once"].tap()
    #expect(events(app) == "authorizedWhenInUse, 50.0 10.05")
  }

  @Test("A journey runs on the app's clock")
  func journey() {
    let app = allowed()
    app.buttons["Start"].tap()
    app.buttons["Clear"].tap()
    // A degree of the equator in a hundred seconds.
    let route = [0.0, 1.0].map { CLLocationCoordinate2D(latitude: 0, longitude: $0) }
    app.world.location.travel(along: route, speed: 1_113.19491)
    #expect(events(app) == "0.0 0.0")
    app.clock.advance(by: .seconds(50))
    #expect(abs((app.world.location.current?.coordinate.longitude ?? 0) - 0.5) < 0.000_01)
    #expect(app.world.location.current?.course == 90)
    app.clock.advance(by: .seconds(1_000))
    #expect(events(app).hasSuffix("0.0 1.0"))
    #expect(events(app).split(separator: ",").count == 101)
    #expect(app.world.location.current?.speed == 0)
  }

  @Test("A route without places, and coordinates that are no place, fail the test")
  func wrongRoutes() {
    let app = allowed()
    let messages = failures {
      app.world.location.travel(along: [], speed: 1)
      app.world.location.move(latitude: 100, longitude: 0)
    }
    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix("Could not travel along 0 places at 1.0 m/s") == true, "\(messages)")
    #expect(messages.last?.hasPrefix("Could not move to 100.00000, 0.00000") == true, "\(messages)")
  }

  @Test("An app in the background gets places only if it says so")
  func background() {
    let app = allowed()
    app.buttons["Start"].tap()
    app.buttons["Clear"].tap()
    XCUIDevice.shared.press(.home)
    app.world.location.move(latitude: 50, longitude: 10)
    app.activate()
    #expect(events(app) == "")
    app.buttons["Background"].tap()
    XCUIDevice.shared.press(.home)
    app.world.location.move(latitude: 51, longitude: 10)
    app.activate()
    #expect(events(app) == "51.0 10.0")
  }

  @Test("A compass reports turns, without those smaller than its filter")
  func heading() {
    let app = allowed()
    app.world.location.heading = 359.5
    app.buttons["Heading"].tap()
    app.world.location.heading = 0.2
    app.world.location.heading = 90
    #expect(events(app) == "heading 359.5, heading 90.0")
  }

  @Test("A region reports who comes and leaves")
  func region() {
    let app = allowed()
    app.world.location.move(latitude: 50, longitude: 10)
    app.buttons["Region"].tap()
    #expect(events(app) == "", "the device was inside before")
    app.world.location.move(latitude: 51, longitude: 10)
    app.world.location.move(latitude: 52, longitude: 10)
    app.world.location.move(latitude: 50.001, longitude: 10)
    #expect(events(app) == "exit home, enter home")
  }

  @Test("Beacons cannot be found, which a runtime issue says once")
  func beacons() {
    let app = allowed()
    app.buttons["Beacons"].tap()
    app.buttons["Beacons"].tap()
    #expect(events(app) == "no beacons: rangingUnavailable, no beacons: rangingUnavailable")
    #expect(app.runtimeIssues.map(\.kind) == [.framework])
  }

  @Test("Visits reach apps that follow them")
  func visit() {
    let app = allowed()
    let place = CLLocationCoordinate2D(latitude: 50, longitude: 10)
    app.world.location.visit(place)
    app.buttons["Visits"].tap()
    app.world.location.visit(place)
    #expect(events(app) == "visit 50.0")
  }

  @Test("Code of the test sees what the app does")
  func codeOfTest() {
    let app = allowed()
    app.world.location.move(latitude: 50, longitude: 10)
    #expect(CLLocationManager().location?.coordinate.latitude == 50)
    app.world.location.authorization = .denied
    #expect(CLLocationManager().location == nil)
  }
}
