import Foundation
import UnderstudyPredicates

extension NSManagedObject {
  /// The property of a key; an unknown one is an issue.
  final func checkKey(_ key: String) -> NSPropertyDescription? {
    if let property = entity.property(key) { return property }
    CoreDataWording.log(CoreDataWording.unknownKey(key, entity))
    return nil
  }

  final func read(_ key: String) -> Any? {
    if key == "objectID" { return objectID }
    guard checkKey(key) != nil else { return nil }
    content?.noteRead(of: entity)
    return objects(values[key], key)
  }

  /// A stored value as code gets it.
  final func objects(_ value: Any?, _ key: String) -> Any? {
    guard let relationship = entity.property(key) as? NSRelationshipDescription else { return value }
    let found = ((value as? [NSManagedObjectID]) ?? []).compactMap { content?.object($0) }
    if !relationship.isToMany { return found.first }
    return relationship.isOrdered ? NSOrderedSet(array: found) : NSSet(array: found)
  }

  /// The identifiers that a relationship has.
  final func links(_ key: String) -> [NSManagedObjectID] { values[key] as? [NSManagedObjectID] ?? [] }

  /// The objects that a relationship has, in their order.
  final func related(_ key: String) -> [NSManagedObject] { links(key).compactMap { content?.object($0) } }

  /// A value as it is stored.
  final func stored(_ value: Any?, _ key: String) -> Any? {
    guard let attribute = entity.property(key) as? NSAttributeDescription else {
      return ManagedValue.objects(in: value).map(\.objectID)
    }
    guard let value = ManagedValue.unwrapped(value) else { return nil }
    if let stored = ManagedValue.stored(value, for: attribute) { return stored }
    CoreDataWording.log(CoreDataWording.wrongType(value, attribute))
    return values[key]
  }

  final func write(_ value: Any?, _ key: String, announces: Bool = true) {
    guard let property = checkKey(key) else { return }
    guard let relationship = property as? NSRelationshipDescription else {
      return replace(stored(value, key), key, announces: announces)
    }
    setRelated(ManagedValue.objects(in: value), relationship, announces: announces)
  }

  /// Stores a value, and notifies what has read the object.
  final func replace(_ value: Any?, _ key: String, announces: Bool = true) {
    if state == .gone { return CoreDataWording.log(CoreDataWording.changedAfterDeletion(entity, key)) }
    if announces { objectWillChange.send() }
    content?.willChange(self)
    content?.rememberValue(of: self, key)
    values[key] = value
    content?.didChange(self)
  }

  // MARK: - Relationships

  final func setRelated(
    _ objects: [NSManagedObject], _ relationship: NSRelationshipDescription, announces: Bool = true
  ) {
    let key = relationship.name
    if content == nil, state == .new, let other = objects.first(where: { $0.content != nil })?.content {
      other.insert(self)
    }
    guard let content else {
      CoreDataWording.log(CoreDataWording.noContext(entity, key))
      return
    }
    let accepted = objects.filter { content.accepts($0, for: relationship) }
    let old = links(key)
    var new: [NSManagedObjectID] = []
    var seen: Set<NSManagedObjectID> = []
    for object in accepted where seen.insert(object.objectID).inserted { new.append(object.objectID) }
    guard old != new else { return }
    replace(new, key, announces: announces)
    content.maintainInverse(of: self, relationship, from: old, to: new)
  }
}

extension NSManagedObject: PredicateSubject {
  package func predicateValue(forKey key: String) -> PredicateLookup {
    if key == "objectID" { return .value(objectID) }
    guard let property = entity.property(key) else { return .unknownKey }
    content?.noteRead(of: entity)
    guard let relationship = property as? NSRelationshipDescription else {
      if let text = values[key] as? String { return .text(text) }
      return .value(values[key])
    }
    content?.noteRead(of: relationship.destinationEntity ?? entity)
    return relationship.isToMany ? .value(related(key)) : .value(related(key).first)
  }
}

/// Values that keys, separated by dots, lead to.
enum KeyPaths {
  static func value(of keys: ArraySlice<String>, in value: Any?) -> Any? {
    guard let key = keys.first else { return value }
    let rest = keys.dropFirst()
    switch value {
    case let object as NSManagedObject: return self.value(of: rest, in: object.value(forKey: key))
    case let dictionary as [String: Any]: return self.value(of: rest, in: dictionary[key])
    case is NSSet, is NSOrderedSet, is [Any]: return collect(key, rest, ManagedValue.elements(of: value))
    default: return nil
    }
  }

  private static func collect(_ key: String, _ rest: ArraySlice<String>, _ elements: [Any]) -> Any? {
    guard key.hasPrefix("@") else {
      return elements.compactMap { value(of: [key] + rest, in: $0) }
    }
    if key == "@count" { return NSNumber(value: elements.count) }
    let values = elements.map { value(of: rest, in: $0) }.compactMap { $0 }
    let numbers = values.compactMap { ($0 as? NSNumber)?.doubleValue }
    switch key {
    case "@sum": return NSNumber(value: numbers.reduce(0, +))
    case "@avg": return NSNumber(value: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))
    case "@min": return values.min { ManagedValue.order($0, $1) == .orderedAscending }
    case "@max": return values.max { ManagedValue.order($0, $1) == .orderedAscending }
    default: return nil
    }
  }
}
