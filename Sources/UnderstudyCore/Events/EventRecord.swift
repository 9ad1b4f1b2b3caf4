/// One entry of the event log. ``EventWording`` makes its text when it is read.
package enum EventRecord {
  /// The test did something to an element.
  case action(EventOrigin)
  /// An action without effect, in words.
  case ignored(String)
  case change(ValueChange)
  /// A body ran, for these reasons.
  case body(Any.Type, ChangeRecord)
  case appeared(Any.Type)
  case disappeared(Any.Type)
  case task(TaskStep, EventOrigin)
  /// The clock had moved on, to a time since launch, when the next thing was recorded.
  case clock(Duration)
  indirect case pushed(PageNote)
  indirect case popped(PageNote)
  indirect case presented(PresentationNote)
  indirect case dismissed(PresentationNote)
  /// What the runtime found wrong.
  indirect case issue(RuntimeIssue)
  /// The app has noted something about itself by a logger, or a part of the system what it has done.
  indirect case logged(LoggedEntry)
  /// Automation failed the test: the first line of its message.
  case failure(String)

  /// What the work of a `task` modifier did.
  package enum TaskStep: Sendable { case began, ended, cancelled }
}

/// A page of a navigation stack: the value that it stands for, or nil where a flag or an item presents it.
package struct PageNote {
  let value: RecordedValue?
  @MainActor
  package init<Value>(_ value: Value) { self.value = RecordedValue(value) }
  package init() { value = nil }
}

/// Something shown over the rest, such as `sheet`, and the view that shows it.
package struct PresentationNote {
  let name: String
  package let presenter: Any.Type?
}
