/// A value as the log keeps it: itself, where that holds no object of the app and is small, else only its type.
///
/// An object that the log held would live longer than in the app, and a test of its end would see that.
package struct RecordedValue {
  private enum Content {
    case kept(Any)
    case type(Any.Type)
    /// A collection that is too large to keep.
    case collection(Any.Type, count: Int)
  }

  private var content: Content

  /// - Parameters:
  ///   - value: The value.
  ///   - keeping: What holds for values of its type.
  @MainActor
  init<Value>(_ value: Value, _ keeping: ValueKeeping) {
    switch keeping {
    case .always: content = .kept(value)
    case .never: content = .type(Value.self)
    case .array, .dependsOnCount:
      let count = keeping.count(of: value)
      content = count > ValueKeeping.largestCollection ? .collection(Value.self, count: count) : .kept(value)
    case .dependsOnValue:
      if let collection = value as? any Collection, collection.count > ValueKeeping.largestCollection {
        content = .collection(Value.self, count: collection.count)
      } else {
        content = ValueKeeping.mayKeep(value, depth: 4) ? .kept(value) : .type(Value.self)
      }
    }
  }

  /// A value that holds no object.
  init(_ value: Any) { content = .kept(value) }

  /// A value that is not known.
  init(ofType type: Any.Type) { content = .type(type) }

  /// What the value was, or what kind of value, made when asked for.
  package var text: String {
    switch content {
    case .kept(let value): Self.text(of: value)
    case .type(let type): String(describing: type)
    case .collection(let type, let count): "\(type) of \(count) elements"
    }
  }

  private static func text(of value: Any) -> String {
    if let text = value as? String { return text.debugDescription }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return String(describing: value) }
    return mirror.children.first.map { text(of: $0.value) } ?? "nil"
  }
}

/// Whether values of a type may be kept, found once a type.
enum ValueKeeping {
  case always
  case never
  /// An array, which is one reference, of values that may always be kept.
  case array
  /// Another collection of values that may always be kept.
  case dependsOnCount(any PlainCollection.Type)
  /// An enum with payloads or a collection of other values.
  case dependsOnValue

  /// Collections of more elements are told by their number.
  static let largestCollection = 64

  /// What two values of a type are to the log's memory, where both may be kept there.
  ///
  /// - Parameters:
  ///   - old: Where the one is.
  ///   - new: Where the other is.
  /// - Returns: nil for others.
  @MainActor
  @inline(__always)
  static func form<Value>(_ old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> TapeChange.ValueForm? {
    if _isPOD(Value.self) { return .plain }
    switch of(Value.self) {
    case .always: return .other
    case .never, .dependsOnValue: return nil
    case .array: return max(count(ofArrayAt: old), count(ofArrayAt: new)) <= largestCollection ? .object : nil
    case .dependsOnCount(let type):
      return max(type.count(at: old), type.count(at: new)) <= largestCollection ? .other : nil
    }
  }

  /// How many elements an array has.
  @inline(__always)
  private static func count(ofArrayAt address: UnsafeRawPointer) -> Int {
    // It lies at the same place whatever the elements are; of an unknown type the array would be held meanwhile.
    address.assumingMemoryBound(to: [UInt].self).pointee.count
  }

  /// How many elements a collection has.
  ///
  /// Not isolated, as the closure would otherwise ask on which actor it runs.
  fileprivate func count<Value>(of value: Value) -> Int {
    withUnsafePointer(to: value) {
      switch self {
      case .array: Self.count(ofArrayAt: $0)
      case .dependsOnCount(let type): type.count(at: $0)
      case .always, .never, .dependsOnValue: 0
      }
    }
  }

  @MainActor @exclusivity(unchecked) private static var known: [ObjectIdentifier: ValueKeeping] = [:]
  /// The type that was asked for last: a test writes the same state again and again.
  @MainActor @exclusivity(unchecked) private static var last: (type: ObjectIdentifier, keeping: ValueKeeping)?

  @MainActor
  static func of(_ type: Any.Type) -> ValueKeeping {
    let identifier = ObjectIdentifier(type)
    if let last, last.type == identifier { return last.keeping }
    let keeping: ValueKeeping
    if let found = known[identifier] {
      keeping = found
    } else {
      // Holds while the parts are looked at, which can be of the same type.
      known[identifier] = .dependsOnValue
      keeping = find(type)
      known[identifier] = keeping
    }
    last = (identifier, keeping)
    return keeping
  }

  @MainActor
  private static func find(_ type: Any.Type) -> ValueKeeping {
    func isPlain<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    if type is any ObjectFreeValue.Type { return .always }
    if type is AnyObject.Type || FieldReflection.isFunction(type) { return .never }
    // Plain data can be an unowned reference or a pointer; it prints as an address and holds nothing.
    if _openExistential(type, do: isPlain) { return .always }
    if let collection = type as? any PlainCollection.Type {
      switch collection.keepingOfParts {
      case .always: return collection.keeping
      case .never: return .never
      case .array, .dependsOnCount, .dependsOnValue: return .dependsOnValue
      }
    }
    if type is any Collection.Type || FieldReflection.isEnum(type) || FieldReflection.isExistential(type) {
      return .dependsOnValue
    }
    let fields = FieldReflection.fields(of: type)
    if fields.isEmpty { return .never }
    var result = ValueKeeping.always
    for field in fields {
      switch of(field.type) {
      case .always: continue
      case .never: return .never
      case .array, .dependsOnCount, .dependsOnValue: result = .dependsOnValue
      }
    }
    return result
  }

  /// Looks at the parts of a value, where its type leaves it open.
  @MainActor
  static func mayKeep(_ value: Any, depth: Int) -> Bool {
    let type = Swift.type(of: value)
    switch of(type) {
    case .always: return true
    case .never: return false
    case .array, .dependsOnCount: return (value as? any Collection).map { $0.count <= largestCollection } ?? false
    case .dependsOnValue:
      guard depth > 0 else { return false }
      if let collection = value as? any Collection, collection.count > largestCollection { return false }
      return Mirror(reflecting: value).children.allSatisfy { mayKeep($0.value, depth: depth - 1) }
    }
  }
}

/// A collection that holds its elements and nothing else.
protocol PlainCollection: Collection {
  /// What holds for the values in it.
  @MainActor static var keepingOfParts: ValueKeeping { get }
  /// What holds for it, where its values may always be kept.
  static var keeping: ValueKeeping { get }
}

extension PlainCollection {
  static var keeping: ValueKeeping { .dependsOnCount(Self.self) }
  /// - Parameter address: Where a collection of this type is.
  fileprivate static func count(at address: UnsafeRawPointer) -> Int {
    address.assumingMemoryBound(to: Self.self).pointee.count
  }
}

extension Array: PlainCollection {
  static var keepingOfParts: ValueKeeping { .of(Element.self) }
  #if !_runtime(_ObjC)
    static var keeping: ValueKeeping { .array }
  #endif
}

extension Set: PlainCollection {
  static var keepingOfParts: ValueKeeping { .of(Element.self) }
}

extension Dictionary: PlainCollection {
  static var keepingOfParts: ValueKeeping { .of(Element.self) }
}
