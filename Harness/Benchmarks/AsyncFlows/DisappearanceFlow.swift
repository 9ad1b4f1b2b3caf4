import SwiftUI
import UnderstudyTesting

extension AsyncFlow {
  /// Work that ends with the view that needs it.
  static let disappearance = AsyncFlow(name: "cancellation by disappearance") { log in
    let app = XCUIApplication { DetailSwitch(log: log) }
    return (
      app,
      [
        { app.buttons["Toggle"].tap() },
        { app.clock.advance(by: .seconds(3)) },
        { app.buttons["Toggle"].tap() },
        { app.clock.advance(by: .seconds(60)) },
        { log("loaded: \(app.staticTexts["Loaded"].exists)") },
        { app.buttons["Toggle"].tap() },
        { log("loads: \(app.staticTexts["Loaded"].waitForExistence(timeout: 15))") },
      ]
    )
  }
}

private struct DetailSwitch: View {
  let log: FlowLog
  @State private var isShown = false

  var body: some View {
    Button("Toggle") { isShown.toggle() }
    if isShown { DetailScreen(log: log) }
  }
}

private struct DetailScreen: View {
  let log: FlowLog
  @State private var text = "Loading"

  var body: some View {
    Text(text).task {
      do {
        try await Task.sleep(for: .seconds(10))
        text = "Loaded"
      } catch {
        log("cancelled")
      }
    }
  }
}
