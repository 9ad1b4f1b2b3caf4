import GraphApp
import Testing

@MainActor
@Suite("Graph app: source of truth")
struct SourceOfTruthFlows {
  @Test("Two states drift apart, one source of truth is the same for all")
  func drifting() {
    let app = XCUIApplication { SourceOfTruthScreen() }
    #expect(app.labels == ["Updated: 0", "Updated: 0", "Bound: 0"])

    app.buttons["+1"].tap()

    #expect(app.labels == ["Updated: 0", "Updated: 1", "Bound: 1"])
  }

  @Test("A child that writes through its binding changes what the parent gives to all")
  func writingThroughABinding() {
    let app = XCUIApplication { SourceOfTruthScreen() }

    app.buttons["bound.count"].tap()

    #expect(app.labels == ["Updated: 0", "Updated: 10", "Bound: 10"])
  }
}

extension XCUIApplication {
  /// What the child with a copied state shows, the child with a given value, and the child with a binding.
  fileprivate var labels: [String] {
    [staticTexts["copied.name"].label, staticTexts["given.name"].label, buttons["bound.count"].label]
  }
}
