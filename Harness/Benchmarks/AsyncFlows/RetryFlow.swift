import SwiftUI
import UnderstudyTesting

extension AsyncFlow {
  /// A request that fails twice and is tried again after one second, then after two.
  static let retry = AsyncFlow(name: "retry") { log in
    let app = XCUIApplication { RetryScreen(log: log) }
    return (
      app,
      [
        { app.buttons["Send"].tap() },
        { log(app.staticTexts["state"].label) },
        { log("sent: \(app.staticTexts["Sent"].waitForExistence(timeout: 10))") },
      ]
    )
  }
}

private struct RetryScreen: View {
  let log: FlowLog
  @State private var state = "New"

  var body: some View {
    Text(state).accessibilityIdentifier("state")
    Button("Send") {
      Task {
        for attempt in 0... {
          state = "Attempt \(attempt + 1)"
          log(state)
          if await request(attempt) { break }
          try await Task.sleep(for: .seconds(1 << attempt))
        }
        state = "Sent"
      }
    }
  }

  private nonisolated func request(_ attempt: Int) async -> Bool {
    await Task.yield()
    return attempt == 2
  }
}
