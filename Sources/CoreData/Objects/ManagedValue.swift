import Foundation

/// Values of attributes: as they are stored, compared and read.
enum ManagedValue {
  /// A value without the optionals around it.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return unwrapped(optional.inside)
  }

  /// A value as an attribute stores it: numbers as `NSNumber`, the others as Swift's types.
  ///
  /// - Returns: Nil for a value of another type.
  static func stored(_ value: Any, for attribute: NSAttributeDescription) -> Any? {
    switch attribute.attributeType {
    case let type where type.isNumber: number(value)
    case .decimalAttributeType:
      (value as? NSDecimalNumber) ?? (value as? Decimal).map { NSDecimalNumber(decimal: $0) }
        ?? number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
    case .stringAttributeType: (value as? String) ?? (value as? NSString).map { String(describing: $0) }
    case .dateAttributeType:
      (value as? Date)
        ?? (value as? NSDate).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
        ?? (value as? Double).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .binaryDataAttributeType: (value as? Data) ?? (value as? NSData).map { Data(referencing: $0) }
    case .UUIDAttributeType: (value as? UUID) ?? (value as? NSUUID).flatMap { UUID(uuidString: $0.uuidString) }
    case .URIAttributeType: (value as? URL) ?? (value as? NSURL)?.absoluteURL
    default: value
    }
  }

  private static func number(_ value: Any) -> NSNumber? {
    if let scalar = value as? any ManagedScalar { return scalar.managedNumber }
    if let number = value as? NSNumber { return number }
    if let raw = value as? any RawRepresentable { return number(raw.rawValue) }
    if let integer = value as? any BinaryInteger { return NSNumber(value: Int64(truncatingIfNeeded: integer)) }
    return nil
  }

  // MARK: - Objects

  static func elements(of value: Any?) -> [Any] {
    switch unwrapped(value) {
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let list as [Any]: list
    case let set as Set<AnyHashable>: set.map(\.base)
    case let one?: [one]
    case nil: []
    }
  }

  /// The managed objects in a value: one, or those of a set or array. Those of a set come in the order in which they were made.
  static func objects(in value: Any?) -> [NSManagedObject] {
    let plain = unwrapped(value)
    if let object = plain as? NSManagedObject { return [object] }
    let objects = elements(of: plain).compactMap { $0 as? NSManagedObject }
    guard plain is NSSet || plain is Set<AnyHashable> else { return objects }
    return objects.sorted { $0.objectID.number < $1.objectID.number }
  }

  // MARK: - Comparison

  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?):
      if let first = first as? AnyHashable, let second = second as? AnyHashable {
        first == second
      } else {
        type(of: first) is AnyClass && type(of: second) is AnyClass && (first as AnyObject) === (second as AnyObject)
      }
    default: false
    }
  }

  /// The order of two values: nil comes first, texts by their characters.
  static func order(_ first: Any?, _ second: Any?) -> ComparisonResult {
    switch (unwrapped(first), unwrapped(second)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let first?, let second?):
      if let first = first as? String, let second = second as? String { return compare(first, second) }
      if let first = first as? Date, let second = second as? Date { return compare(first, second) }
      if let first = number(first), let second = number(second) { return first.compare(second) }
      if let first = first as? UUID, let second = second as? UUID {
        return compare(first.uuidString, second.uuidString)
      }
      if let first = first as? URL, let second = second as? URL {
        return compare(first.absoluteString, second.absoluteString)
      }
      return compareAny(first, second)
    }
  }

  private static func compareAny(_ first: Any, _ second: Any) -> ComparisonResult {
    func open<Value: Comparable>(_ first: Value) -> ComparisonResult {
      (second as? Value).map { compare(first, $0) } ?? .orderedSame
    }
    return (first as? any Comparable).map { open($0) } ?? .orderedSame
  }

  private static func compare<Value: Comparable>(_ first: Value, _ second: Value) -> ComparisonResult {
    first < second ? .orderedAscending : second < first ? .orderedDescending : .orderedSame
  }
}

private protocol OptionalValue {
  var inside: Any? { get }
}

extension Optional: OptionalValue {
  var inside: Any? { self }
}

/// A type that properties of numbers have, and that is zero without a value.
protocol ManagedScalar {
  init(managedNumber: NSNumber)
  var managedNumber: NSNumber { get }
}

extension Int: ManagedScalar {
  init(managedNumber: NSNumber) { self = managedNumber.intValue }
  var managedNumber: NSNumber { NSNumber(value: self) }
}
extension Int16: ManagedScalar {
  init(managedNumber: NSNumber) { self = managedNumber.int16Value }
  var managedNumber: NSNumber { NSNumber(value: self) }
}
extension Int32: ManagedScalar {
  init(managedNumber: NSNumber) { self = managedNumber.int32Value }
  var managedNumber: NSNumber { NSNumber(value: self) }
}
extension Int64: ManagedScalar {
  init(managedNumber: NSNumber) { self = managedNumber.int64Value }
  var managedNumber: NSNumber { NSNumber(value: self) }
}
extension Double: ManagedScalar {
  init(managedNumber: NSNumber) { self = managedNumber.doubleValue }
  var managedNumber: NSNumber { NSNumber(value: self) }
}
extension Float: ManagedScalar {
  init(managedNumber: NSNumber) { self = managedNumber.floatValue }
  var managedNumber: NSNumber { NSNumber(value: self) }
}
extension Bool: ManagedScalar {
  init(managedNumber: NSNumber) { self = managedNumber.boolValue }
  var managedNumber: NSNumber { NSNumber(value: self) }
}
