import SwiftUI

/// `if`: the child lives exactly as long as it is visible.
public struct ConditionalScreen: View {
  @State private var showChild = true
  let log: LifecycleLog

  public init(log: LifecycleLog) {
    self.log = log
  }

  public var body: some View {
    let _ = log("ParentView body")
    VStack {
      Toggle("Show Child", isOn: $showChild)
      if showChild {
        ChildView(log: log)
      }
    }
  }
}

struct ChildView: View {
  @State private var userInput = ""
  let log: LifecycleLog

  init(log: LifecycleLog) {
    self.log = log
    log("ChildView init")
  }

  var body: some View {
    let _ = log("ChildView body")
    TextField("Type something", text: $userInput)
      .onAppear { log("ChildView onAppear") }
      .onDisappear { log("ChildView onDisappear") }
      .task { await refreshForever() }
      .accessibilityIdentifier("child.input")
  }

  private func refreshForever() async {
    log("ChildView task started")
    do {
      while true { try await Task.sleep(for: .seconds(3600)) }
    } catch {
      log("ChildView task cancelled")
    }
  }
}
