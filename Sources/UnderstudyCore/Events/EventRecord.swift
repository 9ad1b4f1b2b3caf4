import UnderstudyElements

/// One entry of the event log, as it is read.
package enum EventRecord {
  /// Something done to an element.
  case action(EventOrigin.Content)
  /// Something done that nothing took notice of.
  case ignored(TextNote)
  case change(EventLog.ChangeKind, ValueChange)
  /// A body ran, for these reasons.
  case body(Any.Type, ChangeRecord)
  case appeared(Any.Type)
  case disappeared(Any.Type)
  case task(TaskStep, EventOrigin)
  /// The clock had moved on, to a time since launch, when the next thing was noted.
  case clock(Duration)
  case pushed(PageNote)
  case popped(PageNote)
  case presented(PresentationNote)
  case dismissed(PresentationNote)
  /// What the runtime found wrong.
  case issue(IssueNote)
  /// Automation failed the test.
  case failure(TextNote)

  /// What a task that a view keeps did.
  package enum TaskStep: UInt8, Sendable { case began, ended, cancelled }
}

/// A text that is known already.
package final class TextNote {
  package let text: String
  package init(_ text: String) { self.text = text }
}

/// A page of a navigation stack: the value that it stands for, or nil where it is presented by a flag or item.
package final class PageNote {
  package let value: RecordedValue?
  @MainActor
  package init<Value>(_ value: Value) { self.value = RecordedValue(value, ValueKeeping.of(Value.self)) }
  package init() { value = nil }
}

/// Something shown over the rest, such as `sheet`, and the view that shows it.
package final class PresentationNote {
  package let name: String
  package let presenter: Any.Type?
  init(_ name: String, presenter: Any.Type?) {
    self.name = name
    self.presenter = presenter
  }
}

/// An issue in the log.
package final class IssueNote {
  package let issue: RuntimeIssue
  init(_ issue: RuntimeIssue) { self.issue = issue }
}
