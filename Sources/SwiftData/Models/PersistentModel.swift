import Observation

/// A class whose objects a container stores. `@Model` conforms a class to it. Source: Apple's page "PersistentModel".
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// Makes an object of stored values.
  init(backingData: ModelBacking)
  /// The values of the object.
  var persistentBackingData: ModelBacking { get }
  /// What is stored of the class.
  static var _$entity: ModelEntity { get }
}

extension PersistentModel {
  /// Names the object in every context of its container.
  public var persistentModelID: PersistentIdentifier { persistentBackingData.id }

  /// The value of ``persistentModelID``, for classes without an `id` of their own.
  public var id: PersistentIdentifier { persistentBackingData.id }

  /// The context that has the object; nil before it is inserted and after its deletion is saved.
  public var modelContext: ModelContext? { persistentBackingData.context }

  /// Whether the object is deleted and the deletion is not saved yet.
  public var isDeleted: Bool { persistentBackingData.state == .deleted }

  /// Whether the object is inserted, changed or deleted since the last save.
  public var hasChanges: Bool { [.inserted, .changed, .deleted].contains(persistentBackingData.state) }

  /// Objects are equal if they stand for the same stored one.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.persistentModelID == rhs.persistentModelID }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }
}

/// The values of a to-many relationship. Source: Apple's page "RelationshipCollection".
public protocol RelationshipCollection {
  /// The class of the objects.
  associatedtype PersistentElement: PersistentModel
  /// Makes a collection of objects.
  init(relatedModels: [PersistentElement])
  /// The objects.
  var relatedModels: [PersistentElement] { get }
}

extension Array: RelationshipCollection where Element: PersistentModel {
  /// Takes the objects as they are.
  public init(relatedModels: [Element]) { self = relatedModels }
  /// The array.
  public var relatedModels: [Element] { self }
}

/// The type of a stored property's place in its object, which holds nothing.
public struct _SwiftDataNoType: Sendable {
  /// Makes the placeholder.
  public init() {}
}
