import Combine
import Foundation

/// An object that a context finds, changes and saves. Source: Apple's page "NSManagedObject".
open class NSManagedObject: NSObject, ObservableObject {
  enum State {
    /// In no context yet.
    case new
    case inserted, saved, updated, deleted
    /// The deletion is saved, or the context is reset.
    case gone
  }

  /// What is stored of the object.
  public final let entity: NSEntityDescription
  /// Names the object in other contexts.
  public internal(set) final var objectID: NSManagedObjectID
  /// Sends before a value changes.
  public private(set) final lazy var objectWillChange = ObservableObjectPublisher()

  final var state = State.new
  /// Attributes by their keys; of relationships the identifiers of the objects.
  final var values: [String: Any] = [:]
  /// The values as they were fetched or saved last, while there are changes.
  final var committed: [String: Any]?
  /// The version of the row that the values come from.
  final var version = 0
  final weak var content: ContextContent?
  /// Keys between `willChangeValue` and `didChangeValue`, whose primitive values are changes.
  private final var changing: Set<String> = []

  // MARK: - Making

  /// Makes an object, and inserts it into a context.
  ///
  /// A subclass that has this initializer itself writes `required` for it, and not `override`, as its objects are made by this one.
  ///
  /// - Parameters:
  ///   - entity: What is stored of the object.
  ///   - context: The context; nil for none yet.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity)
    super.init()
    entity.note(type(of: self))
    if entity.isAbstract {
      CoreDataWording.log(CoreDataWording.abstract(entity))
      return
    }
    for property in entity.properties {
      if let attribute = property as? NSAttributeDescription, let value = attribute.defaultValue {
        values[attribute.name] = ManagedValue.stored(value, for: attribute) ?? value
      }
    }
    context?.content.insert(self)
  }

  /// The entity of the class, in the newest model that has one.
  open class func entity() -> NSEntityDescription {
    guard let found = DataModels.entity(of: self) else {
      CoreDataWording.log(CoreDataWording.noEntity(ofClass: String(describing: self), nil))
      return .unknown(String(describing: self))
    }
    found.note(self)
    return found
  }

  /// A request for the objects of the class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().title)
  }

  // MARK: - State

  /// The context that has the object; nil before it is inserted, and after its deletion is saved.
  public final var managedObjectContext: NSManagedObjectContext? { content?.context }
  /// Whether it is inserted and not saved yet.
  public final var isInserted: Bool { state == .inserted }
  /// Whether it has changed since it was saved.
  public final var isUpdated: Bool { state == .updated }
  /// Whether it is deleted, and the deletion is not saved.
  public final var isDeleted: Bool { state == .deleted }
  /// Whether a save would write something of it.
  public final var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether a value differs from the one that was saved.
  public final var hasPersistentChangedValues: Bool { state == .inserted || !changedKeys.isEmpty }
  /// False: values are always there.
  public final var isFault: Bool { false }
  /// Zero: values are always there.
  public final var faultingState: Int { 0 }
  /// False: related objects are always there.
  public final func hasFault(forRelationshipNamed key: String) -> Bool { false }

  final var changedKeys: [String] {
    guard let committed else { return [] }
    return Set(values.keys).union(committed.keys).filter { !ManagedValue.areEqual(values[$0], committed[$0]) }.sorted()
  }

  /// The values that have changed since the object was fetched or saved.
  public final func changedValues() -> [String: Any] {
    let keys = state == .inserted ? values.keys.sorted() : changedKeys
    return Dictionary(keys.map { ($0, read($0) ?? NSNull()) }) { $1 }
  }

  /// All of ``changedValues()``, not only what the current event changed.
  public final func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// Values as they were fetched or saved last.
  ///
  /// - Parameter keys: Nil for all.
  public final func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let old = state == .inserted ? [:] : committed ?? values
    return Dictionary((keys ?? entity.properties.map(\.name)).map { ($0, objects(old[$0], $0) ?? NSNull()) }) { $1 }
  }

  // MARK: - Keys

  /// The value of a key: of a relationship the object, or a set of objects.
  open func value(forKey key: String) -> Any? { read(key) }

  /// Changes the value of a key. A key that the entity does not have is an issue.
  open func setValue(_ value: Any?, forKey key: String) { write(value, key) }

  /// The value that keys, separated by dots, lead to.
  public final func value(forKeyPath keyPath: String) -> Any? {
    KeyPaths.value(of: keyPath.split(separator: ".").map(String.init)[...], in: self)
  }

  /// Changes the value that keys, separated by dots, lead to.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (owner, key) = owner(of: keyPath) else { return }
    owner.setValue(value, forKey: key)
  }

  /// The object that all keys but the last lead to, and the last one.
  final func owner(of keyPath: String) -> (NSManagedObject, key: String)? {
    var keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return nil }
    let owner = keys.isEmpty ? self : KeyPaths.value(of: keys[...], in: self) as? NSManagedObject
    return owner.map { ($0, last) }
  }

  /// The value of a key, for accessors that the app writes.
  public final func primitiveValue(forKey key: String) -> Any? { read(key) }

  /// Stores the value of a key, for accessors that the app writes.
  public final func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard checkKey(key) != nil else { return }
    if changing.contains(key) { return write(value, key, announces: false) }
    values[key] = stored(value, key)
  }

  /// Does nothing, as values are always there.
  open func willAccessValue(forKey key: String?) {}
  /// Does nothing, as values are always there.
  open func didAccessValue(forKey key: String?) {}

  /// Announces a change that an accessor of the app makes.
  open func willChangeValue(forKey key: String) {
    changing.insert(key)
    objectWillChange.send()
  }

  /// Ends what ``willChangeValue(forKey:)`` has begun.
  open func didChangeValue(forKey key: String) { changing.remove(key) }

  /// Values by their keys.
  public final func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, read($0) ?? NSNull()) }) { $1 }
  }

  /// Changes several values.
  public final func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// The identifiers of related objects.
  public final func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] { links(key) }

  // MARK: - What subclasses override

  /// Runs once, after the object is inserted.
  open func awakeFromInsert() {}
  /// Runs after the object is fetched into a context.
  open func awakeFromFetch() {}
  /// Runs before each save of the object; it may change it.
  open func willSave() {}
  /// Runs after each save of the object.
  open func didSave() {}
  /// Runs before the object is deleted.
  open func prepareForDeletion() {}
  /// Runs before the object loses its values, by a reset.
  open func willTurnIntoFault() {}
  /// Runs after the object has lost its values, by a reset.
  open func didTurnIntoFault() {}

  /// Whether the object can be inserted as it is. An override calls this one.
  ///
  /// - Throws: An error of `NSCocoaErrorDomain` that says which value is missing, too large or too small.
  open func validateForInsert() throws { try Validation.check(self) }
  /// Whether the object can be saved with its changes. An override calls this one.
  ///
  /// - Throws: As ``validateForInsert()``.
  open func validateForUpdate() throws { try Validation.check(self) }
  /// Whether the object can be deleted.
  ///
  /// - Throws: An error of `NSCocoaErrorDomain`, if the rule of a relationship is to deny, and it has objects.
  open func validateForDelete() throws { try Validation.checkDeletion(self) }

  /// The entity, and the values by their keys.
  open override var description: String {
    let texts = entity.properties.map { property in
      let count = property is NSRelationshipDescription ? "\(links(property.name).count) objects" : nil
      let value = count ?? values[property.name]
      return "\(property.name): \(value ?? "nil")"
    }
    return "<\(type(of: self))> (entity: \(entity.title); id: \(objectID); \(texts.joined(separator: ", ")))"
  }
}
