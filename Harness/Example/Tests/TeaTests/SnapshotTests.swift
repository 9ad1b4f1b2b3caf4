import InlineSnapshotTesting
import Testing
import UnderstudyTesting

@testable import Tea

@MainActor @Test("A row is a button of three texts")
func row() {
  let app = XCUIApplication(server: FakeServer())
  assertInlineSnapshot(of: app.cells.firstMatch, as: .elementTree) {
    """
    Cell
      Button, label: 'Assam, India, €6.50'
        StaticText, label: 'Assam'
        StaticText, label: 'India'
        StaticText, label: '€6.50'
    """
  }
}
