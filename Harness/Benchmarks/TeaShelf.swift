import SwiftUI

/// An app as tests meet it: tabs, a stack with a searchable list, a page, and a sheet with a form.
@MainActor @Observable
final class TeaShelf {
  struct Tea: Identifiable, Hashable {
    var id: String { name }
    var name: String
    var kind = Kind.green
    var isOrganic = false
  }

  enum Kind: String, CaseIterable, Identifiable {
    case black, green, herbal
    var id: Self { self }
  }

  var teas = (1...20).map { Tea(name: "Tea \($0)", kind: Kind.allCases[$0 % 3]) }

  func teas(matching text: String) -> [Tea] {
    text.isEmpty ? teas : teas.filter { $0.name.localizedCaseInsensitiveContains(text) }
  }
}

struct TeaShelfApp: View {
  @State private var shelf = TeaShelf()

  var body: some View {
    TabView {
      ShelfScreen()
        .tabItem { Label("Shelf", systemImage: "cup.and.saucer") }
      Form { Text("\(shelf.teas.count) teas") }
        .tabItem { Label("About", systemImage: "info.circle") }
    }
    .environment(shelf)
  }
}

private struct ShelfScreen: View {
  @Environment(TeaShelf.self) private var shelf
  @State private var searchText = ""
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List(shelf.teas(matching: searchText)) { tea in
        NavigationLink(value: tea) {
          HStack {
            Text(tea.name).font(.headline)
            Spacer()
            Text(tea.kind.rawValue.capitalized).foregroundStyle(.secondary)
          }
        }
      }
      .navigationTitle("Shelf")
      .navigationDestination(for: TeaShelf.Tea.self) { TeaScreen(tea: $0) }
      .searchable(text: $searchText)
      .toolbar { Button("Add", systemImage: "plus") { isAdding = true } }
      .sheet(isPresented: $isAdding) { TeaForm() }
    }
  }
}

private struct TeaScreen: View {
  let tea: TeaShelf.Tea

  var body: some View {
    Form {
      LabeledContent("Kind", value: tea.kind.rawValue)
      LabeledContent("Organic", value: tea.isOrganic ? "yes" : "no")
    }
    .navigationTitle(tea.name)
  }
}

private struct TeaForm: View {
  @Environment(TeaShelf.self) private var shelf
  @Environment(\.dismiss) private var dismiss
  @State private var tea = TeaShelf.Tea(name: "")

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $tea.name)
        Picker("Kind", selection: $tea.kind) {
          ForEach(TeaShelf.Kind.allCases) { Text($0.rawValue.capitalized) }
        }
        Toggle("Organic", isOn: $tea.isOrganic)
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            shelf.teas.append(tea)
            dismiss()
          }
          .disabled(tea.name.isEmpty)
        }
      }
    }
  }
}
