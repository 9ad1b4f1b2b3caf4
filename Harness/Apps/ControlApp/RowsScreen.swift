import SwiftUI

struct RowsScreen: View {
  @State private var rows = Array(1...40)
  @State private var search = ""
  @State private var refreshes = 0

  var body: some View {
    NavigationStack {
      List {
        ForEach(rows.filter { search.isEmpty || "Row \($0)".contains(search) }, id: \.self) { row in
          NavigationLink("Row \(row)") { Text("Page of row \(row)").accessibilityIdentifier("page") }
            .swipeActions { Button("Remove", role: .destructive) { rows.removeAll { $0 == row } } }
        }
      }
      .navigationTitle("Rows, \(refreshes) times fresh")
      .searchable(text: $search)
      .refreshable { refreshes += 1 }
    }
  }
}
