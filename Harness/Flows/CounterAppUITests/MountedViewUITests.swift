import SwiftUI
import XCTest

@testable import CounterApp

/// Inspection from test methods without annotations, which no actor isolates in this language mode.
final class MountedViewUITests: XCTestCase {
  func testStateIsReadAndWritten() throws {
    let app = XCUIApplication { ContentModel() }
    let view = try app.view(ContentModel.self)

    try view.setState("counter", to: 4)

    XCTAssertEqual(try view.state("counter", as: Int.self), 4)
    XCTAssertEqual(view.propertyNames, ["sheetShown", "counter"])
    XCTAssertEqual(try view.environment(\.colorScheme), .light)
    XCTAssertEqual(app.views(ContentModel.self).count, 1)
    try view.setEnvironment(\.colorScheme, to: .dark)
    app.setEnvironment(\.colorScheme, to: .light)
    XCTAssertEqual(try view.value.counter, 4)
    try view.binding("sheetShown", as: Bool.self).wrappedValue = true
    _ = try view.inspect().find(text: "The counter value is 4")
  }

  func testEventsAndBodiesAreRead() throws {
    let app = XCUIApplication { ContentModel() }

    app.buttons["Increase"].tap()

    XCTAssertEqual(app.events.actions, [#"Tap "Increase" Button"#])
    XCTAssertEqual(app.bodyCount(of: ContentModel.self), 2)
    XCTAssertEqual(app.bodyRuns(of: ContentModel.self).last?.reasons, ["_counter"])
    XCTAssertEqual(app.bodyRuns.count, 2)
    app.clock.advance(by: .seconds(1))
  }

  func testBodyEvaluationsAreAwaited() async throws {
    let app = await XCUIApplication { ContentModel() }
    for await (_, view) in await app.bodyEvaluations(of: ContentModel.self).prefix(1) {
      XCTAssertEqual(view.counter, 0)
    }
  }
}
