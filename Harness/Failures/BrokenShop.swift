import SwiftUI

/// The app that the broken tests drive: a screen with a bit of everything that tests get wrong.
struct BrokenShop: View {
  enum Cover: String, Identifiable {
    case alert, sheet, cover
    var id: String { rawValue }
  }

  @State private var count = 2
  @State private var shown: Cover?
  @State private var isAlertShown = false
  @State private var isLate = false
  @State private var isNoticeShown = true
  @State private var name = ""
  /// What a test does in the action of "Call the test".
  var action: @MainActor () -> Void = {}

  var body: some View {
    NavigationStack {
      VStack {
        Text("\(count) items").accessibilityIdentifier("count")
        Button("Save") { count += 1 }.accessibilityIdentifier("save")
        Button("Pay") {}.disabled(true)
        Button("Delete") { isAlertShown = true }
        Button("Show sheet") { shown = .sheet }
        Button("Show cover") { shown = .cover }
        Button("Load") { load() }
        Button("Call the test") { action() }
        ForEach(0..<2, id: \.self) { _ in Button("Add") {} }
        TextField("Name", text: $name)
        if isLate { Text("Loaded") }
        if isNoticeShown { Text("Welcome") }
        NavigationLink("Rows") { Rows() }
      }
      .navigationTitle("Shop")
      .alert("Delete all?", isPresented: $isAlertShown) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
      .sheet(isPresented: isShown(.sheet)) { Text("Details").accessibilityIdentifier("details") }
      .fullScreenCover(isPresented: isShown(.cover)) { Text("Tour") }
      .task {
        try? await Task.sleep(for: .seconds(1))
        isNoticeShown = false
      }
    }
  }

  private func isShown(_ cover: Cover) -> Binding<Bool> {
    Binding(get: { shown == cover }, set: { shown = $0 ? cover : nil })
  }

  private func load() {
    Task {
      try? await Task.sleep(for: .seconds(3))
      isLate = true
    }
  }
}

/// A hundred rows, of which a list makes those that are in view.
struct Rows: View {
  var body: some View {
    List(0..<100, id: \.self) { Text("Row \($0)") }
  }
}
