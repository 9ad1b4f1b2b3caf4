import SwiftUI

/// `sheet`: the content lives exactly as long as it is presented, and its presenter stays visible.
public struct SheetScreen: View {
  @State private var showSheet = false
  let log: LifecycleLog

  public init(log: LifecycleLog) {
    self.log = log
  }

  public var body: some View {
    Button("Show Sheet") {
      showSheet = true
    }
    .onAppear { log("SheetScreen onAppear") }
    .onDisappear { log("SheetScreen onDisappear") }
    .sheet(isPresented: $showSheet) {
      log("SheetScreen onDismiss")
    } content: {
      SheetContent(log: log)
    }
  }
}

struct SheetContent: View {
  @State private var draft = ""
  @Environment(\.dismiss) private var dismiss
  let log: LifecycleLog

  var body: some View {
    VStack {
      TextField("Draft", text: $draft)
        .accessibilityIdentifier("sheet.input")
      Button("Close") {
        dismiss()
      }
    }
    .onAppear { log("SheetContent onAppear") }
    .onDisappear { log("SheetContent onDisappear") }
  }
}
