import Foundation
import SwiftUI
import Testing
import UnderstudyTesting
import XCTest

@testable import UnderstudyCore
@testable import XCUIAutomation

@MainActor struct LaunchTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test("A hosted view is launched at once, under the name of its type")
  func hosting() {
    let app = XCUIApplication { Counter() }
    #expect(app.state == .runningForeground)
    #expect(app.label == "Counter")
  }

  @Test("Each launch begins from scratch, and handles that were created before still work")
  func relaunch() {
    let app = XCUIApplication { Counter() }
    let button = app.buttons.firstMatch
    button.tap()
    #expect(button.label == "Count 1")
    app.launch()
    #expect(button.label == "Count 0")
  }

  @Test("A terminated app has no elements; activate starts it again, and leaves a running one alone")
  func termination() {
    let app = XCUIApplication { Counter() }
    app.buttons.firstMatch.tap()
    app.activate()
    #expect(app.buttons["Count 1"].exists)
    app.terminate()
    #expect(app.state == .notRunning)
    #expect(!app.exists)
    #expect(app.buttons.count == 0)
    #expect(app.wait(for: .notRunning, timeout: 1))
    app.activate()
    #expect(app.buttons["Count 0"].exists)
  }

  @Test("Reading from an app that does not run fails and says what to do")
  func notRunning() {
    let app = XCUIApplication { Counter() }
    app.terminate()
    let messages = failures { _ = app.buttons["Count 0"].label }
    #expect(
      messages == ["Failed to get matching snapshot: Application 'Counter' is not running\nTry: app.launch() first"])
  }

  @Test("Pairs of launch arguments become the argument domain of UserDefaults")
  func argumentDomain() {
    let domain = AppProcess.argumentDomain(["-ui-testing", "-count", "3", "plain", "-name", "Ada", "-last"])
    #expect(domain as? [String: String] == ["count": "3", "name": "Ada"])
  }
}

@MainActor struct ProcessTests {
  private struct Environment: View {
    var body: some View {
      VStack {
        Text(CommandLine.arguments.dropFirst().joined(separator: " ")).accessibilityIdentifier("command line")
        Text(ProcessInfo.processInfo.arguments.dropFirst().joined(separator: " ")).accessibilityIdentifier("arguments")
        Text(ProcessInfo.processInfo.environment["UNDERSTUDY_STUB"] ?? "none").accessibilityIdentifier("stub")
        Text(getenv("UNDERSTUDY_STUB").map { String(cString: $0) } ?? "none").accessibilityIdentifier("variable")
        Text(UserDefaults.standard.string(forKey: "launch-colour") ?? "none").accessibilityIdentifier("colour")
      }
    }
  }

  @Test("F-42: an app finds its launch arguments and environment, and the test what it had", arguments: 0..<20)
  func arguments(number: Int) {
    let before = (CommandLine.arguments, ProcessInfo.processInfo.arguments)
    let app = XCUIApplication { Environment() }
    let beside = XCUIApplication { Environment() }
    #expect(app.staticTexts["stub"].label == "none")
    app.launchArguments = ["-launch-colour", "green \(number)"]
    app.launchEnvironment = ["UNDERSTUDY_STUB": "yes \(number)"]
    app.launch()
    #expect(app.staticTexts["command line"].label == "-launch-colour green \(number)")
    #expect(app.staticTexts["arguments"].label == "-launch-colour green \(number)")
    #expect(app.staticTexts["stub"].label == "yes \(number)")
    #expect(app.staticTexts["variable"].label == "yes \(number)")
    #expect(app.staticTexts["colour"].label == "green \(number)")
    #expect(beside.staticTexts["arguments"].label == "")
    #expect(beside.staticTexts["variable"].label == "none")
    #expect(CommandLine.arguments == before.0)
    #expect(ProcessInfo.processInfo.arguments == before.1)
    #expect(ProcessInfo.processInfo.environment["UNDERSTUDY_STUB"] == nil)
    #expect(UserDefaults.standard.string(forKey: "launch-colour") == nil)
    #expect(ProcessInfo.processInfo.environment["PATH"] == getenv("PATH").map { String(cString: $0) })
  }
}

final class ProcessFlows: XCTestCase {
  @MainActor func testArgumentsInXCTest() {
    struct Arguments: View {
      var body: some View { Text(verbatim: ProcessInfo.processInfo.arguments.dropFirst().joined(separator: " ")) }
    }
    let app = XCUIApplication { Arguments() }
    app.launchArguments = ["--reset"]
    app.launch()
    XCTAssertEqual(app.staticTexts.firstMatch.label, "--reset")
    app.launchArguments = []
    app.launch()
    XCTAssertEqual(app.staticTexts.firstMatch.label, "")
  }
}
