/// What the user does in the system's own views, which need no permission.
extension EKEventStore {
  /// The calendars that the user can add events to.
  package var userCalendars: [EKCalendar] {
    state.calendars.filter { $0.entities.contains(.event) && $0.allowsChanges }.map(EKCalendar.init(saved:))
  }

  package func saveAsUser(_ event: EKEvent) {
    event.note(saved: state.save(event.values, from: event.saved, span: .thisEvent))
    state.notify()
  }

  package func removeAsUser(_ event: EKEvent) {
    guard let saved = event.saved, state.remove(saved, span: .thisEvent) else { return }
    event.noteRemoved()
    state.notify()
  }
}
