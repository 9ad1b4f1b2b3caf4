import SwiftUI
import UnderstudyTesting

extension AsyncFlow {
  /// A search that waits until nothing has been typed for 300 ms.
  static let debounce = AsyncFlow(name: "debounce") { log in
    let app = XCUIApplication { SearchScreen(log: log) }
    let field = app.textFields["query"]
    return (
      app,
      [
        { field.tap() },
        { field.typeText("b") },
        { app.clock.advance(by: .milliseconds(200)) },
        { field.typeText("e") },
        { app.clock.advance(by: .milliseconds(299)) },
        { log("found: \(app.staticTexts["result"].exists)") },
        { log("comes: \(app.staticTexts["result"].waitForExistence(timeout: 1))") },
        { log(app.staticTexts["result"].label) },
      ]
    )
  }
}

@MainActor
private final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published var result: String?
  private var search: AnyCancellable?

  init(log: FlowLog) {
    search = $query.dropFirst().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates()
      .sink { [weak self] query in
        MainActor.assumeIsolated {
          log("searches \(query)")
          self?.result = "Results for \(query)"
        }
      }
  }
}

private struct SearchScreen: View {
  @StateObject private var model: SearchModel

  init(log: FlowLog) { _model = StateObject(wrappedValue: SearchModel(log: log)) }

  var body: some View {
    TextField("Search", text: $model.query).accessibilityIdentifier("query")
    if let result = model.result { Text(result).accessibilityIdentifier("result") }
  }
}
