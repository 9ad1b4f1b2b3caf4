import SwiftUI
import UnderstudyTime

/// A type of the app that parameters can have. Source: Apple's page "AppValue".
public protocol AppValue: _IntentValue, TypeDisplayRepresentable, PersistentlyIdentifiable {}

/// Something of the app that intents are about. Source: Apple's page "AppEntity".
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == Self.ValueType, Self.ID: EntityIdentifierConvertible {
  /// The type of the query, inferred from ``defaultQuery``.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self.ValueType
  /// Finds entities.
  static var defaultQuery: DefaultQuery { get }
}

extension AppValue {
  /// A property of an entity.
  public typealias Property<Value: _IntentValue> = EntityProperty<Value>
}

/// A value that only a result has. Source: Apple's page "TransientAppEntity".
public protocol TransientAppEntity: AppValue, DisplayRepresentable where Self == Self.ValueType {
  /// Makes a value whose properties have no content.
  init()
}

/// An entity that a search of the device finds. Source: Apple's page "IndexedEntity". No search does here.
public protocol IndexedEntity: AppEntity {}

/// An entity with an address. Source: Apple's page "URLRepresentableEntity".
public protocol URLRepresentableEntity: AppEntity {
  /// The form of the address.
  static var urlRepresentation: EntityURLRepresentation<Self> { get }
}

/// The form of an entity's address. Source: Apple's page "EntityURLRepresentation".
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation {
  /// Takes texts and properties.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// A part that every entity has.
    public enum Token { case id }

    /// Begins an address.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Takes a text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Takes the identifier.
    public mutating func appendInterpolation(_ token: Token) {}
    /// Takes a property.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Entity, Value>) {}
  }

  /// Takes a text.
  public init(stringLiteral value: String) {}
  /// Takes a text with properties.
  public init(stringInterpolation: StringInterpolation) {}
}

/// A choice of the app that parameters can have. Source: Apple's page "AppEnum".
public protocol AppEnum: AppValue, CaseDisplayRepresentable, RawRepresentable
where Self == Self.ValueType, RawValue: LosslessStringConvertible {}

/// Can be an entity's identifier. Source: Apple's page "EntityIdentifierConvertible".
public protocol EntityIdentifierConvertible {
  /// The identifier as a text.
  var entityIdentifierString: String { get }
  /// The identifier of a text; nil if there is none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The text.
  public var entityIdentifierString: String { self }
  /// The text.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

extension Int: EntityIdentifierConvertible {
  /// The number in digits.
  public var entityIdentifierString: String { String(self) }
  /// The number; nil for another text.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}

extension UUID: EntityIdentifierConvertible {
  /// The identifier in its usual form.
  public var entityIdentifierString: String { uuidString }
  /// The identifier; nil for another text.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// Names an entity among those of all types. Source: Apple's page "EntityIdentifier".
public struct EntityIdentifier: Hashable, Sendable {
  /// The type's name.
  public let typeIdentifier: String
  /// The entity's identifier as a text.
  public let identifier: String

  /// Names an entity.
  public init<Entity: AppEntity>(for entity: Entity) { self.init(for: Entity.self, identifier: entity.id) }

  /// Names an entity by type and identifier.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    (typeIdentifier, self.identifier) = (Entity.persistentIdentifier, identifier.entityIdentifierString)
  }
}

/// A property of an entity that shortcuts can use: `@Property`. Source: Apple's page "EntityProperty".
///
/// Copies of an entity share its value. It must be set before it is read, unless it is optional.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: AnyIntentValue, @unchecked Sendable {
  private let stored = Guarded(unchecked: Value?.none)
  /// The name that the user reads; nil for the name of the property.
  public let title: LocalizedStringResource?

  /// A property that is named after itself.
  public init() { title = nil }

  /// A property with a name.
  public init(title: LocalizedStringResource) { self.title = title }

  /// A property with a name, and the key by which a search of the device finds it.
  public init<Key>(title: LocalizedStringResource? = nil, indexingKey: Key) { self.title = title }

  /// The value.
  public var wrappedValue: Value {
    get {
      if let value = stored.withUncheckedLock({ $0 }) ?? (Value.self as? any Absentable.Type)?.absent as? Value {
        return value
      }
      preconditionFailure("A property of an entity is read before it is set: @Property of the type \(Value.self).")
    }
    set { stored.withUncheckedLock { $0 = newValue } }
  }

  /// The property itself, for queries.
  public var projectedValue: EntityProperty<Value> { self }
}
