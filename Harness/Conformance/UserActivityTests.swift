import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F-109: activities of the user")
struct UserActivityTests {
  private struct Screen: View {
    @State private var page = 1
    @State private var isShown = true
    @State private var log = ""
    var body: some View {
      VStack {
        Text(log).accessibilityIdentifier("log")
        if isShown {
          Button("Page \(page)") { page += 1 }
            .userActivity("org.example.read", isActive: page < 3) { activity in
              activity.title = "Page \(page)"
              activity.userInfo = ["page": page]
            }
        }
        Button("Close") { isShown = false }
      }
      .onContinueUserActivity("org.example.read") { activity in
        log += "read \(activity.userInfo?["page"] as? Int ?? 0);"
      }
      .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { log += "web \($0.webpageURL?.path ?? "");" }
      .onOpenURL { log += "url \($0.scheme ?? "");" }
    }
  }

  @Test("F-109: what a view says that the user does is known while the view is there and active")
  func advertised() {
    let app = XCUIApplication { Screen() }
    #expect(app.world.currentActivity?.title == "Page 1")
    app.buttons["Page 1"].tap()
    #expect(app.world.currentActivity?.userInfo["page"] as? Int == 2)
    app.buttons["Page 2"].tap()
    #expect(app.world.currentActivity == nil)
  }

  @Test("F-109: an activity goes with its view")
  func gone() {
    let app = XCUIApplication { Screen() }
    app.buttons["Close"].tap()
    #expect(app.world.currentActivity == nil)
  }

  @Test("F-109: an app continues activities by their type; a link to the web is one")
  func continued() throws {
    let app = XCUIApplication { Screen() }
    app.world.continueActivity("org.example.read", userInfo: ["page": 7])
    app.world.continueActivity("org.example.other")
    app.open(try #require(URL(string: "https://example.org/tea")))
    app.open(try #require(URL(string: "tea://green")))
    #expect(app.staticTexts["log"].label == "read 7;web /tea;url tea;")
  }

  @Test("F-109: without a view that continues it, a link to the web comes as a URL")
  func link() throws {
    struct Links: View {
      @State private var log = ""
      var body: some View { Text(log).accessibilityIdentifier("log").onOpenURL { log = $0.absoluteString } }
    }
    let app = XCUIApplication { Links() }
    app.open(try #require(URL(string: "https://example.org/tea")))
    #expect(app.staticTexts["log"].label == "https://example.org/tea")
  }
}
