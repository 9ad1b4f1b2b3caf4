import SwiftUI
import UnderstudyTesting

extension AsyncFlow {
  /// Several servers are asked, and the first answer is used.
  static let race = AsyncFlow(name: "racing requests") { log in
    let app = XCUIApplication { RaceScreen(log: log) }
    return (
      app,
      [
        { app.buttons["Ask"].tap() },
        { app.clock.advance(by: .milliseconds(50)) },
        { log(app.staticTexts["answer"].label) },
        { log("answered: \(app.staticTexts["From B"].waitForExistence(timeout: 5))") },
        { app.clock.advance(by: .seconds(5)) },
        { log(app.staticTexts["answer"].label) },
      ]
    )
  }
}

private struct RaceScreen: View {
  let log: FlowLog
  @State private var answer = "None"

  var body: some View {
    Text(answer).accessibilityIdentifier("answer")
    Button("Ask") {
      Task {
        answer = await withTaskGroup(of: String?.self) { group in
          for (server, milliseconds) in [("A", 900), ("B", 100), ("C", 400)] {
            group.addTask {
              guard (try? await Task.sleep(for: .milliseconds(milliseconds))) != nil else {
                await log("\(server) cancelled")
                return nil
              }
              return "From \(server)"
            }
          }
          let first = await group.next() ?? nil
          group.cancelAll()
          return first ?? "None"
        }
        log(answer)
      }
    }
  }
}
