import EventKit
import SwiftUI
import Understudy

/// What the user has done with an event. Source: Apple's page "EKEventEditViewAction".
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }

/// Closes the controller, and chooses the calendar of new events. Source: Apple's page "EKEventEditViewDelegate".
@preconcurrency @MainActor public protocol EKEventEditViewDelegate: AnyObject {
  /// The user is done: the app dismisses the controller.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// Where a new event belongs; the store's first calendar by default.
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
  /// The store's first calendar, for delegates that do not choose one.
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar { controller.firstCalendar }
}

/// The form in which the user makes or changes an event. Source: Apple's page "EKEventEditViewController".
///
/// It has fields "Title" and "Location", a switch "All-day", date pickers "Starts" and "Ends", buttons "Cancel" and "Add" or "Done" and, for
/// an event that is saved, "Delete Event". As on a device, it saves whether or not the app may use events.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
  /// The store in which the event is saved, set before it is shown.
  open var eventStore: EKEventStore!
  /// The event; nil for a new one, which is made as the form is shown.
  open var event: EKEvent?
  /// Closes the controller. Not retained.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?

  open override func loadView() {
    view = ShowingView { [weak self] _ in self.map { EventForm(controller: $0, event: $0.shownEvent) } }
  }

  /// Ends the form as the button "Cancel" does.
  open func cancelEditing() {
    event?.rollback()
    end(.canceled)
  }

  fileprivate var store: EKEventStore {
    if let eventStore { return eventStore }
    let store = EKEventStore()
    eventStore = store
    return store
  }

  /// The first calendar that new events can be in.
  fileprivate var firstCalendar: EKCalendar {
    store.userCalendars.first ?? EKCalendar(for: .event, eventStore: store)
  }

  /// The event, made as new where there is none.
  fileprivate var shownEvent: EKEvent {
    if let event { return event }
    let event = EKEvent(eventStore: store)
    let hour = Calendar.current.dateInterval(of: .hour, for: .now)?.end ?? .now
    (event.startDate, event.endDate) = (hour, hour + 3600)
    self.event = event
    return event
  }

  fileprivate func save() {
    guard let event else { return }
    if event.calendar == nil {
      event.calendar = editViewDelegate?.eventEditViewControllerDefaultCalendar(forNewEvents: self) ?? firstCalendar
    }
    store.saveAsUser(event)
    end(.saved)
  }

  fileprivate func delete() {
    guard let event else { return }
    store.removeAsUser(event)
    end(.deleted)
  }

  private func end(_ action: EKEventEditViewAction) {
    editViewDelegate?.eventEditViewController(self, didCompleteWith: action)
  }
}

private struct EventForm: View {
  let controller: EKEventEditViewController
  let event: EKEvent
  @State private var title: String
  @State private var location: String
  @State private var isAllDay: Bool
  @State private var start: Date
  @State private var end: Date

  init(controller: EKEventEditViewController, event: EKEvent) {
    (self.controller, self.event) = (controller, event)
    title = event.title ?? ""
    location = event.location ?? ""
    isAllDay = event.isAllDay
    start = event.startDate ?? .now
    end = event.endDate ?? .now
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        TextField("Location", text: $location)
        Toggle("All-day", isOn: $isAllDay)
        DatePicker("Starts", selection: $start, displayedComponents: parts)
        DatePicker("Ends", selection: $end, in: start..., displayedComponents: parts)
        if !event.isNew { Button("Delete Event", role: .destructive) { controller.delete() } }
      }
      .navigationTitle(event.isNew ? "New Event" : "Edit Event")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { controller.cancelEditing() } }
        ToolbarItem(placement: .confirmationAction) {
          Button(event.isNew ? "Add" : "Done") { save() }.disabled(title.isEmpty)
        }
      }
    }
  }

  private var parts: DatePickerComponents { isAllDay ? .date : [.date, .hourAndMinute] }

  private func save() {
    event.title = title
    event.location = location.isEmpty ? nil : location
    event.isAllDay = isAllDay
    event.startDate = start
    event.endDate = max(end, start)
    controller.save()
  }
}
