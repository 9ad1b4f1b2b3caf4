import Foundation
import SwiftUI

/// A list that is edited, and a date, for the examples of the documentation.
struct ShoppingScreen: View {
  @State private var items = ["Milk", "Bread", "Tea"]
  /// Thursday, January 2, 2025, 9:41 in Greenwich.
  @State private var due = Date(timeIntervalSince1970: 1_735_810_860)

  var body: some View {
    List {
      ForEach(items, id: \.self) { Text($0) }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
    }
    .environment(\.editMode, .constant(.active))
    DatePicker("Due", selection: $due, displayedComponents: .date)
    DatePicker("Time", selection: $due, displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
    Text("Due \(due.formatted(.iso8601))")
  }
}
