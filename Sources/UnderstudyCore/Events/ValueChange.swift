import Combine
import UnderstudyTime

/// Whose value changed: a property of a view by its number, a key, or a type of value.
package enum ChangedName {
  /// A dynamic property of a view, scene, app or modifier, by its number in the type's plan.
  case property(of: Any.Type?, number: Int)
  /// A property of an observable object.
  case object(ObservedProperty)
  /// A key of user defaults.
  case key(String)
  /// A type: of a preference key, or of an object in the environment.
  case type(Any.Type)
  /// A value of the environment.
  case environment(AnyKeyPath)

  /// The view, where the value belongs to one.
  package var view: Any.Type? {
    if case .property(let view, _) = self { view } else { nil }
  }

  /// The type whose property it is: of a view, scene, app or modifier, or of an object.
  package var owner: Any.Type? {
    if case .object(let property) = self { property.owner } else { view }
  }

  /// The name as the source has it, without underscore.
  package var text: String {
    switch self {
    case .property(let view, let number):
      guard let view, let name = assumeMain({ FieldPlan.of(view).propertyName(number) }) else { return "state" }
      return name.hasPrefix("_") ? String(name.dropFirst()) : name
    case .object(let property):
      return assumeMain { property.name } ?? "a property of type \(property.valueType)"
    case .key(let key): return key.debugDescription
    case .type(let type): return ViewTypeName.of(type)
    case .environment(let keyPath):
      nonisolated(unsafe) let keyPath = keyPath
      return assumeMain { EnvironmentNames.text(of: keyPath) }
    }
  }
}

/// A change of a value. Its texts are made when a test or a report reads them.
package final class ValueChange {
  package enum Kind: Sendable { case state, object, defaults, preference, environment }

  package let old: RecordedValue
  package private(set) var new: RecordedValue
  private let cause: Cause
  package let name: ChangedName
  package let kind: Kind

  /// What called the code that wrote.
  enum Cause: Sendable {
    /// Neither an action nor a view.
    case none
    case code(EventOrigin)
    /// The code ran in a task that the origin had begun, after the origin's own end.
    case task(of: EventOrigin)
    /// The code was in a block that the origin had put onto a queue, or given to a timer, a scheduler or an animation.
    case block(of: EventOrigin)

    /// What code outside of actions and views' closures was called for.
    static var later: Cause {
      guard let origin = EventOrigin.current else { return .none }
      return WorkCause.isBlockRunning ? .block(of: origin) : .task(of: origin)
    }
  }

  /// A change that has begun: the new value follows by ``complete(with:)``.
  @MainActor
  init<Value>(_ kind: Kind, _ name: ChangedName, from old: Value, by cause: Cause) {
    (self.kind, self.name, self.cause) = (kind, name, cause)
    self.old = RecordedValue(old)
    new = RecordedValue(ofType: Value.self)
  }

  @MainActor
  init<Value>(_ kind: Kind, _ name: ChangedName, from old: Value, to new: Value, by cause: Cause) {
    (self.kind, self.name, self.cause) = (kind, name, cause)
    self.old = RecordedValue(old)
    self.new = RecordedValue(new)
  }

  @MainActor
  func complete<Value>(with new: Value) { self.new = RecordedValue(new) }

  /// What called the code that wrote, as in `onAppear of DetailView`.
  package var writer: String? {
    switch cause {
    case .none: nil
    case .code(let origin): origin.description
    case .task(let origin):
      // A view's task has no time of its own that it could be later than.
      if case .closure(.task, _) = origin.content { origin.description } else { "a task of \(origin.description)" }
    case .block(let origin): "work of \(origin.description)"
    }
  }
}
