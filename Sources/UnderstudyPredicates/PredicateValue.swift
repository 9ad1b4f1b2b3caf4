import Foundation

/// A value that predicates compare: what a key, a literal or an argument stands for.
///
/// Truth values are the numbers 1 and 0, as NSPredicate compares and prints them (reference 3.3).
package enum PredicateValue: Sendable {
  case null
  case string(String)
  case integer(Int)
  case real(Double)
  case date(Date)
  case list([PredicateValue])
  case object(PredicateObject)
}

/// An object that predicates can only compare for equality. Unchecked: the object is passed around and never called.
package struct PredicateObject: @unchecked Sendable {
  let value: Any

  static func == (left: PredicateObject, right: PredicateObject) -> Bool {
    if let left = left.value as? AnyHashable, let right = right.value as? AnyHashable { return left == right }
    guard type(of: left.value) is AnyClass, type(of: right.value) is AnyClass else { return false }
    return (left.value as AnyObject) === (right.value as AnyObject)
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { self }
}

extension PredicateValue {
  /// Converts any Swift or Foundation value; the commonest types come first because this runs per subject.
  package init(_ any: Any?) {
    guard let any else {
      self = .null
      return
    }
    if let string = any as? String {
      self = .string(string)
    } else if type(of: any) is AnyClass {
      self.init(instance: any)
    } else if let bool = any as? Bool {
      self = .integer(bool ? 1 : 0)
    } else if let integer = any as? Int {
      self = .integer(integer)
    } else if let unsigned = any as? UInt {
      self.init(integer: unsigned)
    } else {
      self.init(uncommon: any)
    }
  }

  /// Class instances apart from value types: casting a Swift number to `NSNumber` would bridge, and `NSNumber(1)` would
  /// pass for a truth value.
  private init(instance any: Any) {
    switch any {
    case is NSNull:
      self = .null
    case let number as NSNumber:
      let isReal = ["d", "f"].contains(String(cString: number.objCType))
      self = isReal ? .real(number.doubleValue) : .init(nsNumber: number)
    case let list as NSArray:
      self = .list(list.map { PredicateValue($0) })
    case let set as NSSet:
      self.init(unordered: set.map { PredicateValue($0) })
    case let date as NSDate:
      self = .date(Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate))
    default:
      self = .object(PredicateObject(value: any))
    }
  }

  private init(uncommon any: Any) {
    switch any {
    case let optional as any OptionalValue:
      self = PredicateValue(optional.wrapped)
    case let integer as any BinaryInteger:
      self.init(integer: integer)
    case let real as any BinaryFloatingPoint:
      self = .real(Double(real))
    case let date as Date:
      self = .date(date)
    case let list as [Any]:
      self = .list(list.map { PredicateValue($0) })
    case let set as Set<AnyHashable>:
      self.init(unordered: set.map { PredicateValue($0.base) })
    case let raw as any RawRepresentable:
      self = PredicateValue(raw.rawValue)
    default:
      self = .object(PredicateObject(value: any))
    }
  }

  private init(integer: some BinaryInteger) {
    self = Int(exactly: integer).map(PredicateValue.integer) ?? .real(Double(integer))
  }

  private init(nsNumber number: NSNumber) {
    let beyondInt = number.objCType.pointee == UInt8(ascii: "Q") && number.uint64Value > UInt64(Int.max)
    self = beyondInt ? .real(Double(number.uint64Value)) : .integer(number.intValue)
  }

  /// Sets iterate in a different order in every process; printing them must not.
  private init(unordered values: [PredicateValue]) {
    self = .list(values.sorted { $0.description < $1.description })
  }
}

extension PredicateValue {
  /// Equality as `==` sees it: numbers by value, text by the options, text never equal to a number (reference 3.3).
  func equals(_ other: PredicateValue, _ options: PredicateOptions) -> Bool {
    switch (self, other) {
    case (.string(let left), .string(let right)): PredicateText.equal(left, right, options)
    case (.integer(let left), .integer(let right)): left == right
    case (.integer(let left), .real(let right)): Double(left) == right
    case (.real(let left), .integer(let right)): left == Double(right)
    case (.real(let left), .real(let right)): left == right
    case (.null, .null): true
    case (.date(let left), .date(let right)): left == right
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.equals($1, options) }
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }

  /// The order of two values, or nil when they have none (text and a number, nil and anything).
  func order(_ other: PredicateValue, _ options: PredicateOptions) -> ComparisonResult? {
    switch (self, other) {
    case (.string(let left), .string(let right)): PredicateText.order(left, right, options)
    case (.integer(let left), .integer(let right)): Self.order(left, right)
    case (.integer(let left), .real(let right)): Self.order(Double(left), right)
    case (.real(let left), .integer(let right)): Self.order(left, Double(right))
    case (.real(let left), .real(let right)): Self.order(left, right)
    case (.date(let left), .date(let right)): left.compare(right)
    default: nil
    }
  }

  private static func order<T: Comparable>(_ left: T, _ right: T) -> ComparisonResult? {
    left < right ? .orderedAscending : left > right ? .orderedDescending : left == right ? .orderedSame : nil
  }
}
