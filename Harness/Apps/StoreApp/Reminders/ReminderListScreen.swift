import SwiftUI

struct ReminderListScreen: View {
  @State private var reminders = [
    Reminder(id: 1, title: "Call the baker"),
    Reminder(id: 2, title: "Water the plants"),
    Reminder(id: 3, title: "Return the books"),
  ]

  var body: some View {
    List(reminders) { reminder in
      ReminderCellView(reminder: reminder) { event in
        switch event {
        case .onChecked(let id): toggle(id)
        case .onDelete(let id): reminders.removeAll { $0.id == id }
        }
      }
    }
    .accessibilityIdentifier("reminderList")
  }

  private func toggle(_ id: Reminder.ID) {
    guard let index = reminders.firstIndex(where: { $0.id == id }) else { return }
    reminders[index].isChecked.toggle()
  }
}
