import SwiftUI

/// A list of which most rows are not made, beside controls: where advice about rows would be wrong for most of what is missing.
struct BrokenTeas: View {
  @State private var status = "Idle"
  @State private var search = ""
  @State private var isAsking = false

  var body: some View {
    NavigationStack {
      VStack {
        Text(status).accessibilityIdentifier("status")
        TextField("Search teas", text: $search)
        HStack {
          Button("Load") { load() }.accessibilityIdentifier("loadButton")
          Button("Remove all") { isAsking = true }
        }
        List(0..<60, id: \.self) { number in
          NavigationLink {
            Text("Tea \(number)")
          } label: {
            Text("Tea \(number)")
            Text("€\(number + 3).50")
          }
          .accessibilityIdentifier("tea_\(number)")
        }
        .accessibilityIdentifier("teaList")
      }
      .navigationTitle("Green")
      .toolbar { Button(action: {}, label: { Image(systemName: "plus") }).accessibilityLabel("Add tea") }
      .alert("Remove all teas?", isPresented: $isAsking) { Button("Remove", role: .destructive) {} }
    }
  }

  private func load() {
    Task {
      try? await Task.sleep(for: .seconds(5))
      status = "Loaded"
    }
  }
}
