import SwiftUI
import UnderstudyTesting

extension AsyncFlow {
  /// A list whose last row loads the next page.
  static let paging = AsyncFlow(name: "paging") { log in
    let app = XCUIApplication { PagedScreen(log: log) }
    return (
      app,
      [
        { log("rows: \(app.staticTexts.count)") },
        { log("second page: \(app.staticTexts["Row 5"].waitForExistence(timeout: 5))") },
        { log("third page: \(app.staticTexts["Row 8"].waitForExistence(timeout: 5))") },
        { log("fourth page: \(app.staticTexts["Row 9"].waitForExistence(timeout: 5))") },
      ]
    )
  }
}

private struct PagedScreen: View {
  let log: FlowLog
  @State private var rows = Array(0..<3)

  var body: some View {
    List {
      ForEach(rows, id: \.self) { Text("Row \($0)") }
      if rows.count < 9 {
        ProgressView().task(id: rows.count) {
          log("loads after \(rows.count)")
          guard (try? await Task.sleep(for: .milliseconds(500))) != nil else { return }
          rows += rows.count..<(rows.count + 3)
        }
      }
    }
  }
}
