import Synchronization

/// Elements behind a lock that most processes have none of: whether there are any costs no lock.
package struct GuardedList<Elements: Collection & Sendable>: ~Copyable, Sendable {
  @usableFromInline let elements: Guarded<Elements>
  @usableFromInline let count = Atomic(0)

  /// Guards elements from now on.
  ///
  /// - Parameter elements: none.
  @inlinable package init(_ elements: Elements) { self.elements = Guarded(elements) }

  @inlinable package var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

  /// Runs `body` with the elements while no other thread has them.
  @inlinable package borrowing func withLock<Result: Sendable>(_ body: (inout Elements) -> Result) -> Result {
    elements.withLock { elements in
      defer { count.store(elements.count, ordering: .releasing) }
      return body(&elements)
    }
  }

  /// Removes the values that a condition names.
  ///
  /// - Returns: the values; released outside of the lock, as that may run code of the app.
  @discardableResult
  borrowing func remove<Key, Value>(where isRemoved: @Sendable (Value) -> Bool) -> [Value]
  where Elements == [Key: Value] {
    guard !isEmpty else { return [] }
    return withLock { elements in
      let removed = elements.filter { isRemoved($0.value) }
      for key in removed.keys { elements[key] = nil }
      return Array(removed.values)
    }
  }
}
