import SwiftUI
import UnderstudyTesting

extension AsyncFlow {
  /// A list that is pulled down.
  static let refresh = AsyncFlow(name: "refresh") { log in
    let app = XCUIApplication { NewsScreen(log: log) }
    return (
      app,
      [
        { log("rows: \(app.staticTexts.count)") },
        { app.collectionViews.firstMatch.swipeDown() },
        { app.clock.advance(by: .milliseconds(999)) },
        { log("rows: \(app.staticTexts.count)") },
        { log("comes: \(app.staticTexts["News 2"].waitForExistence(timeout: 5))") },
      ]
    )
  }
}

private struct NewsScreen: View {
  let log: FlowLog
  @State private var count = 2

  var body: some View {
    List(0..<count, id: \.self) { Text("News \($0)") }
      .refreshable {
        log("refreshes")
        try? await Task.sleep(for: .seconds(2))
        count += 1
      }
  }
}
