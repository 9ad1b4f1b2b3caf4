import LifecycleApp
import Testing

@MainActor
@Suite("Lifecycle app: rows")
struct RowFlows {
  private let log = LifecycleLog()

  @Test("A list makes the first rows only, and more of them when it is scrolled")
  func list() {
    let app = XCUIApplication { ListScreen(log: log) }
    let first = log.takeEntries()
    #expect(first == (0..<first.count).map { "Row \($0) onAppear" })
    #expect((1..<100).contains(first.count))

    app.collectionViews.firstMatch.swipeUp()

    #expect(log.takeEntries().contains("Row \(first.count) onAppear"))
  }

  @Test("A stack in a scroll view makes all its rows at once")
  func scrollView() {
    let app = XCUIApplication { ScrollScreen(log: log) }

    #expect(log.takeEntries() == (0..<100).map { "Row \($0) onAppear" })
    #expect(app.staticTexts["Row 99"].exists)
  }
}
