import Foundation

/// A part of an entity. Source: Apple's page "NSPropertyDescription".
open class NSPropertyDescription: NSObject {
  /// The key by which objects have the value.
  open var name = ""
  /// Whether an object can be saved without a value.
  open var isOptional = true
  /// Whether the value is left out of the store.
  open var isTransient = false
  /// The name in an earlier version of the model, whose values the property takes.
  open var renamingIdentifier: String?
  /// What the app says of the property.
  open var userInfo: [AnyHashable: Any]?
  /// Has no effect here.
  open var versionHashModifier: String?
  /// Whether ``NSCoreDataCoreSpotlightDelegate`` indexes the objects of the entity, with this value.
  open var isIndexedBySpotlight = false
  /// The entity that has the property.
  open internal(set) weak var entity: NSEntityDescription?

  /// Makes a property without a name.
  public override init() {}

  /// The kind and the name.
  open override var description: String { "\(type(of: self)) \(name)" }
}

/// How values of an attribute are stored. Source: Apple's page "NSAttributeType".
public enum NSAttributeType: UInt, Sendable {
  /// No type.
  case undefinedAttributeType = 0
  /// A whole number of 16 bits.
  case integer16AttributeType = 100
  /// A whole number of 32 bits.
  case integer32AttributeType = 200
  /// A whole number of 64 bits.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A number of 64 bits.
  case doubleAttributeType = 500
  /// A number of 32 bits.
  case floatAttributeType = 600
  /// A text.
  case stringAttributeType = 700
  /// A truth value.
  case booleanAttributeType = 800
  /// A date.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// A UUID.
  case UUIDAttributeType = 1100
  /// An address.
  case URIAttributeType = 1200
  /// Any object.
  case transformableAttributeType = 1800
  /// The identifier of an object.
  case objectIDAttributeType = 2000
  /// Several values in one.
  case compositeAttributeType = 2100

  var isNumber: Bool {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
      .floatAttributeType, .booleanAttributeType:
      true
    default: false
    }
  }
}

/// A value of an object. Source: Apple's page "NSAttributeDescription".
open class NSAttributeDescription: NSPropertyDescription {
  /// A type by its newer name. Source: Apple's page "NSAttributeDescription.AttributeType".
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    /// The number of the ``NSAttributeType``.
    public let rawValue: UInt
    /// Makes a type of its number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ type: NSAttributeType) { rawValue = type.rawValue }

    /// No type.
    public static let undefined = AttributeType(.undefinedAttributeType)
    /// A whole number of 16 bits.
    public static let integer16 = AttributeType(.integer16AttributeType)
    /// A whole number of 32 bits.
    public static let integer32 = AttributeType(.integer32AttributeType)
    /// A whole number of 64 bits.
    public static let integer64 = AttributeType(.integer64AttributeType)
    /// A decimal number.
    public static let decimal = AttributeType(.decimalAttributeType)
    /// A number of 64 bits.
    public static let double = AttributeType(.doubleAttributeType)
    /// A number of 32 bits.
    public static let float = AttributeType(.floatAttributeType)
    /// A text.
    public static let string = AttributeType(.stringAttributeType)
    /// A truth value.
    public static let boolean = AttributeType(.booleanAttributeType)
    /// A date.
    public static let date = AttributeType(.dateAttributeType)
    /// Bytes.
    public static let binaryData = AttributeType(.binaryDataAttributeType)
    /// A UUID.
    public static let uuid = AttributeType(.UUIDAttributeType)
    /// An address.
    public static let uri = AttributeType(.URIAttributeType)
    /// Any object.
    public static let transformable = AttributeType(.transformableAttributeType)
    /// The identifier of an object.
    public static let objectID = AttributeType(.objectIDAttributeType)
  }

  /// How values are stored. A value of another type is an issue.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// What new objects have.
  open var defaultValue: Any?
  /// The class of a transformable value. It has no effect here.
  open var attributeValueClassName: String?
  /// What turns a transformable value into bytes. It has no effect here: the value itself is stored.
  open var valueTransformerName: String?
  /// Whether large values are stored apart. It has no effect here.
  open var allowsExternalBinaryDataStorage = false
  /// Whether values are kept in the history. It has no effect here.
  open var preservesValueInHistoryOnDeletion = false
  /// Whether iCloud encrypts values. It has no effect here.
  open var allowsCloudEncryption = false

  /// The newer name of ``attributeType``.
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }

  var minimum: Double?
  var maximum: Double?
  var pattern: String?
}

/// An attribute that each save computes. Source: Apple's page "NSDerivedAttributeDescription".
open class NSDerivedAttributeDescription: NSAttributeDescription {
  /// The text of the expression: a key path, `now()`, `canonical:(key)`, `uppercase:(key)`, `lowercase:(key)`, or a number or sum of
  /// related objects such as `items.@count`.
  open var derivationText = ""
}

/// What happens to related objects when the owner is deleted. Source: Apple's page "NSDeleteRule".
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing.
  case noActionDeleteRule
  /// They lose the owner.
  case nullifyDeleteRule
  /// They are deleted.
  case cascadeDeleteRule
  /// The owner cannot be deleted as long as there are any.
  case denyDeleteRule
}

/// How an object refers to others. Source: Apple's page "NSRelationshipDescription".
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the related objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship that refers back, which is kept in step.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The number of objects below which a save throws; zero for no limit.
  open var minCount = 0
  /// Above how many objects a save throws; one for a relationship to one object, zero for no limit.
  open var maxCount = 0
  /// What happens to the objects when the owner is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether the objects have an order of their own.
  open var isOrdered = false

  /// Whether there can be more than one object.
  open var isToMany: Bool { maxCount != 1 }
}
