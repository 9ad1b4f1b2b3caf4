import SwiftUI

struct Reminder: Identifiable {
  let id: Int
  let title: String
  var isChecked = false
}

/// Everything that can happen in a cell, for its parent to handle.
enum ReminderCellEvent {
  case onChecked(Reminder.ID)
  case onDelete(Reminder.ID)
}

struct ReminderCellView: View {
  let reminder: Reminder
  let onEvent: (ReminderCellEvent) -> Void

  var body: some View {
    HStack {
      Image(systemName: reminder.isChecked ? "checkmark.square" : "square")
        .accessibilityLabel(reminder.isChecked ? "Checked" : "Unchecked")
        .accessibilityIdentifier("reminder.\(reminder.id).check")
        .onTapGesture { onEvent(.onChecked(reminder.id)) }
      Text(reminder.title)
      Spacer()
      Image(systemName: "trash")
        .accessibilityIdentifier("reminder.\(reminder.id).delete")
        .onTapGesture { onEvent(.onDelete(reminder.id)) }
    }
  }
}
