import Combine
import Foundation

extension _PropertyObservable {
  /// Publishes the values of a property: the one that it has, and each that it gets. Source: Apple's page
  /// "NSObject.KeyValueObservingPublisher".
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    Deferred { [weak self] () -> AnyPublisher<Value, Never> in
      guard let self else { return Empty<Value, Never>().eraseToAnyPublisher() }
      let values = PassthroughSubject<Value, Never>()
      let observation = self.observe(keyPath) { object, _ in values.send(object[keyPath: keyPath]) }
      let changes = values.handleEvents(
        receiveCompletion: { _ in observation.invalidate() }, receiveCancel: { observation.invalidate() })
      guard options.contains(.initial) else { return changes.eraseToAnyPublisher() }
      return changes.prepend(self[keyPath: keyPath]).eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }
}
