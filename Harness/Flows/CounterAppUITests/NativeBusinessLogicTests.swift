import XCTest

@testable import CounterApp

/// Views tested as the values that they are, with what the runtime keeps for them.
@MainActor
final class NativeBusinessLogicTests: XCTestCase {
  func testContentModel() async throws {
    let app = XCUIApplication(TestApp.self)
    TestApp.shared.view = ContentModel()
    for await (index, view) in ContentModel.bodyEvaluations().prefix(2) {
      switch index {
      case 0:
        XCTAssertEqual(view.counter, 0)
        view.increase()
      case 1:
        XCTAssertEqual(view.counter, 1)
        view.showSheet()
        for await (index, _) in Sheet.bodyEvaluations().prefix(1) { XCTAssertEqual(index, 0) }
      default: break
      }
    }
    XCTAssertEqual(
      app.bodyRuns(of: ContentModel.self).map(\.description),
      ["ContentModel: @self, @identity, _sheetShown, _counter changed.", "ContentModel: _counter changed."])
  }

  func testContentView() async throws {
    let app = XCUIApplication(TestApp.self)
    TestApp.shared.view = ContentView()
    for await (index, view) in ContentView.bodyEvaluations().prefix(2) {
      switch index {
      case 0:
        XCTAssertEqual(view.vm.counter, 0)
        view.vm.increase()
      case 1:
        XCTAssertEqual(view.vm.counter, 1)
        view.vm.showSheet()
        for await (index, _) in Sheet.bodyEvaluations().prefix(1) { XCTAssertEqual(index, 0) }
      default: break
      }
    }
    XCTAssertEqual(
      app.bodyRuns(of: ContentView.self).map(\.description),
      [
        "ContentView: @self, @identity, _vm changed.", "ContentView: @dependencies changed.",
        "ContentView: @dependencies changed.",
      ])
  }
}
