import SwiftUI
import ViewInspector
import XCTest

@testable import CounterApp

/// Tests the counter's views by what their bodies show.
@MainActor
final class ViewInspectorBodyTests: XCTestCase {
  func testContentModel() async throws {
    let app = XCUIApplication(TestApp.self)
    TestApp.shared.view = ContentModel()
    for await (index, view) in ContentModel.bodyEvaluations().prefix(2) {
      try await use(view, index)
    }
    XCTAssertEqual(app.bodyCount(of: ContentModel.self), 2)
  }

  func testContentView() async throws {
    let app = XCUIApplication(TestApp.self)
    TestApp.shared.view = ContentView()
    for await (index, view) in ContentView.bodyEvaluations().prefix(2) {
      try await use(view, index)
    }
    XCTAssertEqual(app.bodyCount(of: ContentView.self), 3)
  }

  private func use(_ view: some View, _ index: Int) async throws {
    switch index {
    case 0:
      _ = try view.inspect().find(text: "The counter value is 0")
      try view.inspect().find(button: "Increase").tap()
    case 1:
      _ = try view.inspect().find(text: "The counter value is 1")
      try view.inspect().find(button: "Show sheet").tap()
      for await (_, sheet) in Sheet.bodyEvaluations().prefix(1) {
        _ = try sheet.inspect().find(text: "This is sheet")
      }
    default: break
    }
  }
}
