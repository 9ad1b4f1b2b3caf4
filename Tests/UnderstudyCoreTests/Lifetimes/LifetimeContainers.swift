import SwiftUI

/// What contains and presents.
extension LifetimeViews {
  struct Presenting: View {
    @State private var isOpen = false
    @State private var warns = false

    var body: some View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          NavigationStack { List { Button("Warn") { warns = true } }.toolbar { Closing() } }
            .alert("Careful", isPresented: $warns) { Button("OK") {} }
        }
    }
  }

  struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode
    var body: some View { Button(mode.wrappedValue.isPresented ? "Close" : "Stay") { dismiss() } }
  }

  struct Tabs: View {
    @State private var tab = 0
    @State private var path = [Int]()

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) {
          List { NavigationLink("Go", value: 1) }.navigationDestination(for: Int.self) { Text("Page \($0)") }
        }
        .tabItem { Text("One") }.tag(0)
        NavigationStack { List { NavigationLink("Show") { Text("Shown") } } }.tabItem { Text("Two") }.tag(1)
      }
    }
  }

  struct Split: View {
    @State private var choice: Int?
    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: $choice) { Text("Item \($0)") }
      } detail: {
        Text("Detail \(choice ?? 0)")
      }
    }
  }

  struct EditableList: View {
    @State private var items = ["a", "b", "ab"]
    @State private var text = ""

    var body: some View {
      NavigationStack {
        List {
          ForEach(items.filter { text.isEmpty || $0.contains(text) }, id: \.self) { item in
            Text(item).swipeActions { Button("Archive") { items.removeAll { $0 == item } } }
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
        .searchable(text: $text).refreshable {}.toolbar { EditButton() }
      }
    }
  }

  struct Controls: View {
    @State private var number = 0
    @State private var text = ""
    @State private var isOpen = false
    @State private var date = Date(timeIntervalSince1970: 0)

    var body: some View {
      Form {
        DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
        Picker("Kind", selection: $number) { ForEach(0..<3) { Text("Kind \($0)").tag($0) } }
        Picker("Part", selection: $number) { ForEach(0..<3) { Text("Part \($0)").tag($0) } }.pickerStyle(.segmented)
        Menu("Menu") { Button("Count") { number += 1 } }
        DatePicker("Date", selection: $date)
        TextField("Text", text: $text)
        Text("Context").contextMenu { Button("Copy") {} }
      }
    }
  }
}
