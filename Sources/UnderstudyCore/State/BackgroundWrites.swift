import Synchronization
import UnderstudyTime

/// Values that were set on other threads, until the main actor takes them over (SEM-041).
///
/// They lie apart, so that the cells themselves are the main actor's alone and need no lock.
enum BackgroundWrites {
  /// How many values wait: none, but for the apps that write from other threads.
  private static let count = Atomic<Int>(0)
  private static let values = Guarded<[ObjectIdentifier: Write]>([:])

  private struct Write {
    var value: UncheckedSendable<Any>
    var number: Int
  }

  static func put<Value>(_ value: Value, for cell: AnyObject) {
    let key = ObjectIdentifier(cell)
    let boxed = UncheckedSendable<Any>(value)
    values.withLock {
      let number = ($0[key]?.number ?? 0) + 1
      if $0.updateValue(Write(value: boxed, number: number), forKey: key) == nil { count.add(1, ordering: .releasing) }
    }
  }

  /// Whether no value waits for any cell: asked first, as to answer for a type takes longer.
  @inline(__always)
  static var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

  /// The value that waits for the cell, nil where none does.
  static func value<Value>(for cell: AnyObject) -> Value? {
    let key = ObjectIdentifier(cell)
    // Where nothing waits there is no value to convert: nil would become an optional's own nil.
    guard let boxed = values.withLock({ $0[key]?.value }) else { return nil }
    return boxed.value as? Value
  }

  /// The cell has another value, or has ended: what waits for it is not taken any more.
  @inline(__always)
  static func forget(_ cell: AnyObject) {
    if !isEmpty { remove(for: cell) }
  }

  /// The value that waits for the cell goes to its place, and waits until it is there (F-04).
  ///
  /// A thread that reads meanwhile gets it, so that it never continues from an older one. What is written meanwhile waits on.
  static func move<Value>(for cell: AnyObject, to place: (Value) -> Void) {
    let key = ObjectIdentifier(cell)
    guard let write = values.withLock({ $0[key] }), let value = write.value.value as? Value else { return }
    place(value)
    values.withLock { values in
      guard values[key]?.number == write.number else { return }
      values[key] = nil
      count.subtract(1, ordering: .releasing)
    }
  }

  private static func remove(for cell: AnyObject) {
    let key = ObjectIdentifier(cell)
    // Kept until the lock is free: its end may run code of the app's.
    let removed = values.withLock { values in
      let removed = values.removeValue(forKey: key)
      if removed != nil { count.subtract(1, ordering: .releasing) }
      return removed
    }
    withExtendedLifetime(removed) {}
  }
}
