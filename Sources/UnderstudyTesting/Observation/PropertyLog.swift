import Combine
import Observation
import UnderstudyCore
import UnderstudyTime

/// The values of a model's property.
///
/// Models say that a value is about to change, not that it has. So each announcement records the value that the one
/// before brought, and a turn of the session records the last.
@MainActor final class PropertyLog<Model: AnyObject, Value>: ValueLog<Value> {
  private let model: Model
  private let keyPath: KeyPath<Model, Value>
  private var isScheduled = false
  private var subscription: AnyCancellable?
  /// Asks for the next announcement, where each must be asked for.
  private var track: () -> Void = {}

  private init(_ model: Model, _ keyPath: KeyPath<Model, Value>, session: ExecutionSession) {
    (self.model, self.keyPath) = (model, keyPath)
    // A key path of a class does not know the property's name.
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
    subscription = model.objectWillChange.sink { [weak self] _ in self?.announced() }
  }

  override func collect() {
    guard !isEnded else { return }
    let value = model[keyPath: keyPath]
    if let latest, areSameValues(latest, value) { return }
    append(value)
  }

  override func stop() { subscription = nil }

  /// Called when a value is about to change, on whichever thread changes it.
  private nonisolated func announced() {
    guard MainThread.isCurrent else { return session.enqueue { [weak self] in self?.lookAgain() } }
    assumeMain {
      lookAgain()
      guard !isScheduled else { return }
      isScheduled = true
      session.enqueue { [weak self] in
        self?.isScheduled = false
        self?.collect()
      }
    }
  }

  private func announcement() -> @Sendable () -> Void { { [weak self] in self?.announced() } }

  private func lookAgain() {
    track()
    collect()
  }
}

extension PropertyLog where Model: Observable {
  /// Registers for one announcement; the next registration must be made before the value is stored, to miss none.
  private func trackOnce() {
    guard !isEnded else { return }
    withObservationTracking({ _ = model[keyPath: keyPath] }, onChange: announcement())
  }
}
