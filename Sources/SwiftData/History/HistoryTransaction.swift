import Foundation

/// Says how far an app has followed the history of a store. Source: Apple's page "HistoryToken".
public protocol HistoryToken: Comparable, Codable, Hashable, Sendable {}

/// What one save has changed. Source: Apple's page "HistoryTransaction".
public protocol HistoryTransaction {
  /// The type of the token.
  associatedtype TokenType: HistoryToken
  /// Who saved, as the context says by ``ModelContext/author``.
  var author: String? { get }
  /// The changes, in their order.
  var changes: [HistoryChange] { get }
  /// What a later fetch begins after.
  var token: TokenType { get }
  /// When the save was, on the app's clock.
  var timestamp: Date { get }
}

/// A token of the stores that are here. Source: Apple's page "DefaultHistoryToken".
public struct DefaultHistoryToken: HistoryToken {
  let number: Int64
  let store: String

  /// Tokens of later saves are greater.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

/// What one save of a context has changed. Source: Apple's page "DefaultHistoryTransaction".
public struct DefaultHistoryTransaction: HistoryTransaction, Identifiable {
  /// Who saved, as the context says by ``ModelContext/author``.
  public let author: String?
  /// The app.
  public let bundleIdentifier: String
  /// The process.
  public let processIdentifier: String
  /// The changes, in their order.
  public let changes: [HistoryChange]
  /// Names the store.
  public let storeIdentifier: String
  /// When the save was, on the app's clock.
  public let timestamp: Date
  /// What a later fetch begins after.
  public let token: DefaultHistoryToken
  /// The number of the save.
  public let transactionIdentifier: Int64

  /// The number of the save.
  public var id: Int64 { transactionIdentifier }
}

/// What has become of one object. Source: Apple's page "HistoryChange".
public enum HistoryChange {
  /// It is new.
  case insert(any HistoryInsert)
  /// It has other values.
  case update(any HistoryUpdate)
  /// It is gone.
  case delete(any HistoryDelete)

  /// The object.
  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let change): change.changedPersistentIdentifier
    case .update(let change): change.changedPersistentIdentifier
    case .delete(let change): change.changedPersistentIdentifier
    }
  }
}

/// An object that is new. Source: Apple's page "HistoryInsert".
public protocol HistoryInsert<Model> {
  /// The object's class.
  associatedtype Model: PersistentModel
  /// The object.
  var changedPersistentIdentifier: PersistentIdentifier { get }
}

/// An object that has other values. Source: Apple's page "HistoryUpdate".
public protocol HistoryUpdate<Model> {
  /// The object's class.
  associatedtype Model: PersistentModel
  /// The object.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The properties that have changed.
  var updatedAttributes: [PartialKeyPath<Model>] { get }
}

/// An object that is gone. Source: Apple's page "HistoryDelete".
public protocol HistoryDelete<Model> {
  /// The object's class.
  associatedtype Model: PersistentModel
  /// The object.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The values of the properties that outlive an object.
  var tombstone: HistoryTombstone<Model> { get }
}

/// An object that is new. Source: Apple's page "DefaultHistoryInsert".
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
  /// The number of the change in its save.
  public let changeIdentifier: Int64
  /// The object.
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The number of the save.
  public let transactionIdentifier: Int64
}

/// An object that has other values. Source: Apple's page "DefaultHistoryUpdate".
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
  /// The number of the change in its save.
  public let changeIdentifier: Int64
  /// The object.
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The number of the save.
  public let transactionIdentifier: Int64
  /// The properties that have changed.
  public let updatedAttributes: [PartialKeyPath<Model>]
}

/// An object that is gone. Source: Apple's page "DefaultHistoryDelete".
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
  /// The number of the change in its save.
  public let changeIdentifier: Int64
  /// The object.
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The number of the save.
  public let transactionIdentifier: Int64
  /// The values of the properties with ``Schema/Attribute/Option/preserveValueOnDeletion``.
  public let tombstone: HistoryTombstone<Model>
}

/// What the history keeps of an object that is gone. Source: Apple's page "HistoryTombstone".
public struct HistoryTombstone<Model: PersistentModel>: Sequence {
  let values: [(path: PartialKeyPath<Model>, value: Any)]

  /// The value of a property; nil for one without ``Schema/Attribute/Option/preserveValueOnDeletion``.
  public subscript<Value>(keyPath: KeyPath<Model, Value>) -> Value? {
    values.first { $0.path == keyPath }?.value as? Value
  }

  /// The properties with their values.
  public func makeIterator() -> AnyIterator<(path: PartialKeyPath<Model>, value: Any)> {
    AnyIterator(values.makeIterator())
  }
}
