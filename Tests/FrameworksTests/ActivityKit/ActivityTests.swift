import ActivityKit
import SwiftUI
import Testing
import UnderstudyTesting

struct BrewAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  var tea: String
}

@MainActor
@Suite("Live Activities")
struct ActivityTests {
  private struct Screen: View {
    @State private var activity: Activity<BrewAttributes>?
    @State private var lines: [String] = []

    private func content(_ minutes: Int, staleDate: Date? = nil) -> ActivityContent<BrewAttributes.ContentState> {
      ActivityContent(state: .init(minutes: minutes), staleDate: staleDate)
    }

    var body: some View {
      Text(lines.joined(separator: ", ")).accessibilityIdentifier("lines")
      Button("Begin") {
        do {
          activity = try Activity.request(
            attributes: BrewAttributes(tea: "Assam"), content: content(3, staleDate: .now + 60), pushType: nil)
        } catch {
          lines.append("\(error)")
        }
      }
      Button("Update") {
        Task {
          await activity?.update(
            content(2), alertConfiguration: AlertConfiguration(title: "Soon", body: "Two minutes", sound: .default))
        }
      }
      Button("End") { Task { await activity?.end(content(0)) } }
      Button("Remove") {
        Task { for one in Activity<BrewAttributes>.activities { await one.end(nil, dismissalPolicy: .immediate) } }
      }
      .task { for await one in Activity<BrewAttributes>.activityUpdates { lines.append(one.attributes.tea) } }
      .task(id: activity?.id) {
        guard let activity else { return }
        for await state in activity.activityStateUpdates { lines.append("\(state)") }
      }
    }
  }

  @Test("What has a date changes at that date, at whatever fraction of a second it was set", arguments: 0..<20)
  func fractions(_ number: Int) {
    let app = XCUIApplication { Screen() }
    func states() -> [ActivityState] { app.world.liveActivities.all(BrewAttributes.self).map(\.activityState) }
    app.clock.advance(by: .nanoseconds(123_456_789 * (number + 1)))
    app.buttons["Begin"].tap()
    app.clock.advance(by: .seconds(60))
    #expect(states() == [.stale])
    app.buttons["End"].tap()
    app.clock.advance(by: .seconds(4 * 3600))
    #expect(states() == [.dismissed])
  }

  @Test("A test reads what the app shows, on the app's clock")
  func lifetime() {
    let app = XCUIApplication { Screen() }
    func all() -> [Activity<BrewAttributes>] { app.world.liveActivities.all(BrewAttributes.self) }
    func states() -> [ActivityState] { all().map(\.activityState) }
    #expect(all().isEmpty)
    app.buttons["Begin"].tap()
    #expect(all().map(\.attributes.tea) == ["Assam"] && all().map(\.content.state.minutes) == [3])
    #expect(states() == [.active])
    app.clock.advance(by: .seconds(60))
    #expect(states() == [.stale])
    app.buttons["Update"].tap()
    #expect(states() == [.active] && all().map(\.content.state.minutes) == [2])
    app.buttons["End"].tap()
    #expect(states() == [.ended] && all().map(\.contentState.minutes) == [0])
    app.buttons["Update"].tap()
    #expect(all().map(\.contentState.minutes) == [0])
    app.clock.advance(by: .seconds(4 * 3600))
    #expect(states() == [.dismissed])
    #expect(
      app.events.of(.log).lines == [
        "[ActivityKit] Begin BrewAttributes: ContentState(minutes: 3)",
        "[ActivityKit] Update BrewAttributes: ContentState(minutes: 2)", "[ActivityKit] Alert: Soon",
        "[ActivityKit] End BrewAttributes: ContentState(minutes: 0)",
      ])
  }

  @Test("An app that may not have activities gets an error")
  func denied() {
    let app = XCUIApplication { Screen() }
    app.world.liveActivities.areEnabled = false
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    app.buttons["Begin"].tap()
    #expect(app.staticTexts["lines"].label == "denied")
    #expect(app.world.liveActivities.all(BrewAttributes.self).isEmpty)
  }

  @Test("The app follows its activities; the user dismisses one")
  func updates() {
    let app = XCUIApplication { Screen() }
    app.buttons["Begin"].tap()
    #expect(app.staticTexts["lines"].label == "Assam, active")
    app.buttons["End"].tap()
    app.world.liveActivities.dismiss(app.world.liveActivities.all(BrewAttributes.self)[0])
    #expect(app.staticTexts["lines"].label == "Assam, active, ended, dismissed")
    app.buttons["Begin"].tap()
    app.buttons["Remove"].tap()
    #expect(app.world.liveActivities.all(BrewAttributes.self).map(\.activityState) == [.dismissed, .dismissed])
  }
}
