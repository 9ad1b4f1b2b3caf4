import Foundation

// What functions and collection operators compute. Nil stands for values of the wrong kind.

extension PredicateValue {
  var isNull: Bool { if case .null = self { true } else { false } }

  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    default: nil
    }
  }

  func mapNumber(_ transform: (Double) -> PredicateValue) -> PredicateValue? {
    isNull ? .null : number.map(transform)
  }

  /// Whole numbers as long as the result is one that fits.
  static func arithmetic(
    _ left: PredicateValue, _ right: PredicateValue,
    _ whole: (Int, Int) -> (partialValue: Int, overflow: Bool),
    _ real: (Double, Double) -> Double
  ) -> PredicateValue? {
    if case .integer(let left) = left, case .integer(let right) = right {
      let (result, overflows) = whole(left, right)
      if !overflows { return .integer(result) }
    }
    if left.isNull || right.isNull { return .null }
    switch (left, right) {
    case (.date(let left), .date(let right)):
      return .real(real(left.timeIntervalSinceReferenceDate, right.timeIntervalSinceReferenceDate))
    case (.date(let date), _):
      guard let number = right.number else { return nil }
      return .date(
        Date(timeIntervalSinceReferenceDate: real(date.timeIntervalSinceReferenceDate, number)))
    default:
      guard let left = left.number, let right = right.number else { return nil }
      return .real(real(left, right))
    }
  }

  static func power(_ base: Int, _ exponent: Int) -> (partialValue: Int, overflow: Bool) {
    guard let result = Int(exactly: pow(Double(base), Double(exponent))), result.magnitude < 1 << 53
    else { return (0, true) }
    return (result, false)
  }

  static func sum(_ values: [PredicateValue]) -> PredicateValue? {
    values.reduce(.integer(0)) { sum, value in
      guard let sum else { return nil }
      return value.isNull ? sum : arithmetic(sum, value, { $0.addingReportingOverflow($1) }, +)
    }
  }

  static func average(_ values: [PredicateValue]) -> PredicateValue? {
    let present = values.filter { !$0.isNull }
    if present.isEmpty { return .integer(0) }
    return sum(present)?.number.map { .real($0 / Double(present.count)) }
  }

  /// The value that comes before all others, or after them, in their order; nil among them is passed over.
  static func extreme(_ values: [PredicateValue], _ wanted: ComparisonResult) -> PredicateValue? {
    values.reduce(.null) { best, value in
      guard let best else { return nil }
      if best.isNull || value.isNull { return best.isNull ? value : best }
      return value.order(best, []).map { $0 == wanted ? value : best }
    }
  }

  static func median(_ values: [PredicateValue]) -> PredicateValue? {
    let numbers = values.compactMap(\.number).sorted()
    guard numbers.count == values.count else { return nil }
    if numbers.isEmpty { return .null }
    let middle = numbers.count / 2
    return .real(
      numbers.count % 2 == 1 ? numbers[middle] : (numbers[middle - 1] + numbers[middle]) / 2)
  }

  static func mostFrequent(_ values: [PredicateValue]) -> [PredicateValue] {
    let distinct = distinct(values)
    let counts = distinct.map { one in values.filter { $0.equals(one, []) }.count }
    return zip(distinct, counts).filter { $0.1 == counts.max() }.map(\.0)
  }

  static func standardDeviation(_ values: [PredicateValue]) -> PredicateValue? {
    let numbers = values.compactMap(\.number)
    guard numbers.count == values.count else { return nil }
    if numbers.isEmpty { return .null }
    let mean = numbers.reduce(0, +) / Double(numbers.count)
    return .real(
      (numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count)).squareRoot())
  }

  /// Each value once, where it comes first.
  static func distinct(_ values: [PredicateValue]) -> [PredicateValue] {
    values.reduce(into: []) { result, value in
      if !result.contains(where: { $0.equals(value, []) }) { result.append(value) }
    }
  }

  func cast(to type: PredicateValue) -> PredicateValue? {
    if isNull { return .null }
    switch (type, self) {
    case (.string("NSDate"), .date), (.string("NSString"), .string): return self
    case (.string("NSDate"), _):
      return number.map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
    case (.string("NSNumber"), .string(let text)):
      return Int(text).map(PredicateValue.integer) ?? Double(text).map(PredicateValue.real) ?? .null
    case (.string("NSNumber"), .date(let date)): return .real(date.timeIntervalSinceReferenceDate)
    case (.string("NSNumber"), _): return number == nil ? nil : self
    case (.string("NSString"), _): return number == nil ? nil : .string(description)
    default: return nil
    }
  }

  /// An element of a list by number or by `FIRST`, `LAST`, `SIZE`, or a key of anything else; nil beyond the ends.
  func element(at index: PredicateValue) -> PredicateValue? {
    guard case .list(let values) = self else { return isNull ? .null : nil }
    switch index {
    case .integer(let number): return values.indices.contains(number) ? values[number] : .null
    case .string("FIRST"): return values.first ?? .null
    case .string("LAST"): return values.last ?? .null
    case .string("SIZE"): return .integer(values.count)
    default: return nil
    }
  }

  /// The value as key-value coding sees it.
  var object: Any? {
    switch self {
    case .null: nil
    case .string(let text): text
    case .integer(let number): number
    case .real(let number): number
    case .date(let date): date
    case .list(let values): values.map { $0.object ?? NSNull() }
    case .object(let object): object.value
    }
  }

  /// The result of a collection operator such as `@sum`; nil for one that does not exist or values that do not fit.
  static func collect(_ values: [PredicateValue], by name: String) -> PredicateValue? {
    switch name {
    case "@count": .integer(values.count)
    case "@sum": sum(values)
    case "@avg": average(values)
    case "@min": extreme(values, .orderedAscending)
    case "@max": extreme(values, .orderedDescending)
    case "@unionOfObjects": .list(values.filter { !$0.isNull })
    case "@distinctUnionOfObjects": .list(distinct(values.filter { !$0.isNull }))
    case "@unionOfArrays", "@unionOfSets": .list(flattened(values))
    case "@distinctUnionOfArrays", "@distinctUnionOfSets": .list(distinct(flattened(values)))
    default: nil
    }
  }

  static let collectionOperators = [
    "@count", "@sum", "@avg", "@min", "@max", "@unionOfObjects", "@distinctUnionOfObjects",
    "@unionOfArrays",
    "@distinctUnionOfArrays", "@unionOfSets", "@distinctUnionOfSets",
  ]

  private static func flattened(_ values: [PredicateValue]) -> [PredicateValue] {
    values.flatMap { value in
      if case .list(let inner) = value { inner } else { value.isNull ? [] : [value] }
    }
  }
}
