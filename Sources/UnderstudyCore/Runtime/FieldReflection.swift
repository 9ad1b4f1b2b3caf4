@_spi(Reflection) import Swift

/// A stored property of a type.
struct ReflectedField: Sendable {
  let name: String
  let offset: Int
  let type: Any.Type
}

/// Finds the stored properties of a type by the standard library's field reflection.
enum FieldReflection {
  static func fields(of type: Any.Type) -> [ReflectedField] {
    guard isTrustworthy, !isOpaque(type) else { return [] }
    return reflect(type)
  }

  /// The stored properties of a class and those that it inherits, with their offsets in the object.
  static func fields(ofClass type: Any.Type) -> [ReflectedField] {
    guard isTrustworthy else { return [] }
    return reflect(type, options: 3)
  }

  /// The name of the case of an enum that a value is; the same address for the same case.
  static func caseName<Value>(of value: Value) -> UnsafePointer<CChar>? { enumCaseName(value) }

  /// The names of a struct's stored properties that are declared with `let`, as far as the reflection shows.
  static func constants(of type: Any.Type) -> Set<String> {
    // The reflection makes key paths that can be written for variables only.
    func find<Root>(_ root: Root.Type) -> Set<String> {
      var names: Set<String> = []
      _ = _forEachFieldWithKeyPath(of: root, options: _EachFieldOptions(rawValue: 2)) { name, keyPath in
        func isWritable<Value>(_ value: Value.Type) -> Bool { keyPath is WritableKeyPath<Root, Value> }
        if !_openExistential(Swift.type(of: keyPath).valueType, do: isWritable) { names.insert(String(cString: name)) }
        return true
      }
      return names
    }
    return isStruct(type) ? _openExistential(type, do: find) : []
  }

  static func isStruct(_ type: Any.Type) -> Bool { kind(of: type) == 0x200 }
  static func isEnum(_ type: Any.Type) -> Bool { kind(of: type) == 0x201 || kind(of: type) == 0x202 }
  static func isFunction(_ type: Any.Type) -> Bool { kind(of: type) == 0x302 }
  /// A value of any type that fits: `Any`, `any Error`, and with an extended shape `any Collection<Int>` (F-02).
  static func isExistential(_ type: Any.Type) -> Bool { kind(of: type) == 0x303 || kind(of: type) == 0x307 }
  /// A type of the compiler's own, as the reference in a `Task`: the reflection looks for a value of it and has none.
  private static func isOpaque(_ type: Any.Type) -> Bool { kind(of: type) == 0x300 }

  /// The metadata kind: the first word of a value type's metadata.
  private static func kind(of type: Any.Type) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
  }

  /// The stored properties of a type, with their offsets in bytes.
  ///
  /// - Parameter options: 2 for what the reflection does not know to be passed over, and 1 for classes.
  private static func reflect(_ type: Any.Type, options: UInt32 = 2) -> [ReflectedField] {
    var fields: [ReflectedField] = []
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: options)) { name, offset, fieldType, _ in
      fields.append(ReflectedField(name: String(cString: name), offset: offset, type: fieldType))
      return true
    }
    return fields
  }

  private struct Probe {
    private var small: Bool = true
    var text: String = ""
  }

  /// Checks once that the reflection answers as it did when this was written.
  private static let isTrustworthy: Bool = {
    let fields = reflect(Probe.self)
    let isRight =
      fields.map(\.name) == ["small", "text"] && fields.map(\.offset) == [0, 8]
      && fields.map { ObjectIdentifier($0.type) } == [ObjectIdentifier(Bool.self), ObjectIdentifier(String.self)]
    precondition(isRight, "The standard library's field reflection has changed: this toolchain is not supported.")
    return isRight
  }()
}

@_silgen_name("swift_EnumCaseName") private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
