/// A change of plain data of at most a word, in a property of a view: as most are that a tap makes.
///
/// The log keeps it without counting references, and has nothing to let go of when it gives it up.
struct PlainChange {
  let kind: EventLog.ChangeKind
  let view: Any.Type?
  /// The property's number in the view's plan.
  let number: Int
  /// The number of the action that brought it about among the log's details; nil where no action has.
  let action: Int?
  let type: Any.Type
  let old: UInt
  let new: UInt

  /// - Returns: nil where values of the type are not plain, or not of the size of an integer.
  @inline(__always)
  init?<Value>(
    _ kind: EventLog.ChangeKind, of view: Any.Type?, number: Int, from old: Value, to new: Value, by action: Int?
  ) {
    guard _isPOD(Value.self), let old = Self.word(old), let new = Self.word(new) else { return nil }
    (self.kind, self.view, self.number, self.action) = (kind, view, number, action)
    (type, self.old, self.new) = (Value.self, old, new)
  }

  @inline(__always)
  private static func word<Value>(_ value: Value) -> UInt? {
    switch MemoryLayout<Value>.size {
    case 8: UInt(unsafeBitCast(value, to: UInt64.self))
    case 4: UInt(unsafeBitCast(value, to: UInt32.self))
    case 2: UInt(unsafeBitCast(value, to: UInt16.self))
    case 1: UInt(unsafeBitCast(value, to: UInt8.self))
    default: nil
    }
  }

  /// The values before and after.
  var values: (old: Any, new: Any) { (Self.value(of: old, as: type), Self.value(of: new, as: type)) }

  /// The value whose bytes are those of a word.
  private static func value(of word: UInt, as type: Any.Type) -> Any {
    func read<Value>(_: Value.Type) -> Any {
      withUnsafeBytes(of: UInt64(word).littleEndian) { $0.loadUnaligned(as: Value.self) }
    }
    return _openExistential(type, do: read)
  }
}
