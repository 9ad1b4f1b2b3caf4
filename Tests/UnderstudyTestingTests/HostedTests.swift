import SwiftUI
import XCTest

/// Shows whether tests run it. It is generic, so that it is no app of this module's other tests.
private struct Shelf<Label>: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      Text("Shelf for \(Label.self)")
      Text(ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] == nil ? "for users" : "for tests")
      Button("Count \(count)") { count += 1 }
    }
  }
}

private enum Testing {}
private enum Using {}

/// An entry point as apps have that run another app for tests.
///
/// It is public: an optimiser drops types that nothing can name.
public enum HostedTestsEntry: TestHost {
  public static func main() {
    if ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil {
      Shelf<Testing>.main()
    } else {
      Shelf<Using>.main()
    }
  }
}

/// F-155: unit tests with a host application run inside the launched app.
@MainActor
final class HostedTests: UnderstudyTesting.HostedTestCase {
  private static var titleInSetUp = ""

  override func setUp() {
    MainActor.assumeIsolated { Self.titleInSetUp = XCUIApplication().staticTexts.firstMatch.label }
  }

  func testAppRunsBeforeSetUp() { XCTAssertEqual(Self.titleInSetUp, "Shelf for Testing") }

  func testAppKnowsThatTestsRunIt() {
    XCTAssertTrue(XCUIApplication().staticTexts["for tests"].exists)
    XCTAssertNil(getenv("XCTestConfigurationFilePath"))
  }

  func testWindowIsTheApps() {
    XCTAssertEqual(UIApplication.shared.connectedScenes.count, 1)
    XCTAssertEqual(XCUIApplication().state, .runningForeground)
  }

  func testEachTestHasALaunch() async {
    let button = XCUIApplication().buttons["Count 0"]
    XCTAssertTrue(button.exists)
    button.tap()
    XCTAssertTrue(XCUIApplication().buttons["Count 1"].exists)
  }

  func testNextTestHasALaunchOfItsOwn() async {
    XCTAssertTrue(XCUIApplication().buttons["Count 0"].exists)
    XCUIApplication().buttons["Count 0"].tap()
  }
}
