import Synchronization
import UnderstudyTime

/// Values that were set on other threads, until the main actor takes them over (SEM-041).
///
/// They lie apart, so that the cells themselves are the main actor's alone and need no lock.
enum BackgroundWrites {
  /// How many values wait: none, but for the apps that write from other threads.
  private static let count = Atomic<Int>(0)
  private static let values = Guarded<[ObjectIdentifier: UncheckedSendable<Any>]>([:])

  static func put<Value>(_ value: Value, for cell: AnyObject) {
    let key = ObjectIdentifier(cell)
    let boxed = UncheckedSendable<Any>(value)
    values.withLock {
      if $0.updateValue(boxed, forKey: key) == nil { count.add(1, ordering: .releasing) }
    }
  }

  /// Whether no value waits for any cell: asked first, as to answer for a type takes longer.
  @inline(__always)
  static var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

  /// The value that waits for the cell, nil where none does.
  static func value<Value>(for cell: AnyObject) -> Value? {
    let key = ObjectIdentifier(cell)
    return values.withLock { $0[key] }?.value as? Value
  }

  /// The cell has another value, or has ended: what waits for it is not taken any more.
  @inline(__always)
  static func forget(_ cell: AnyObject) {
    if !isEmpty { let _: Any? = take(for: cell) }
  }

  /// The value that waits for the cell; it waits no longer.
  static func take<Value>(for cell: AnyObject) -> Value? {
    let key = ObjectIdentifier(cell)
    let boxed = values.withLock { values in
      let boxed = values.removeValue(forKey: key)
      if boxed != nil { count.subtract(1, ordering: .releasing) }
      return boxed
    }
    return boxed?.value as? Value
  }
}
