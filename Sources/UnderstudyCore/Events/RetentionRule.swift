import Foundation

/// Whether the log may retain values of a type: those that hold no object of the app's. Found once a type.
enum RetentionRule {
  case always
  case never
  /// A collection of values that may always be retained: it depends on their number.
  case plainCollection(any PlainCollection.Type)
  /// An enum with payloads, an existential, or a collection of such values.
  case dependsOnValue

  @MainActor @exclusivity(unchecked) private static var known: [ObjectIdentifier: RetentionRule] = [:]
  /// The type that was asked for last: a test writes the same state again and again.
  @MainActor @exclusivity(unchecked) private static var last: (type: ObjectIdentifier, rule: RetentionRule)?

  @MainActor
  static func of(_ type: Any.Type) -> RetentionRule {
    let identifier = ObjectIdentifier(type)
    if let last, last.type == identifier { return last.rule }
    let rule: RetentionRule
    if let found = known[identifier] {
      rule = found
    } else {
      // Holds while the parts are looked at, which can be of the same type.
      known[identifier] = .dependsOnValue
      rule = find(type)
      known[identifier] = rule
    }
    last = (identifier, rule)
    return rule
  }

  @MainActor
  private static func find(_ type: Any.Type) -> RetentionRule {
    func isPlain<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    if type is any ObjectFreeValue.Type { return .always }
    if type is AnyObject.Type || FieldReflection.isFunction(type) { return .never }
    // Plain data can be an unowned reference or a pointer; it prints as an address and holds nothing.
    if _openExistential(type, do: isPlain) { return .always }
    if let collection = type as? any PlainCollection.Type {
      let rule = strictest(collection.partTypes)
      return if case .always = rule { .plainCollection(collection) } else { rule }
    }
    if type is any Collection.Type || FieldReflection.isEnum(type) || FieldReflection.isExistential(type) {
      return .dependsOnValue
    }
    let fields = FieldReflection.fields(of: type)
    return fields.isEmpty ? .never : strictest(fields.map(\.type))
  }

  /// The rule for a value that consists of values of these types.
  @MainActor
  private static func strictest(_ parts: [Any.Type]) -> RetentionRule {
    var result = RetentionRule.always
    for part in parts {
      switch of(part) {
      case .always: continue
      case .never: return .never
      case .plainCollection, .dependsOnValue: result = .dependsOnValue
      }
    }
    return result
  }

  /// Looks at the parts of a value, where its type leaves it open.
  @MainActor
  static func allows(_ value: Any, depth: Int) -> Bool {
    switch of(type(of: value)) {
    case .always: true
    case .never: false
    case .plainCollection: isSmall(value)
    case .dependsOnValue:
      depth > 0 && isSmall(value)
        && Mirror(reflecting: value).children.allSatisfy { allows($0.value, depth: depth - 1) }
    }
  }

  private static func isSmall(_ value: Any) -> Bool {
    (value as? any Collection).map { $0.count <= RecordedValue.largestCollection } ?? true
  }
}

/// A value whose storage is its own: to retain a copy retains no object of the app's.
private protocol ObjectFreeValue {}

extension String: ObjectFreeValue {}
extension Substring: ObjectFreeValue {}
extension Character: ObjectFreeValue {}
extension URL: ObjectFreeValue {}
extension Data: ObjectFreeValue {}
extension Date: ObjectFreeValue {}
extension Decimal: ObjectFreeValue {}
extension Locale: ObjectFreeValue {}
extension TimeZone: ObjectFreeValue {}
extension Calendar: ObjectFreeValue {}

/// A collection that holds its elements and nothing else.
protocol PlainCollection: Collection {
  /// The types of the values in it.
  static var partTypes: [Any.Type] { get }
}

extension PlainCollection {
  /// How many elements a value has that is of this type: without the cast that its own type would need.
  static func count<Value>(of value: Value) -> Int {
    withUnsafePointer(to: value) { UnsafeRawPointer($0).assumingMemoryBound(to: Self.self).pointee.count }
  }
}

extension Array: PlainCollection {
  static var partTypes: [Any.Type] { [Element.self] }
}

extension Set: PlainCollection {
  static var partTypes: [Any.Type] { [Element.self] }
}

extension Dictionary: PlainCollection {
  static var partTypes: [Any.Type] { [Key.self, Value.self] }
}
