import SwiftUI

struct OverlaysScreen: View {
  @State private var isNaming = false
  @State private var isChoosing = false
  @State private var isShown = false
  @State private var name = ""
  @State private var log = "Nothing"

  var body: some View {
    VStack {
      Text(log).accessibilityIdentifier("log")
      Button("Rename …") { isNaming = true }
      Button("Delete …") { isChoosing = true }
      Button("Details") { isShown = true }
      Menu("Sort") {
        Button("By name") { log = "Sorted by name" }
        Button("By date") { log = "Sorted by date" }
      }
      Text("Hold me")
        .contextMenu { Button("Copy") { log = "Copied" } }
      Button("Brew") {
        Task {
          try? await Task.sleep(for: .seconds(3))
          log = "Brewed"
        }
      }
    }
    .alert("New name", isPresented: $isNaming) {
      TextField("Name", text: $name)
      Button("Save") { log = "Named \(name)" }
      Button("Cancel", role: .cancel) {}
    }
    .confirmationDialog("Delete all?", isPresented: $isChoosing) {
      Button("Delete", role: .destructive) { log = "Deleted" }
    }
    .sheet(isPresented: $isShown) { Text("All details") }
  }
}
