import UnderstudyTime

/// A property of a class that publishes its values, each of them before it is stored.
///
/// In an `ObservableObject` a change is also announced by `objectWillChange`, first of all.
@propertyWrapper
public struct Published<Value> {
  private let box: PublishedBox<Value>

  /// Makes a property with its first value, as `@Published var x = 1` does.
  ///
  /// - Parameter wrappedValue: The first value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// Makes a property with its first value, as an initializer that assigns `_x` does.
  ///
  /// - Parameter initialValue: The first value.
  public init(initialValue: Value) { box = PublishedBox(initialValue) }

  /// Not for structures: there is no object whose change could be announced.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// What publishes the values; can be given to `assign(to:)`.
  ///
  /// Setting it has no effect: a property keeps its value and its publisher (F-71).
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    nonmutating set {}
  }

  /// The value of an object's property; setting it announces the new one to all before it is stored (SEM-058).
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.set(newValue) }
  }

  /// Gives a property's value, and then each new one before it is stored (SEM-058).
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let box: PublishedBox<Value>

    public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never {
      box.broadcast.subscribe(subscriber)
    }
  }
}

extension Published: PublishedField {
  func claim(
    _ publisher: ObservableObjectPublisher, _ label: String, of owner: Any.Type
  ) -> ObservableObjectPublisher {
    box.claim(publisher, ObservedProperty(label, of: owner, value: Value.self))
  }
}

extension Publisher where Failure == Never {
  /// Sets a `@Published` property to each value, as long as its object lives or until the end.
  ///
  /// - Parameter published: The property's projection: `assign(to: &$property)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.box.feed(from: self)
  }
}

/// What a `@Published` property holds.
private final class PublishedBox<Value> {
  private let lock = Lock()
  @exclusivity(unchecked) private var current: Value
  @exclusivity(unchecked) private var publisher: ObservableObjectPublisher?
  /// Set once the object has a subscriber.
  @exclusivity(unchecked) private var property: ObservedProperty?
  @exclusivity(unchecked) private var subscribers: Broadcast<Value, Never>?
  private var feeds: [ObjectIdentifier: AnyCancellable] = [:]

  init(_ value: Value) { current = value }

  var value: Value { lock { current } }

  /// The property's subscribers; made when there is the first.
  var broadcast: Broadcast<Value, Never> {
    lock {
      if let subscribers { return subscribers }
      let broadcast = Broadcast<Value, Never>("PublishedSubject", current: current)
      subscribers = broadcast
      return broadcast
    }
  }

  func set(_ value: Value) {
    let (publisher, property, old) = lock { (self.publisher, self.property, current) }
    if let property { PropertyChanges.change(property, from: old, to: value) }
    publisher?.send()
    let known = lock { subscribers }
    known?.announce(value)
    var former: Value?
    let present = lock { () -> Broadcast<Value, Never>? in
      (former, current) = (current, value)
      return subscribers
    }
    // The first subscriber may have come while the value was on its way, and been given the one before.
    if known == nil { present?.send(value, storing: true) } else { known?.storeAnnounced(value) }
    _ = former
  }

  func claim(
    _ publisher: ObservableObjectPublisher, _ property: @autoclosure () -> ObservedProperty
  ) -> ObservableObjectPublisher {
    lock {
      if let known = self.publisher { return known }
      self.publisher = publisher
      self.property = property()
      return publisher
    }
  }

  /// The property owns the subscription, which therefore must not own the property.
  func feed<P: Combine.Publisher>(from publisher: P) where P.Output == Value, P.Failure == Never {
    var id: ObjectIdentifier?
    let sink = Subscribers.Sink<Value, Never>(
      receiveCompletion: { [weak self] _ in
        guard let self, let id else { return }
        let ended = lock { self.feeds.removeValue(forKey: id) }
        _ = ended
      },
      receiveValue: { [weak self] in self?.set($0) }
    )
    let feed = ObjectIdentifier(sink)
    id = feed
    lock { feeds[feed] = AnyCancellable(sink) }
    publisher.subscribe(sink)
  }
}
