import SwiftUI

/// A counter whose first write comes from a tap, and whose second from a task that the tap begins.
struct CounterScreen: View {
  @State private var count = 0
  @State private var name = ""

  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Add") { count += 1 }
      Button("Add later") {
        Task {
          try await Task.sleep(for: .seconds(2))
          count += 10
        }
      }
      Button("Same") { count += 0 }
      TextField("Name", text: $name)
      Label(count: count)
    }
  }

  struct Label: View {
    let count: Int
    var body: some View { Text("Label \(count)") }
  }
}

/// Two pages, the second with work that its disappearance cancels.
struct PagesScreen: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Root(path: $path)
        .navigationDestination(for: Int.self) { Detail(number: $0) }
    }
  }

  struct Root: View {
    @Binding var path: [Int]
    var body: some View { Button("Open") { path.append(7) } }
  }

  struct Detail: View {
    let number: Int
    @State private var status = "loading"
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("Detail \(number): \(status)")
        Button("Close") { dismiss() }
      }
      .onAppear { status = "shown" }
      .task {
        try? await Task.sleep(for: .seconds(60))
        status = "old"
      }
    }
  }
}

/// A sheet, a preference that is observed, and a value of the environment.
struct SettingsScreen: View {
  @State private var isOpen = false
  @State private var isLarge = false

  var body: some View {
    VStack {
      Button("Settings") { isOpen = true }
      Button("Larger") { isLarge = true }
      Sized().environment(\.fontScale, isLarge ? 2 : 1)
    }
    .sheet(isPresented: $isOpen) { Text("All settings") }
  }

  struct Sized: View {
    @Environment(\.fontScale) private var scale
    var body: some View { Text("Scale \(scale)").preference(key: ScaleKey.self, value: scale) }
  }

  struct ScaleKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }
}

private struct FontScaleKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  var fontScale: Int {
    get { self[FontScaleKey.self] }
    set { self[FontScaleKey.self] = newValue }
  }
}
