import XCTest

// The class that Xcode writes into a new UI-test target.
final class ItemAppUITestsExample: XCTestCase {

  override func setUpWithError() throws {
    // A UI test is best stopped at its first failure.
    continueAfterFailure = false
  }

  override func tearDownWithError() throws {
    // Put teardown code here.
  }

  @MainActor
  func testExample() throws {
    let app = XCUIApplication()
    app.launch()

    XCTAssertEqual(app.state, .runningForeground)
  }

  @MainActor
  func testLaunchPerformance() throws {
    measure(metrics: [XCTApplicationLaunchMetric()]) {
      XCUIApplication().launch()
    }
  }
}
