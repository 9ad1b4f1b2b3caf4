/// An object that says before it changes.
public protocol ObservableObject: AnyObject {
  /// What says it.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes; by default before each change of a `@Published` property.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before each change of a `@Published` property, inherited ones included; always the same for an object.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let broadcast = Broadcast<Void, Never>("ObservableObjectPublisher", ignoresDemand: true)

  /// A publisher that has no subscribers yet.
  public init() {}

  /// Says that the object is about to change.
  public func send() { broadcast.send((), storing: false) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    broadcast.subscribe(subscriber)
  }
}
