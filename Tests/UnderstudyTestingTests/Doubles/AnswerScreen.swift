import SwiftUI

/// Shows what an asynchronous function returns, once it does.
struct AnswerScreen: View {
  let ask: () async -> String
  @State private var text = "Waiting"
  @State private var isShown = true

  var body: some View {
    VStack {
      Text(text).accessibilityIdentifier("answer")
      Button("Hide") { isShown = false }
      if isShown {
        Text("Asking").task { text = await ask() }
      }
    }
  }
}

extension XCUIApplication {
  @MainActor var answer: String { staticTexts["answer"].label }
}
