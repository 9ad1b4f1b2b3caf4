import Combine
import Foundation
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

  private init(_ model: Model, _ keyPath: KeyPath<Model, Value>, session: ExecutionSession) {
    (self.model, self.keyPath) = (model, keyPath)
    super.init(subject: "the property \(Self.name(of: keyPath))", session: session)
    collect()
  }

  /// Follows the property of an `@Observable` model.
  convenience init(observable model: Model, _ keyPath: KeyPath<Model, Value>, session: ExecutionSession)
  where Model: Observable {
    self.init(model, keyPath, session: session)
    track()
  }

  /// Follows the property of an `ObservableObject`.
  convenience init(object model: Model, _ keyPath: KeyPath<Model, Value>, session: ExecutionSession)
  where Model: ObservableObject {
    self.init(model, keyPath, session: session)
    subscription = model.objectWillChange.sink { [weak self] _ in self?.announced() }
  }

  /// The model's type and the property's name, as `Loader.phase`; a key path also tells the type's module and file.
  private static func name(of keyPath: KeyPath<Model, Value>) -> String {
    let (text, type) = ("\(keyPath)", "\(Model.self).")
    return text.range(of: type, options: .backwards).map { type + text[$0.upperBound...] } ?? text
  }

  override func collect() {
    guard !isEnded else { return }
    let value = model[keyPath: keyPath]
    if let latest, areSameValues(latest, value) { return }
    append(value)
  }

  override func stop() { subscription = nil }

  /// Called when a value is about to change, on whichever thread changes it.
  private nonisolated func announced(_ track: @escaping @MainActor (PropertyLog) -> Void = { _ in }) {
    guard MainThread.isCurrent else {
      return session.enqueue { [weak self] in
        guard let self else { return }
        track(self)
        self.collect()
      }
    }
    assumeMain {
      track(self)
      collect()
      guard !isScheduled else { return }
      isScheduled = true
      session.enqueue { [weak self] in
        self?.isScheduled = false
        self?.collect()
      }
    }
  }
}

extension PropertyLog where Model: Observable {
  /// Registers for one announcement; the next registration must be made before the value is stored, to miss none.
  private func track() {
    guard !isEnded else { return }
    withObservationTracking {
      _ = model[keyPath: keyPath]
    } onChange: { [weak self] in
      self?.announced { $0.track() }
    }
  }
}
