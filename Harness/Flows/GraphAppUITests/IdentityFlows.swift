import Foundation
import GraphApp
import Testing

@MainActor
@Suite("Graph app: identity")
struct IdentityFlows {
  @Test("State ends with the branch that showed its view")
  func conditionalView() {
    let app = XCUIApplication { IdentityScreen() }
    app.count("Conditional", times: 5)
    #expect(app.buttons["counter.Conditional"].label == "Conditional: 5")
    let toggle = app.switches["Show"].switches.firstMatch

    toggle.tap()
    #expect(!app.buttons["counter.Conditional"].exists)
    toggle.tap()

    #expect(app.buttons["counter.Conditional"].label == "Conditional: 0")
  }

  @Test("A new id makes a new view with fresh state, and leaves its siblings theirs")
  func explicitIdentity() {
    let app = XCUIApplication { IdentityScreen() }
    app.count("Explicit", times: 2)
    app.count("Ann", times: 1)

    app.buttons["Reset"].tap()

    #expect(app.buttons["counter.Explicit"].label == "Explicit: 0")
    #expect(app.buttons["counter.Ann"].label == "Ann: 1")
  }

  @Test("The state of a row moves with its element, and ends with it")
  func rows() {
    let app = XCUIApplication { IdentityScreen() }
    app.count("Ann", times: 1)
    app.count("Bob", times: 2)
    app.count("Cem", times: 3)

    app.buttons["Reverse"].tap()
    #expect(app.rowLabels == ["Cem: 3", "Bob: 2", "Ann: 1"])

    app.buttons["Remove First"].tap()
    #expect(app.rowLabels == ["Bob: 2", "Ann: 1"])
  }
}

extension XCUIApplication {
  fileprivate func count(_ name: String, times: Int) {
    for _ in 0..<times {
      buttons["counter.\(name)"].tap()
    }
  }

  /// The labels of the rows, in the order of the screen.
  fileprivate var rowLabels: [String] {
    let rows = NSPredicate(format: "identifier IN %@", ["counter.Ann", "counter.Bob", "counter.Cem"])
    return buttons.matching(rows).allElementsBoundByIndex.map(\.label)
  }
}
