import Foundation

/// A lock around a state. Source: Apple's page "OSAllocatedUnfairLock".
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // An app's own lock may be held while its code runs, which a `Guarded` value must not be.
  private final class Storage: @unchecked Sendable {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// A lock around a state that other threads may not have.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs a closure with the state, while no other thread has it.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure with the state if no other thread has it.
  ///
  /// - Returns: What the closure returns; nil where another thread has the lock.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  fileprivate var lockOfState: NSLock { storage.lock }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// A lock around a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Runs a closure while no other thread has the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Takes the lock; the caller waits until no other thread has it.
  @available(*, noasync) public func lock() { lockOfState.lock() }
  /// Gives the lock back.
  @available(*, noasync) public func unlock() { lockOfState.unlock() }
  /// Takes the lock if no other thread has it, and returns whether it did.
  @available(*, noasync) public func lockIfAvailable() -> Bool { lockOfState.try() }
}

extension OSAllocatedUnfairLock {
  /// Runs a closure with the state, while no other thread has it.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure with the state if no other thread has it.
  ///
  /// - Returns: What the closure returns; nil where another thread has the lock.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}
