import CoreLocation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Places over time")
struct LiveUpdateTests {
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  private struct LiveScreen: View {
    @State private var texts: [String] = []

    var body: some View {
      Text(texts.joined(separator: ", ")).accessibilityIdentifier("updates")
        .task {
          do {
            for try await update in CLLocationUpdate.liveUpdates() {
              if update.authorizationDenied {
                texts.append("denied")
              } else if update.authorizationRequestInProgress {
                texts.append("asking")
              } else {
                texts.append(update.location.map { "\($0.coordinate.latitude)" } ?? "unknown")
              }
            }
          } catch { texts.append("\(error)") }
        }
    }
  }

  @Test("Live updates ask the user, and follow the device")
  func live() {
    let app = XCUIApplication { LiveScreen() }
    springboard.buttons["Allow While Using App"].tap()
    app.world.location.move(latitude: 50, longitude: 10)
    app.world.location.authorization = .denied
    #expect(app.staticTexts["updates"].label == "asking, unknown, 50.0, denied")
    #expect(!app.staticTexts["never"].waitForExistence(timeout: 3_600), "an app that awaits an update is idle")
  }

  private struct MonitorScreen: View {
    @State private var texts: [String] = []

    var body: some View {
      Text(texts.joined(separator: ", ")).accessibilityIdentifier("events")
        .task {
          let monitor = await CLMonitor("places")
          let home = CLLocationCoordinate2D(latitude: 50, longitude: 10)
          await monitor.add(
            CLMonitor.CircularGeographicCondition(center: home, radius: 100), identifier: "home", assuming: .unsatisfied
          )
          do {
            for try await event in await monitor.events {
              let last = await monitor.record(for: event.identifier)?.lastEvent
              texts.append("\(event.identifier) \(event.state) \(last?.state == event.state)")
            }
          } catch { texts.append("\(error)") }
        }
    }
  }

  @Test("A monitor reports what differs from what the app takes to be so")
  func monitor() {
    let app = XCUIApplication { MonitorScreen() }
    app.world.location.authorization = .authorizedWhenInUse
    app.world.location.move(latitude: 51, longitude: 10)
    app.world.location.move(latitude: 50.0001, longitude: 10)
    app.world.location.move(latitude: 51, longitude: 10)
    #expect(app.staticTexts["events"].label == "home satisfied true, home unsatisfied true")
  }

  private struct SessionScreen: View {
    @State private var session: CLServiceSession?
    @State private var text = ""

    var body: some View {
      Text(text).accessibilityIdentifier("diagnostic")
      Button("Begin") { session = CLServiceSession(authorization: .whenInUse) }
      Button("Diagnose") {
        Task {
          guard let session else { return }
          for try await diagnostic in session.diagnostics {
            text = "\(diagnostic.authorizationDenied) \(diagnostic.authorizationRequestInProgress)"
            break
          }
        }
      }
    }
  }

  @Test("A session asks the user")
  func session() {
    let app = XCUIApplication { SessionScreen() }
    app.buttons["Begin"].tap()
    springboard.buttons["Don’t Allow"].tap()
    app.buttons["Diagnose"].tap()
    #expect(app.staticTexts["diagnostic"].label == "true false")
  }
}
