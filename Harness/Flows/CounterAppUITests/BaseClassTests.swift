import XCTest

@testable import CounterApp

/// A base class with the name of the library's own; with the recommended alias it inherits from that one (F-151).
class UITestCase: XCTestCase {
  let app = XCUIApplication(CounterApplication.self)
  override func setUp() { app.launch() }
}

/// A public base class, as suites have that share one in a framework (F-151).
open class SharedTestCase: XCTestCase {
  public func launched() -> XCUIApplication {
    let app = XCUIApplication(CounterApplication.self)
    app.launch()
    return app
  }
}

final class BaseClassTests: UITestCase {
  func testBaseClassOfThatName() { XCTAssertTrue(app.exists, "F-151") }
}

final class SharedBaseClassTests: SharedTestCase {
  func testPublicBaseClass() { XCTAssertTrue(launched().exists, "F-151") }
}

/// What stands on the page for classes of the main actor (F-152).
@MainActor final class IsolatedClassTests: XCTestCase {
  private var app: XCUIApplication!

  override func setUp() async throws {
    continueAfterFailure = false
    app = XCUIApplication(CounterApplication.self)
    app.launch()
  }

  override func tearDown() async throws { app = nil }

  func testAppOfSetUp() { XCTAssertTrue(app.exists, "F-152") }
}

final class IsolatedMethodTests: XCTestCase {
  @MainActor private static var app: XCUIApplication?

  @MainActor override func setUp() async throws {
    Self.app = XCUIApplication(CounterApplication.self)
    Self.app?.launch()
  }

  @MainActor override func tearDown() async throws { Self.app = nil }

  @MainActor func testAppOfSetUp() { XCTAssertEqual(Self.app?.exists, true, "F-152") }
}
