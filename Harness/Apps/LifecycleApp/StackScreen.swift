import SwiftUI

/// `NavigationStack`: the root lives on while it is covered, a pushed page ends when it is popped.
public struct StackScreen: View {
  let log: LifecycleLog

  public init(log: LifecycleLog) {
    self.log = log
  }

  public var body: some View {
    NavigationStack {
      RootView(log: log)
    }
  }
}

struct RootView: View {
  @State private var title = ""
  let log: LifecycleLog

  var body: some View {
    VStack {
      TextField("Title", text: $title)
        .accessibilityIdentifier("root.input")
      NavigationLink("Go to Detail") {
        DetailView(log: log)
      }
    }
    .navigationTitle("Root")
    .onAppear { log("RootView onAppear") }
    .onDisappear { log("RootView onDisappear") }
  }
}

struct DetailView: View {
  @State private var notes = ""
  let log: LifecycleLog

  var body: some View {
    TextField("Notes", text: $notes)
      .navigationTitle("Detail")
      .onAppear { log("DetailView onAppear") }
      .onDisappear { log("DetailView onDisappear") }
      .accessibilityIdentifier("detail.input")
  }
}
