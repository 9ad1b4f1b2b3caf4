import Combine
import Foundation

extension _PropertyObservable {
  /// Publishes the values of a property: the one that it has, and each other one that it gets.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  /// Publishes the values of a property. Source: Apple's page "NSObject.KeyValueObservingPublisher".
  public struct KeyValueObservingPublisher<Subject: _PropertyObservable, Value>: Publisher, Equatable {
    public typealias Output = Value
    public typealias Failure = Never

    /// The object.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// Whether the value that the property has is published, too.
    public let options: NSKeyValueObservingOptions

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let values = PassthroughSubject<Value, Never>()
      let observation = object.observe(keyPath) { object, _ in values.send(object[keyPath: keyPath]) }
      let changes = values.handleEvents(receiveCancel: { observation.invalidate() })
      if options.contains(.initial) {
        changes.prepend(object[keyPath: keyPath]).receive(subscriber: subscriber)
      } else {
        changes.receive(subscriber: subscriber)
      }
    }

    /// Whether both publish the same property of the same object.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
    }
  }
}
