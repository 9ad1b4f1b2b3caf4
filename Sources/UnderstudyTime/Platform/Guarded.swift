import Synchronization

/// A value behind a lock, which any thread may use: the package's only lock.
///
/// What is held while other code runs, which may come back, is not guarded by it: that is a ``HeldLock``.
///
/// A `Mutex` whose turns the thread sanitizer can follow. On Linux the kernel locks a `Mutex` where threads contend, which
/// the sanitizer does not see: it would report races of values that are guarded well. What it does see is the mark, which
/// each owner writes before it unlocks and the next one reads. Where nothing watches, that is a load and a store.
///
/// Without `@usableFromInline`, a type of the package has no code in other modules that is made for a type of value: each
/// access would look up metadata.
///
/// A closure must be guarded as the property of a structure. As the value itself the compiler converts it on its way out
/// and back, so each access would wrap it once more, and each call would go through all that has gathered.
@usableFromInline
package struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>
  @usableFromInline let mark = Atomic<UInt8>(0)

  /// Guards a value from now on.
  ///
  /// - Parameter value: given to the first that locks.
  @inlinable package init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Runs `body` with the value while no other thread has it.
  ///
  /// - Parameter body: must not use the same value again.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  @inlinable package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { value throws(Failure) in
      _ = mark.load(ordering: .acquiring)
      defer { mark.store(0, ordering: .releasing) }
      return try body(&value)
    }
  }
}

extension Guarded {
  /// Guards a value that need not be Sendable, nor what is taken out of it.
  ///
  /// - Parameter value: used by no other code from now on.
  @inlinable package init<Wrapped>(unchecked value: Wrapped) where Value == UncheckedSendable<Wrapped> {
    self.init(UncheckedSendable(value))
  }

  /// Runs `body` with the value while no other thread has it.
  ///
  /// - Parameter body: must not use the same value again, nor let other code change what it takes out.
  /// - Returns: what `body` returns.
  @inlinable package borrowing func withUncheckedLock<Wrapped, Result>(
    _ body: (inout Wrapped) -> Result
  ) -> Result where Value == UncheckedSendable<Wrapped> {
    withLock { box in UncheckedSendable(body(&box.value)) }.value
  }
}
