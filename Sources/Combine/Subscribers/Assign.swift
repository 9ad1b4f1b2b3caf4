extension Subscribers {
  /// A subscriber that writes each value to a property of an object, which it keeps alive until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    public typealias Failure = Never

    private let lock = Lock()
    private var subscription: (any Subscription)?

    /// The object, nil after the end.
    public private(set) var object: Root?

    /// The property that is written to.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    public var description: String { "Assign \(Root.self)." }
    /// What a playground shows, which is the description.
    public var playgroundDescription: Any { description }
    public var customMirror: Mirror {
      Mirror(self, children: ["object": object as Any, "keyPath": keyPath, "status": subscription as Any])
    }

    /// Makes a subscriber that writes to a property.
    ///
    /// - Parameters:
    ///   - object: The object to write to.
    ///   - keyPath: Its property.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      let isFirst = lock { () -> Bool in
        guard self.subscription == nil, object != nil else { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Demand {
      if let object = lock({ subscription == nil ? nil : object }) { object[keyPath: keyPath] = value }
      return .none
    }

    public func receive(completion: Completion<Never>) { _ = release() }

    /// Ends the subscription and releases what it retains.
    public func cancel() { release().subscription?.cancel() }

    private func release() -> (object: Root?, subscription: (any Subscription)?) {
      lock { (take(&object), take(&subscription)) }
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object, which the subscription keeps alive.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object.
  /// - Returns: Ends the subscription when it is cancelled or released.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
