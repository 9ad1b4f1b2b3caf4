/// An activity that can be stopped before it ends by itself.
public protocol Cancellable {
  /// Stops the activity; doing it again does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps it alive with the other members of a collection, which cancels it when it goes away.
  ///
  /// - Parameter collection: What is to keep it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps it alive with the other members of a set, which cancels it when it goes away.
  ///
  /// - Parameter set: What is to keep it.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// Cancels an activity when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Makes an activity that a closure stops.
  ///
  /// - Parameter cancel: Runs once, at the first `cancel()` or on release.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Hides the type of an activity, and owns it.
  ///
  /// - Parameter canceller: What is cancelled, once.
  public init<C: Cancellable>(_ canceller: C) {
    action = canceller.cancel
  }

  /// Runs the action, the first time only.
  public func cancel() { lock { take(&action) }?() }

  deinit { action?() }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Keeps it alive with the other members of a collection, which cancels it when it goes away.
  ///
  /// - Parameter collection: What is to keep it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps it alive with the other members of a set, which cancels it when it goes away.
  ///
  /// - Parameter set: What is to keep it.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}
