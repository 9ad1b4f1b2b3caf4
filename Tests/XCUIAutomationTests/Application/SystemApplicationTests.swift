import SwiftUI
import Testing
import UnderstudyCore
import UnderstudyTesting

@testable import XCUIAutomation

/// F-144: the browser, the home screen and the settings of the device.
@MainActor
@Suite("Apps of the system")
struct SystemApplicationTests {
  private struct Screen: View {
    @State private var link = "none"
    @Environment(\.scenePhase) private var phase
    @Environment(\.colorScheme) private var scheme
    @State private var phases: [String] = []
    var body: some View {
      Text("link \(link)").onOpenURL { link = $0.absoluteString }
      Text(scheme == .dark ? "dark" : "light")
      Text(phases.joined(separator: " ")).accessibilityIdentifier("phases")
        .onChange(of: phase) { phases.append("\(phase)") }
    }
  }

  private let safari = XCUIApplication(bundleIdentifier: "com.apple.mobilesafari")
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
  private let settings = XCUIApplication(bundleIdentifier: "com.apple.Preferences")

  @Test("F-144: an address that is typed into the browser is opened in the app, after a question")
  func deepLink() {
    let app = XCUIApplication { Screen() }
    #expect(safari.state == .notRunning)
    safari.launch()
    #expect(safari.wait(for: .runningForeground, timeout: 5))
    #expect(app.state == .runningBackground)
    if safari.buttons["Continue"].waitForExistence(timeout: 2) { safari.buttons["Continue"].tap() }
    safari.textFields["Address"].tap()
    safari.typeText("demo://item/7")
    safari.keyboards.buttons["Go"].tap()
    #expect(safari.alerts.firstMatch.label == "Open in “XCUIAutomationTests”?")
    safari.buttons["Open"].tap()
    #expect(app.wait(for: .runningForeground, timeout: 5))
    #expect(safari.state == .runningBackground)
    #expect(app.staticTexts["link demo://item/7"].exists)
    #expect(app.staticTexts["phases"].label == "inactive background inactive active")
  }

  @Test("F-144: a return opens the address too; Cancel leaves the app alone; the web cannot be reached")
  func noLink() {
    let app = XCUIApplication { Screen() }
    safari.launch()
    let address = safari.textFields["TabBarItemTitle"]
    address.tap()
    safari.typeText("demo://item/8\n")
    safari.buttons["Cancel"].tap()
    #expect(safari.state == .runningForeground)
    address.tap()
    address.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 20) + "https://example.com\n")
    #expect(safari.staticTexts.containing(NSPredicate(format: "label CONTAINS 'not connected'")).element.exists)
    #expect(!safari.buttons["Open"].exists)
    app.activate()
    #expect(app.staticTexts["link none"].exists)
    #expect(safari.state == .runningBackground)
  }

  @Test("F-144: the browser launches an app that does not run")
  func launchesByLink() {
    let app = XCUIApplication { Screen() }
    app.terminate()
    safari.open(URL(string: "demo://start")!)
    safari.buttons["Open"].tap()
    #expect(app.state == .runningForeground)
    #expect(app.staticTexts["link demo://start"].exists)
  }

  @Test("F-144: the home screen has an icon for the app, which brings it back or launches it")
  func icon() {
    let app = XCUIApplication { Screen() }
    XCUIDevice.shared.press(.home)
    #expect(app.state == .runningBackground)
    #expect(springboard.state == .runningForeground)
    let icon = springboard.icons["XCUIAutomationTests"]
    #expect(icon.waitForExistence(timeout: 5))
    icon.tap()
    #expect(app.state == .runningForeground)
    #expect(springboard.state == .runningBackground)
    app.terminate()
    springboard.activate()
    springboard.icons["Screen"].tap()
    #expect(app.state == .runningForeground)
    #expect(app.staticTexts["link none"].exists)
  }

  @Test("F-144: the home screen exists without a launch and shows no alert")
  func alerts() {
    let app = XCUIApplication { Screen() }
    #expect(springboard.exists)
    #expect(!springboard.alerts.firstMatch.waitForExistence(timeout: 2))
    #expect(!springboard.buttons["Allow"].exists)
    #expect(app.state == .runningForeground)
    springboard.activate()
    #expect(app.state == .runningBackground)
    springboard.icons["Settings"].tap()
    #expect(settings.state == .runningForeground)
  }

  @Test("F-144: the settings come to the foreground, and change how the device looks")
  func preferences() {
    let app = XCUIApplication { Screen() }
    settings.launch()
    #expect(app.state == .runningBackground)
    #expect(settings.navigationBars["Settings"].exists)
    settings.staticTexts["Display & Brightness"].tap()
    settings.buttons["Dark"].tap()
    #expect(settings.buttons["Dark"].isSelected)
    settings.terminate()
    app.activate()
    #expect(app.staticTexts["dark"].exists)
    #expect(XCUIDevice.shared.appearance == .dark)
  }

  @Test("F-144: an app of the system changes nothing of what the code of the test and of the app belongs to")
  func belonging() {
    _ = springboard.icons.count
    let app = XCUIApplication { Screen() }
    app.launchArguments = ["-flag"]
    app.launch()
    safari.launch()
    app.activate()
    #expect(app.session.appProcess?.arguments.contains("-flag") == true)
    #expect(UnderstudyCore.Host.running.contains { $0 === app.host })
    #expect(!UnderstudyCore.Host.running.contains { $0 === safari.host })
  }

  @Test("F-144: other apps of Apple's do not exist, and the failure names those that do")
  func unknown() {
    let maps = XCUIApplication(bundleIdentifier: "com.apple.Maps")
    #expect(!maps.exists && maps.state == .notRunning)
    let messages = failures { maps.launch() }
    #expect(messages.first?.hasPrefix("Failed to launch 'com.apple.Maps': of the device's apps only") == true)
  }
}
