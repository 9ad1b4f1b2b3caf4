@_spi(Reflection) import Swift

/// What a type's stored properties mean to the runtime, found once a type: which are dynamic properties, where they lie, and
/// how two values are compared.
@MainActor
package final class FieldPlan {
  /// A built-in dynamic property at its place in the value.
  struct Property {
    /// The value's own stored property that it is or lies in: `_count`.
    let name: String
    /// The stored properties that lead to it, the first as it is stored: `_items`, or `hook.items` inside another.
    let path: String
    let offset: Int
    let type: any InstallableProperty.Type
  }

  /// A dynamic property of the user's own, whose `update()` runs before the body, after what it contains (SEM-095).
  struct Custom {
    let path: String
    let offset: Int
    let type: any DynamicProperty.Type
  }

  let properties: [Property]
  let customs: [Custom]
  let comparison: Comparison
  let needsPreparation: Bool
  private let isClass: Bool
  private let isEnum: Bool
  /// Whether it is the app's or one of its libraries', so that the event log and reports name it.
  let isOfApp: Bool
  /// A view without a body that the runtime does not draw itself either (SEM-011).
  private let lacksBody: Bool

  private static var plans: [ObjectIdentifier: FieldPlan] = [:]

  package static func of(_ type: Any.Type) -> FieldPlan {
    if let plan = plans[ObjectIdentifier(type)] { return plan }
    let plan = FieldPlan(type)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  private init(_ type: Any.Type) {
    isClass = type is AnyObject.Type
    var properties: [Property] = []
    var customs: [Custom] = []
    if !isClass { Self.findProperties(of: type, at: 0, in: nil, into: &properties, customs: &customs) }
    self.properties = properties
    self.customs = customs
    needsPreparation = !customs.isEmpty || properties.contains { $0.type.needsPreparation }
    comparison = isClass ? .unequal : Comparison.of(type)
    isEnum = FieldReflection.isEnum(type)
    isOfApp = AppBlueprint.isOfApp(type)
    lacksBody = (type as? any View.Type).map { Self.hasNoBody($0) } ?? false
  }

  private static func hasNoBody<Content: View>(_ type: Content.Type) -> Bool { Content.Body.self == Never.self }

  /// A stored property of the value itself, and the path to what lies in it.
  private typealias Place = (name: String, path: String)

  private static func findProperties(
    of type: Any.Type, at base: Int, in outer: Place?, into properties: inout [Property], customs: inout [Custom]
  ) {
    let isKnownByItself = !(type is any SinglePropertyWrapper.Type)
    for field in FieldReflection.fields(of: type) {
      let inner = outer.map { isKnownByItself ? "\($0.path).\(sourceName(field.name))" : $0.path }
      let place = (name: outer?.name ?? field.name, path: inner ?? field.name)
      let offset = base + field.offset
      // The most frequent ones, that no cast is needed for: its first one for a type searches all conformances.
      if field.type == String.self || field.type == Bool.self || FieldReflection.isFunction(field.type) { continue }
      if let installable = field.type as? any InstallableProperty.Type {
        properties.append(Property(name: place.name, path: place.path, offset: offset, type: installable))
      } else if let custom = field.type as? any DynamicProperty.Type {
        findProperties(of: field.type, at: offset, in: place, into: &properties, customs: &customs)
        customs.append(Custom(path: place.path, offset: offset, type: custom))
      } else if outer == nil, type is any PropertyHolder.Type {
        findProperties(of: field.type, at: offset, in: nil, into: &properties, customs: &customs)
      }
    }
  }

  /// The name of a stored property in the source, where that of a wrapper has an underscore.
  private nonisolated static func sourceName(_ name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// The change record of a first evaluation: everything (SEM-126).
  var everything: ChangeRecord {
    var record = ChangeRecord.selfValue
    record.formUnion(.identity)
    for number in properties.indices { record.formUnion(.property(number)) }
    return record
  }

  /// The name of a dynamic property, as the source's storage has it: `_items`; inside another it is `hook.items`.
  func propertyName(_ number: Int) -> String? { properties.indices.contains(number) ? properties[number].path : nil }

  /// A dynamic property that can be looked at from outside.
  struct Readable {
    /// The names in the source that lead to it: one, or more inside of others.
    let path: [String]
    let offset: Int
    let type: any ReadableProperty.Type
  }

  /// In the order of declaration.
  private(set) lazy var readables: [Readable] = {
    func readable(_ path: String, _ offset: Int, _ type: any ReadableProperty.Type) -> Readable {
      Readable(path: Self.sourceName(path).split(separator: ".").map(String.init), offset: offset, type: type)
    }
    let all =
      properties.map { readable($0.path, $0.offset, $0.type) }
      + customs.compactMap { custom in
        (custom.type as? any ReadableProperty.Type).map { readable(custom.path, custom.offset, $0) }
      }
    return all.sorted { $0.offset < $1.offset }
  }()

  /// Connects the dynamic properties of a new value with what the node keeps.
  func install(_ value: UnsafeMutableRawPointer, node: EvaluatingNode) {
    for (number, property) in properties.enumerated() {
      property.type.install(at: value + property.offset, slot: &node.slots[number], node: node, number: number)
    }
  }

  /// Runs before each evaluation: objects are subscribed to, environment values resolved, `update()` called.
  func prepare(_ value: UnsafeMutableRawPointer, node: EvaluatingNode) {
    for (number, property) in properties.enumerated() where property.type.needsPreparation {
      property.type.prepare(at: value + property.offset, slot: node.slots[number], node: node)
    }
    for custom in customs { custom.type.update(at: value + custom.offset) }
  }

  func environmentChanges(_ value: UnsafeMutableRawPointer, node: EvaluatingNode) -> ChangeRecord {
    var record = ChangeRecord()
    for (number, property) in properties.enumerated()
    where property.type.environmentDidChange(at: value + property.offset, slot: node.slots[number], node: node) {
      record.formUnion(.property(number))
    }
    return record
  }

  /// Stops with a message where the value cannot be a view or modifier (SEM-010 … SEM-012).
  func requireValueType<Value>(of value: Value, node: Node) {
    if isClass {
      node.host.stop(
        .invalidView, "views must be value types (either a struct or an enum); \(Value.self) is a class.", at: node)
    }
    if lacksBody {
      node.host.stop(
        .invalidView,
        "\(Value.self) may not have Body == Never: only views that the runtime draws itself have no body. Give it a body.",
        at: node)
    }
    if isEnum, Mirror(reflecting: value).children.contains(where: { Self.holdsDynamicProperty($0.value) }) {
      node.host.stop(
        .invalidView,
        "\(Value.self) is an enum with dynamic properties in its payload, which the runtime cannot reach. Make it a"
          + " struct, or give each case a view of its own.", at: node)
    }
  }

  private static func holdsDynamicProperty(_ payload: Any) -> Bool {
    payload is any DynamicProperty || Mirror(reflecting: payload).children.contains { $0.value is any DynamicProperty }
  }
}

/// A view that stands for values which are no views: their dynamic properties are its own.
package protocol PropertyHolder {}

extension DynamicProperty {
  /// Calls `update()` on the property stored at an address.
  @MainActor
  fileprivate static func update(at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.update()
  }
}
