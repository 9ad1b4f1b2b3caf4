import SwiftUI
import Testing
import XCTest

@MainActor
@Suite("Examples of the documentation: waiting")
struct DocumentationWaitingExamples {
  @Test func waiting() {
    let app = XCUIApplication { OrderScreen() }
    app.order()
    // example
    #expect(app.staticTexts["Sending"].exists)
    #expect(app.staticTexts["On its way, Ada"].waitForExistence(timeout: 5))
    #expect(app.staticTexts["Sending"].waitForNonExistence(timeout: 1))
    #expect(app.staticTexts["status"].wait(for: \.label, toEqual: "On its way, Ada", timeout: 1))
    #expect(app.clock.now == .seconds(3))  // as long as it takes, and no longer
    // end
  }

  @Test func expectations() {
    let app = XCUIApplication { OrderScreen() }
    app.order()
    // example
    let onItsWay = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "label BEGINSWITH 'On its way'"), object: app.staticTexts["status"])
    #expect(XCTWaiter().wait(for: [onItsWay], timeout: 5) == .completed)
    // end
  }

  @Test func clock() {
    let app = XCUIApplication { OrderScreen() }
    app.order()
    // example
    app.clock.advance(by: .seconds(2))
    #expect(app.staticTexts["status"].label == "Sending")
    app.clock.advance(by: .seconds(1))
    #expect(app.staticTexts["status"].label == "On its way, Ada")
    // end
  }

  @Test func runtimeIssues() {
    let app = XCUIApplication { OrderScreen() }
    // example
    for issue in app.runtimeIssues {
      print(issue.kind, issue.message, issue.path)
    }
    #expect(app.runtimeIssues.isEmpty)
    // end
  }

  @Test func settling() {
    // example
    let order = Order()
    let app = XCUIApplication { OrderSummary(order: order) }
    order.tea = "Green"  // a change from outside of any view
    app.settle()  // queries and actions do so by themselves
    #expect(app.staticTexts["Green tea"].exists)
    // end
  }

  // example
  @Test("An order passes through three states")
  func statuses() async throws {
    let app = XCUIApplication { OrderScreen() }
    let statuses = app.preferences(StatusKey.self)
    #expect(statuses.value == ["New order"])

    app.order()

    try await statuses.wait(timeout: .seconds(5)) { $0 == ["On its way, Ada"] }
    var seen: [String] = []
    for await value in statuses.values.prefix(3) { seen += value }
    #expect(seen == ["New order", "Sending", "On its way, Ada"])
  }
  // end

  @Test func viewsByIdentifier() async throws {
    // example
    let app = XCUIApplication { OrderScreen() }
    try await app.waitForViewVisible(withID: "tea.Green")
    try await app.waitForViewHidden(withID: "receipt", timeout: .seconds(2))
    try await app.waitForViewCount(withIDPrefix: "tea.", equals: 3)
    // end
  }
}

@MainActor
private final class Order: ObservableObject {
  @Published var tea = "Black"
}

private struct OrderSummary: View {
  @ObservedObject var order: Order

  var body: some View {
    Text("\(order.tea) tea")
  }
}
