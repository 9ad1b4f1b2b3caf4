import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

extension AppWorld {
  /// What the user answers if an intent asks.
  public var intents: Intents { Intents(world: self) }

  /// The answers for intents. At first the user confirms, and has no value for a parameter.
  @preconcurrency @MainActor
  public struct Intents {
    fileprivate let world: AppWorld

    private var state: IntentState { world.part(IntentState.self) }

    /// Whether the user confirms what intents are about to do. True at first.
    public var confirms: Bool {
      get { state.values.confirms }
      nonmutating set { state.values.confirms = newValue }
    }

    /// Gives the next request for a value of this type its answer. Several answers are given in their order; without one the user
    /// cancels.
    public func answer<Value: Sendable>(_ value: Value) { state.values.answers.append(value) }
  }
}

/// The user's answers, and what the app has registered for its intents.
final class IntentState: SystemPart {
  struct Values {
    var confirms = true
    var answers: [any Sendable] = []
    var dependencies: [AnyHashable: @Sendable () -> any Sendable] = [:]
  }

  private let state = Guarded(unchecked: Values())

  init() {}

  var values: Values {
    get { state.withUncheckedLock { $0 } }
    set { state.withUncheckedLock { $0 = newValue } }
  }

  /// The first answer of a type, which is used up.
  func takeAnswer<Value>(as type: Value.Type) -> Value? {
    state.withUncheckedLock { values in
      guard let place = values.answers.firstIndex(where: { $0 is Value }) else { return nil }
      return values.answers.remove(at: place) as? Value
    }
  }

  /// A value as the user reads it.
  static func text(of value: Any) -> String {
    switch value {
    case let value as any InstanceDisplayRepresentable: String(localized: value.displayRepresentation.title)
    case let value as any Absentable: value.content.map { text(of: $0) } ?? "nothing"
    case let values as [any InstanceDisplayRepresentable]: values.map { text(of: $0) }.joined(separator: ", ")
    default: "\(value)"
    }
  }

  func log(_ text: String) { LoggedEntry(category: "AppIntents", text: text).write() }
}
