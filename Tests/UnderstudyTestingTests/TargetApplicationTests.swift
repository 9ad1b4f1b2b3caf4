import SwiftUI
import Testing
import UnderstudyTesting
import XCTest

/// A page object as suites have them, with a handle that outlives every test.
@MainActor
private enum HelloPage {
  static let app = XCUIApplication()
  static let title = app.staticTexts["Hello, world!"]

  static func launchAnew() { XCUIApplication().launch() }
}

/// Apps of the system, as suites keep them.
@MainActor
private enum Device {
  static let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
  static let safari = XCUIApplication(bundleIdentifier: "com.apple.mobilesafari")
}

@MainActor private let globalApp = XCUIApplication(bundleIdentifier: "com.example.Template")

/// F-40: every handle is on the one app of the running test, whenever it was made.
@MainActor
final class TargetApplicationUITests: XCTestCase {
  // Made for all tests of the class before the first one begins.
  let app = XCUIApplication()
  lazy var title = app.staticTexts["Hello, world!"]

  func testPropertySeesWhatAnotherHandleLaunched() {
    XCTAssertFalse(title.exists)
    HelloPage.launchAnew()
    XCTAssertTrue(title.exists)
    XCTAssertTrue(globalApp.staticTexts["Hello, world!"].exists)
    XCTAssertEqual(XCUIApplication().state, .runningForeground)
  }

  func testEachTestBeginsWithoutTheApp() {
    XCTAssertEqual(HelloPage.app.state, .notRunning)
    XCTAssertFalse(HelloPage.title.exists)
    app.launch()
    XCTAssertTrue(HelloPage.title.exists)
    app.terminate()
    XCTAssertFalse(HelloPage.title.exists)
  }

  func testHandlesShareTheClock() {
    app.launch()
    globalApp.clock.advance(by: .seconds(3))
    XCTAssertEqual(HelloPage.app.clock.now, .seconds(3))
  }

  /// F-144: an app of Apple's is another one.
  func testAppsOfAppleAreOthers() {
    app.launch()
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    XCTAssertEqual(springboard.state, .runningBackground)
    XCTAssertFalse(springboard.staticTexts["Hello, world!"].exists)
    let maps = XCUIApplication(bundleIdentifier: "com.apple.Maps")
    XCTAssertEqual(maps.state, .notRunning)
    XCTAssertFalse(maps.staticTexts["Hello, world!"].exists)
  }

  /// F-144: handles that outlive the tests find the device of each test.
  func testHomeScreenLeadsToTheApp() {
    app.launch()
    XCUIDevice.shared.press(.home)
    XCTAssertEqual(Device.springboard.state, .runningForeground)
    Device.springboard.icons["TemplateApp"].tap()
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertTrue(title.exists)
  }

  /// F-144: an app that was never launched is opened as well.
  func testBrowserLaunchesTheApp() {
    Device.safari.launch()
    Device.safari.textFields["Address"].tap()
    Device.safari.typeText("template://x\n")
    Device.safari.buttons["Open"].tap()
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertTrue(title.exists)
  }

  func testAppsOfAViewAreTheirOwn() {
    app.launch()
    let own = XCUIApplication { EmptyView() }
    XCTAssertFalse(own.staticTexts["Hello, world!"].exists)
    own.terminate()
    XCTAssertEqual(app.state, .runningForeground)
  }
}

/// F-40: what a class launches before its tests is the app of all of them.
@MainActor
final class LaunchedOnceUITests: XCTestCase {
  override class func setUp() {
    super.setUp()
    MainActor.assumeIsolated { HelloPage.launchAnew() }
  }

  func testItRunsInTheFirstTest() {
    XCTAssertTrue(HelloPage.title.exists)
    XCTAssertTrue(XCUIApplication().staticTexts["Hello, world!"].exists)
  }

  func testItRunsInTheSecondTest() {
    let own = XCUIApplication { EmptyView() }
    XCTAssertEqual(own.state, .runningForeground)
    XCTAssertTrue(HelloPage.title.exists)
  }
}

@MainActor
@Suite("The target application of a Swift Testing test", .serialized)
struct TargetApplicationTests {
  private let app = XCUIApplication()

  @Test("F-40: handles of one test are on one app")
  func handles() {
    HelloPage.launchAnew()
    #expect(app.staticTexts["Hello, world!"].exists)
    #expect(XCUIApplication().staticTexts["Hello, world!"].exists)
    #expect(globalApp.state == .runningForeground)
  }

  @Test("F-40: an app that a static kept does not show in the next test")
  func nextTest() {
    #expect(HelloPage.app.state == .notRunning)
    #expect(!HelloPage.title.exists)
  }
}
