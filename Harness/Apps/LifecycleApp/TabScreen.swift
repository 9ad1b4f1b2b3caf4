import SwiftUI

/// `TabView`: a tab is made when it is first visited, and lives on while another one is visible.
public struct TabScreen: View {
  let log: LifecycleLog

  public init(log: LifecycleLog) {
    self.log = log
  }

  public var body: some View {
    TabView {
      Tab("First", systemImage: "1.circle") {
        FirstTab(log: log)
      }
      Tab("Second", systemImage: "2.circle") {
        SecondTab(log: log)
      }
    }
  }
}

struct FirstTab: View {
  @State private var userInput = ""
  let log: LifecycleLog

  var body: some View {
    let _ = Self._printChanges()
    let _ = log("FirstTab body")
    TextField("Type something", text: $userInput)
      .onAppear { log("FirstTab onAppear") }
      .onDisappear { log("FirstTab onDisappear") }
      .accessibilityIdentifier("first.input")
  }
}

struct SecondTab: View {
  let log: LifecycleLog

  var body: some View {
    let _ = Self._printChanges()
    let _ = log("SecondTab body")
    Text("Second tab")
      .onAppear { log("SecondTab onAppear") }
      .onDisappear { log("SecondTab onDisappear") }
  }
}
