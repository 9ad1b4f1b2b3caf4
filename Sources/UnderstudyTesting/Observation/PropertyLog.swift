import Combine
import Observation
import UnderstudyCore
import UnderstudyTime

/// The values of a model's property.
///
/// `@Observable` models notify when a value has been stored, others only that one is about to change. So each announcement
/// records the value that the change before it brought, a store the new one, and a turn of the session the last.
@MainActor final class PropertyLog<Model: AnyObject, Value>: ValueLog<Value> {
  private let model: Model
  private let keyPath: KeyPath<Model, Value>
  private var isScheduled = false
  private var subscription: AnyCancellable?
  /// Asks for the next change, where each must be asked for.
  private var track: () -> Void = {}

  private init(_ model: Model, _ keyPath: KeyPath<Model, Value>, session: ExecutionSession) {
    (self.model, self.keyPath) = (model, keyPath)
    // A key path of a class has no name.
    super.init(subject: "the \(Value.self) property of \(Model.self)", session: session)
    collect()
  }

  /// Follows the property of an `@Observable` model.
  convenience init(observable model: Model, _ keyPath: KeyPath<Model, Value>, session: ExecutionSession)
  where Model: Observable {
    self.init(model, keyPath, session: session)
    track = { [weak self] in self?.trackOnce() }
    track()
  }

  /// Follows the property of an `ObservableObject`.
  convenience init(object model: Model, _ keyPath: KeyPath<Model, Value>, session: ExecutionSession)
  where Model: ObservableObject {
    self.init(model, keyPath, session: session)
    subscription = model.objectWillChange.sink { [weak self] _ in self?.look(tracksAgain: false) }
  }

  override func collect() {
    guard !isEnded else { return }
    let value = model[keyPath: keyPath]
    if let latest, areSameValues(latest, value) { return }
    append(value)
  }

  override func stop() { subscription = nil }

  /// Looks at the value of now and, as more may follow from the change, once more after the turn; with a job of its own
  /// where another thread makes the change.
  ///
  /// - Parameter tracksAgain: whether the next changes must be asked for.
  private nonisolated func look(tracksAgain: Bool) {
    guard MainThread.isCurrent else {
      return session.enqueue { [weak self] in
        if tracksAgain { self?.track() }
        self?.collect()
      }
    }
    assumeMain {
      if tracksAgain { track() }
      collect()
      guard !isScheduled else { return }
      isScheduled = true
      session.enqueue { [weak self] in
        self?.isScheduled = false
        self?.collect()
      }
    }
  }

  private func looking(tracksAgain: Bool) -> @Sendable () -> Void {
    { [weak self] in self?.look(tracksAgain: tracksAgain) }
  }
}

extension PropertyLog where Model: Observable {
  /// Follows what the key path reads now until that changes: then the key path may lead over other objects.
  private func trackOnce() {
    guard !isEnded else { return }
    withStoreTracking(
      { _ = model[keyPath: keyPath] }, onAnnouncement: looking(tracksAgain: false),
      onStore: looking(tracksAgain: true))
  }
}
