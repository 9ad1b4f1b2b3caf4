import Foundation

/// Why a well-formed predicate has no answer for a subject.
package enum PredicateFailure: Error, Equatable, Sendable {
  case unknownKey(String, owner: String, known: [String])
  /// A regular expression that came from the subject and cannot be compiled.
  case malformedPattern(String)
}

extension PredicateNode {
  /// Whether the subject satisfies the predicate; `AND` and `OR` stop as soon as the answer is known.
  package func evaluate<Subject: PredicateSubject>(on subject: Subject) throws(PredicateFailure) -> Bool {
    switch self {
    case .always(let answer):
      return answer
    case .not(let node):
      return try !node.evaluate(on: subject)
    case .and(let nodes):
      for node in nodes where try !node.evaluate(on: subject) { return false }
      return true
    case .or(let nodes):
      for node in nodes where try node.evaluate(on: subject) { return true }
      return false
    case .comparison(let comparison):
      return try comparison.evaluate(on: subject)
    }
  }
}

extension PredicateComparison {
  func evaluate<Subject: PredicateSubject>(on subject: Subject) throws(PredicateFailure) -> Bool {
    let left = try left.value(on: subject)
    let right = try right.value(on: subject)
    switch operation {
    case .equal: return left.equals(right, options)
    case .notEqual: return !left.equals(right, options)
    case .less: return left.order(right, options) == .orderedAscending
    case .greater: return left.order(right, options) == .orderedDescending
    case .lessOrEqual: return left.order(right, options).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual: return left.order(right, options).map { $0 != .orderedAscending } ?? false
    case .isIn: return Self.isIn(left, right, options)
    case .contains: return Self.isIn(right, left, options)
    case .between: return Self.isBetween(left, right, options)
    case .beginsWith, .endsWith, .like, .matches:
      guard case .string(let left) = left, case .string(let right) = right else { return false }
      return try compareText(left, right)
    }
  }

  private func compareText(_ left: String, _ right: String) throws(PredicateFailure) -> Bool {
    switch operation {
    case .beginsWith: return PredicateText.hasPrefix(left, right, options)
    case .endsWith: return PredicateText.hasSuffix(left, right, options)
    default:
      guard let pattern = pattern ?? PredicatePattern.pattern(right, for: operation, options) else {
        throw .malformedPattern(right)
      }
      return pattern.matches(left)
    }
  }

  /// Membership in a list, or text within text: `CONTAINS` and `IN` are each other's mirror image.
  private static func isIn(_ part: PredicateValue, _ whole: PredicateValue, _ options: PredicateOptions) -> Bool {
    switch (part, whole) {
    case (.string(let part), .string(let whole)): PredicateText.contains(whole, part, options)
    case (_, .list(let values)): values.contains { part.equals($0, options) }
    default: false
    }
  }

  private static func isBetween(
    _ value: PredicateValue, _ bounds: PredicateValue, _ options: PredicateOptions
  ) -> Bool {
    guard case .list(let bounds) = bounds, bounds.count == 2,
      let low = value.order(bounds[0], options), let high = value.order(bounds[1], options)
    else { return false }
    return low != .orderedAscending && high != .orderedDescending
  }
}

extension PredicateExpression {
  func value<Subject: PredicateSubject>(on subject: Subject) throws(PredicateFailure) -> PredicateValue {
    switch self {
    case .value(let value):
      return value
    case .key(let path):
      switch subject.predicateValue(forKey: path.first) {
      case .text(let text) where path.rest.isEmpty:
        return text.map(PredicateValue.string) ?? .null
      case .text(let text):
        return try Self.follow(path.rest, from: text)
      case .value(let value):
        return path.rest.isEmpty ? PredicateValue(value) : try Self.follow(path.rest, from: value)
      case .unknownKey:
        throw Self.unknownKey(path.first, on: (subject as? PlainSubject) ?? PlainSubject(object: subject))
      }
    case .subject:
      return PredicateValue(subject.predicateSelf)
    case .list(let elements):
      var values: [PredicateValue] = []
      for element in elements { values.append(try element.value(on: subject)) }
      return .list(values)
    }
  }

  private static func follow(_ keys: [String], from value: Any?) throws(PredicateFailure) -> PredicateValue {
    var value = value
    for key in keys {
      let subject = PlainSubject(object: value)
      switch subject.predicateValue(forKey: key) {
      case .text(let text): value = text
      case .value(let next): value = next
      case .unknownKey: throw unknownKey(key, on: subject)
      }
    }
    return PredicateValue(value)
  }

  private static func unknownKey(_ key: String, on subject: PlainSubject) -> PredicateFailure {
    .unknownKey(key, owner: subject.typeName, known: subject.knownKeys)
  }
}
