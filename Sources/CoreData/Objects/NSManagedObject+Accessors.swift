import Foundation

// What generated classes and the macro `Managed` call, as no runtime of Objective-C makes accessors here.
extension NSManagedObject {
  /// The value of a property as its type has it: without a value a number is zero, a text empty.
  ///
  /// - Parameters:
  ///   - key: The property.
  ///   - type: The property's type.
  public final func managedValue<Value>(_ key: String, as type: Value.Type = Value.self) -> Value {
    let value = read(key)
    if let scalar = Value.self as? any ManagedScalar.Type, let result = scalar.init(number: value) as? Value {
      return result
    }
    for form in forms(of: value, key) {
      if let result = form as? Value { return result }
    }
    if let result = Self.converted(value, to: Value.self) ?? Self.empty(Value.self) {
      if value != nil, !(result is any RawRepresentable) {
        CoreDataWording.log(CoreDataWording.cannotRead(entity, key, value, Value.self))
      }
      return result
    }
    preconditionFailure(CoreDataWording.cannotRead(entity, key, value, Value.self))
  }

  /// Changes a property.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - key: The property.
  public final func setManagedValue<Value>(_ value: Value, _ key: String) { write(value, key) }

  /// Changes a relationship to many objects, as the methods of generated classes do.
  ///
  /// - Parameters:
  ///   - method: The method's name, such as `addToItems`.
  ///   - arguments: What it is given: objects, sets of them, places.
  public final func changeManagedObjects(_ method: String, _ arguments: Any...) {
    guard let (change, key) = RelationshipChange.parse(method, entity),
      let relationship = entity.property(key) as? NSRelationshipDescription
    else { return CoreDataWording.log(CoreDataWording.unknownKey(method, entity)) }
    let places = arguments.compactMap { argument -> [Int]? in
      (argument as? Int).map { [$0] } ?? (argument as? NSIndexSet).map { Array($0) }
        ?? (argument as? IndexSet).map { Array($0) }
    }.first
    let objects = arguments.flatMap { ManagedValue.objects(in: $0) }
    setRelated(change.apply(to: related(key), objects, at: places ?? []), relationship)
  }

  /// A stored value in the forms that properties can have.
  private func forms(of value: Any?, _ key: String) -> [Any?] {
    guard let relationship = entity.property(key) as? NSRelationshipDescription, relationship.isToMany else {
      return value.map { [$0] } ?? []
    }
    let objects = related(key)
    return [value, Set(objects), objects]
  }

  /// Enumerations are stored as their raw values.
  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    func make<Raw: RawRepresentable>(_ type: Raw.Type) -> Any? {
      let raw: Raw.RawValue?
      if let scalar = Raw.RawValue.self as? any ManagedScalar.Type {
        raw = scalar.init(number: value) as? Raw.RawValue
      } else {
        raw = value as? Raw.RawValue
      }
      return raw.flatMap { Raw(rawValue: $0) }
    }
    guard let type = Value.self as? any RawRepresentable.Type else { return nil }
    return make(type) as? Value
  }

  /// What a property has that has no value.
  private static func empty<Value>(_ type: Value.Type) -> Value? {
    if let optional = Value.self as? any ExpressibleByNilLiteral.Type { return optional.init(nilLiteral: ()) as? Value }
    if let collection = Value.self as? any RangeReplaceableCollection.Type { return collection.init() as? Value }
    let plain: [Any] = [
      Date(timeIntervalSinceReferenceDate: 0), NSSet(), NSOrderedSet(), NSNumber(value: 0),
      NSDecimalNumber.zero, Decimal.zero, Set<NSManagedObject>(),
    ]
    return plain.lazy.compactMap { $0 as? Value }.first
  }
}

extension ManagedScalar {
  init(number: Any?) { self.init(managedNumber: number as? NSNumber ?? 0) }
}

/// What a method of a generated class does with a relationship.
private enum RelationshipChange: String, CaseIterable {
  case add = "addTo"
  case remove = "removeFrom"
  case insert = "insertInto"
  case replace = "replace"

  static func parse(_ method: String, _ entity: NSEntityDescription) -> (Self, key: String)? {
    for change in allCases where method.hasPrefix(change.rawValue) {
      let rest = String(method.dropFirst(change.rawValue.count))
      let keys = [rest.prefix(1).lowercased() + rest.dropFirst(), rest]
      if let key = keys.first(where: { entity.property($0) is NSRelationshipDescription }) { return (change, key) }
    }
    return nil
  }

  func apply(to current: [NSManagedObject], _ objects: [NSManagedObject], at places: [Int]) -> [NSManagedObject] {
    var result = current
    switch self {
    case .add: result += objects.filter { !current.contains($0) }
    case .remove:
      result.removeAll { objects.contains($0) }
      for place in places.sorted(by: >) where result.indices.contains(place) { result.remove(at: place) }
    case .insert:
      result.removeAll { objects.contains($0) }
      for (place, object) in zip(places, objects) { result.insert(object, at: min(max(0, place), result.count)) }
    case .replace:
      for (place, object) in zip(places, objects) where result.indices.contains(place) { result[place] = object }
    }
    return result
  }
}
