@_spi(Reflection) import Swift
import UnderstudyTime

/// What kind of type a type is; classes are none of these.
///
/// The first word of a type's metadata says so (`MetadataKind.def` of the runtime). No interface gives it for any type, but
/// field reflection gives it for the type of a stored property, which is the fallback.
enum TypeKind: UInt {
  case structure = 0x200
  case enumeration = 0x201
  case optional = 0x202
  case tuple = 0x301
  case function = 0x302
  case existential = 0x303
  /// An existential with a shape, as `any Collection<Int>` (F-02).
  case shapedExistential = 0x307

  init?(_ type: Any.Type) {
    self.init(rawValue: Self.isReadable.holds ? Self.firstWord(of: type) : Self.reflected(type))
  }

  private static let isReadable = LayoutFact(
    "the kind in a type's metadata", without: "kinds are found by reflection, which is slower"
  ) {
    samples.allSatisfy { firstWord(of: $0.type) == $0.kind.rawValue }
  }

  private static func firstWord(of type: Any.Type) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
  }

  // MARK: - The fallback

  private struct Holder<Value> {
    var value: Value
  }

  /// The kind as reflection gives it for a property of the type.
  static func reflected(_ type: Any.Type) -> UInt {
    func find<Value>(_: Value.Type) -> UInt {
      var found: UInt = 0
      // 2: what the reflection does not know is passed over.
      _ = _forEachField(of: Holder<Value>.self, options: _EachFieldOptions(rawValue: 2)) { _, _, _, kind in
        found = kind.rawValue
        return true
      }
      return found
    }
    return _openExistential(type, do: find)
  }

  // MARK: - The check

  private enum Choice {
    case first, second
  }

  /// A type of each kind.
  static let samples: [(type: Any.Type, kind: TypeKind)] = [
    (Holder<Int>.self, .structure), (Choice.self, .enumeration), (Int?.self, .optional), ((Int, Int).self, .tuple),
    ((() -> Void).self, .function), (Any.self, .existential), ((any Collection<Int>).self, .shapedExistential),
  ]
}
