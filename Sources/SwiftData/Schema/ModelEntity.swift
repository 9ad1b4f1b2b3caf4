import Observation
import UnderstudyStore
import UnderstudyTime

/// What is stored of a class. The code that `@Model` makes says it.
public final class ModelEntity: @unchecked Sendable {
  struct Property {
    enum Kind { case attribute, toOne, toMany }

    let name: String
    let keyPath: AnyKeyPath
    let kind: Kind
    let isOptional: Bool
    let attribute: Schema.Attribute.Options?
    let relationship: Schema.Relationship.Options
    /// Makes the value of an object of an earlier version of the class, which has none.
    let makeDefault: (() -> AnyObject)?
    /// Whether a value of an earlier version of the class fits.
    let accepts: (AnyObject) -> Bool
    /// What unique values are compared by; nil for no value, which several objects can have.
    let hash: (AnyObject) -> AnyHashable?
    /// Runs a change, and notifies those who have read the property.
    let mutate: (any PersistentModel, ObservationRegistrar, () -> Void) -> Void
    let destinationType: (any PersistentModel.Type)?
    /// The value in a box of an attribute.
    let unboxed: (AnyObject) -> Any?
    let encode: (AnyObject, inout KeyedEncodingContainer<StoredName>, StoredName) throws -> Void
    let decode: (KeyedDecodingContainer<StoredName>, StoredName) throws -> AnyObject

    var destination: ModelEntity? { destinationType?._$entity }
    var originalName: String? { attribute?.originalName ?? relationship.originalName }
    var isPreserved: Bool { attribute?.options.contains(.preserveValueOnDeletion) ?? false }
    var isUnique: Bool { attribute?.options.contains(.unique) ?? false }
  }

  /// The name of the class.
  public let name: String
  let type: any PersistentModel.Type
  let make: (ModelBacking) -> any PersistentModel
  private(set) var properties: [Property] = []
  /// The numbers of the properties whose values the history keeps of a deleted object.
  private(set) var preserved: [Int] = []
  /// The numbers of properties that are together unique.
  private(set) var uniqueness: [[Int]] = []

  /// Makes an entity of a class.
  ///
  /// - Parameter build: Adds the properties, in the order of their numbers.
  public init<M: PersistentModel>(_ type: M.Type, build: (ModelEntity) -> Void) {
    name = "\(type)"
    self.type = type
    make = { M(backingData: $0) }
    build(self)
    preserved = properties.indices.filter { properties[$0].isPreserved }
    uniqueness += properties.indices.filter { properties[$0].isUnique }.map { [$0] }
  }

  /// Says which properties are together unique.
  public func addUnique<M: PersistentModel>(_ constraints: [[PartialKeyPath<M>]]) {
    for constraint in constraints {
      let numbers = constraint.compactMap { path in properties.firstIndex { $0.keyPath == path } }
      if !numbers.isEmpty { uniqueness.append(numbers) }
    }
  }

  // MARK: Properties

  private func add<M: PersistentModel, V>(
    _ name: String, _ keyPath: KeyPath<M, V>, _ kind: Property.Kind, isOptional: Bool,
    attribute: Schema.Attribute.Options?, relationship: Schema.Relationship.Options?, makeDefault: (() -> AnyObject)?,
    to destination: (any PersistentModel.Type)?,
    encode: @escaping (AnyObject, inout KeyedEncodingContainer<StoredName>, StoredName) throws -> Void,
    decode: @escaping (KeyedDecodingContainer<StoredName>, StoredName) throws -> AnyObject
  ) {
    properties.append(
      Property(
        name: name, keyPath: keyPath, kind: kind, isOptional: isOptional, attribute: attribute,
        relationship: relationship ?? Schema.Relationship.Options(), makeDefault: makeDefault,
        accepts: { kind == .attribute ? $0 is Box<V> : $0 is Relation },
        hash: { value in
          if let box = value as? Box<V> {
            return isOptional && (box.value as? any OptionalValue)?.isNil == true ? nil : box.value as? AnyHashable
          }
          return (value as? Relation).flatMap { $0.ids.isEmpty ? nil : AnyHashable($0.ids) }
        },
        mutate: { model, registrar, change in
          guard let model = model as? M else { return change() }
          registrar.withMutation(of: model, keyPath: keyPath, change)
        },
        destinationType: destination, unboxed: { ($0 as? Box<V>)?.value }, encode: encode,
        decode: decode))
  }

  /// Adds a property with a value of its own.
  @_disfavoredOverload
  public func add<M: PersistentModel, V: Codable>(
    _ name: String, _ keyPath: KeyPath<M, V>, default value: (() -> V)? = nil,
    attribute: Schema.Attribute.Options? = nil, relationship: Schema.Relationship.Options? = nil
  ) {
    let none = (V.self as? any ExpressibleByNilLiteral.Type).flatMap { _ in Optional<Any>.none as? V }
    let isOptional = none != nil
    let makeDefault: (() -> AnyObject)? = value.map { value in { Box(value()) } } ?? none.map { none in { Box(none) } }
    add(
      name, keyPath, .attribute, isOptional: isOptional, attribute: attribute, relationship: nil,
      makeDefault: makeDefault, to: nil,
      encode: { value, container, name in
        try container.encode(unsafeDowncast(value, to: Box<V>.self).value, forKey: name)
      },
      decode: { container, name in Box(try container.decode(V.self, forKey: name)) })
  }

  private func addRelation<M: PersistentModel, V, D: PersistentModel>(
    _ name: String, _ keyPath: KeyPath<M, V>, _ kind: Property.Kind, isOptional: Bool,
    _ attribute: Schema.Attribute.Options?, _ relationship: Schema.Relationship.Options?, to destination: D.Type,
    makeDefault: (() -> AnyObject)?
  ) {
    add(
      name, keyPath, kind, isOptional: isOptional, attribute: attribute, relationship: relationship,
      makeDefault: makeDefault, to: destination,
      encode: { value, container, name in
        let relation = unsafeDowncast(value, to: Relation.self)
        if relation.isNil {
          try container.encodeNil(forKey: name)
        } else {
          try container.encode(relation.ids.map(\.number), forKey: name)
        }
      },
      decode: { container, name in
        guard try !container.decodeNil(forKey: name) else { return Relation.none }
        let numbers = try container.decode([Int].self, forKey: name)
        return Relation(numbers.map { PersistentIdentifier(entityName: "\(destination)", number: $0) })
      })
  }

  /// Adds a relationship to one object.
  public func add<M: PersistentModel, V: PersistentModel>(
    _ name: String, _ keyPath: KeyPath<M, V>, default value: (() -> V)? = nil,
    attribute: Schema.Attribute.Options? = nil, relationship: Schema.Relationship.Options? = nil
  ) {
    addRelation(
      name, keyPath, .toOne, isOptional: false, attribute, relationship, to: V.self, makeDefault: nil)
  }

  /// Adds an optional relationship to one object.
  public func add<M: PersistentModel, V: PersistentModel>(
    _ name: String, _ keyPath: KeyPath<M, V?>, default value: (() -> V?)? = nil,
    attribute: Schema.Attribute.Options? = nil, relationship: Schema.Relationship.Options? = nil
  ) {
    addRelation(
      name, keyPath, .toOne, isOptional: true, attribute, relationship, to: V.self, makeDefault: { Relation.none })
  }

  /// Adds a relationship to many objects.
  public func add<M: PersistentModel, V: RelationshipCollection>(
    _ name: String, _ keyPath: KeyPath<M, V>, default value: (() -> V)? = nil,
    attribute: Schema.Attribute.Options? = nil, relationship: Schema.Relationship.Options? = nil
  ) {
    addRelation(
      name, keyPath, .toMany, isOptional: false, attribute, relationship, to: V.PersistentElement.self,
      makeDefault: { Relation([]) })
  }

  /// Adds an optional relationship to many objects.
  public func add<M: PersistentModel, V: RelationshipCollection>(
    _ name: String, _ keyPath: KeyPath<M, V?>, default value: (() -> V?)? = nil,
    attribute: Schema.Attribute.Options? = nil, relationship: Schema.Relationship.Options? = nil
  ) {
    addRelation(
      name, keyPath, .toMany, isOptional: true, attribute, relationship, to: V.PersistentElement.self,
      makeDefault: { Relation.none })
  }

  // MARK: Inverses

  /// The property of the other class that refers back, for each of the properties.
  var inverses: [Int?] {
    linked.withLock { linked in
      if let linked { return linked }
      let found = properties.indices.map(findInverse)
      linked = found
      return found
    }
  }
  private let linked = Guarded<[Int?]?>(nil)

  private func findInverse(_ slot: Int) -> Int? {
    let property = properties[slot]
    guard let other = property.destination else { return nil }
    if let named = property.relationship.inverse { return other.properties.firstIndex { $0.keyPath == named } }
    if let naming = other.slots(to: self).first(where: { other.properties[$0].relationship.inverse == property.keyPath }
    ) {
      return naming
    }
    // Without a word of the app, the only pair is taken.
    let (mine, others) = (freeSlots(to: other), other.freeSlots(to: self))
    return other !== self && mine == [slot] && others.count == 1 ? others[0] : nil
  }

  private func slots(to other: ModelEntity) -> [Int] {
    properties.indices.filter { properties[$0].destination === other }
  }

  private func freeSlots(to other: ModelEntity) -> [Int] {
    slots(to: other).filter { slot in
      properties[slot].relationship.inverse == nil
        && !other.slots(to: self).contains { other.properties[$0].relationship.inverse == properties[slot].keyPath }
    }
  }
}

private protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  var isNil: Bool { self == nil }
}
