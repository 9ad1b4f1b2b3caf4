import Foundation

/// Why a well-formed predicate has no answer for a subject.
package enum PredicateFailure: Error, Sendable {
  case unknownKey(String, owner: String, known: [String])
  /// A regular expression that came from the subject and cannot be compiled.
  case malformedPattern(String)
  /// A variable without a value.
  case unboundVariable(String)
  /// Something needs a list and got another value.
  case notList(String, PredicateValue)
  /// A function got values that it does not compute with.
  case wrongValues(String, [PredicateValue])
}

/// What a predicate is evaluated on: the subject, and what the variables stand for.
struct PredicateScope<Subject: PredicateSubject> {
  let subject: Subject
  var variables: [String: PredicateValue] = [:]

  func with(_ name: String, _ value: PredicateValue) -> Self {
    var scope = self
    scope.variables[name] = value
    return scope
  }
}

extension PredicateNode {
  /// Whether the subject satisfies the predicate; `AND` and `OR` stop as soon as the answer is known.
  func evaluate<Subject>(in scope: PredicateScope<Subject>) throws(PredicateFailure) -> Bool {
    switch self {
    case .always(let answer):
      return answer
    case .not(let node):
      return try !node.evaluate(in: scope)
    case .and(let nodes):
      for node in nodes where try !node.evaluate(in: scope) { return false }
      return true
    case .or(let nodes):
      for node in nodes where try node.evaluate(in: scope) { return true }
      return false
    case .comparison(let comparison):
      return try comparison.evaluate(in: scope)
    }
  }
}

extension PredicateComparison {
  func evaluate<Subject>(in scope: PredicateScope<Subject>) throws(PredicateFailure) -> Bool {
    let left = try left.value(in: scope)
    let right = try right.value(in: scope)
    if modifier == .direct { return try compare(left, right) }
    for element in try left.elements(for: modifier == .any ? "ANY" : "ALL")
    where try compare(element, right) == (modifier == .any) {
      return modifier == .any
    }
    return modifier == .all
  }

  private func compare(_ left: PredicateValue, _ right: PredicateValue) throws(PredicateFailure)
    -> Bool
  {
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
  func value<Subject>(in scope: PredicateScope<Subject>) throws(PredicateFailure) -> PredicateValue {
    switch self {
    case .value(let value):
      return value
    case .key(let path):
      return try Self.value(of: path, in: scope.subject)
    case .subject:
      return PredicateValue(scope.subject.predicateSelf)
    case .variable(let name):
      guard let value = scope.variables[name] else { throw .unboundVariable(name) }
      return value
    case .list(let elements):
      return .list(try Self.values(of: elements, in: scope))
    case .path(let base, let names):
      return try base.value(in: scope).following(names[...])
    case .function(let function, let arguments):
      let values = try Self.values(of: arguments, in: scope)
      guard let result = function.apply(values) else {
        throw .wrongValues(function.symbol ?? function.name, values)
      }
      return result
    case .subquery(let list, let variable, let node):
      var found: [PredicateValue] = []
      for element in try list.value(in: scope).elements(for: "SUBQUERY")
      where try node.evaluate(in: scope.with(variable, element)) {
        found.append(element)
      }
      return .list(found)
    case .ternary(let node, let first, let second):
      return try (node.evaluate(in: scope) ? first : second).value(in: scope)
    }
  }

  private static func values<Subject>(
    of expressions: [PredicateExpression], in scope: PredicateScope<Subject>
  ) throws(PredicateFailure) -> [PredicateValue] {
    var values: [PredicateValue] = []
    for expression in expressions { values.append(try expression.value(in: scope)) }
    return values
  }

  private static func value<Subject: PredicateSubject>(
    of path: PredicateKeyPath, in subject: Subject
  ) throws(PredicateFailure) -> PredicateValue {
    let value: PredicateValue
    switch subject.predicateValue(forKey: path.first) {
    case .text(let text): value = text.map(PredicateValue.string) ?? .null
    case .value(let any): value = PredicateValue(any)
    case .unknownKey:
      throw .unknownKey(path.first, on: (subject as? PlainSubject) ?? PlainSubject(object: subject))
    }
    return path.rest.isEmpty ? value : try value.following(path.rest[...])
  }
}

extension PredicateValue {
  /// The elements of a list; nil has none.
  fileprivate func elements(for user: String) throws(PredicateFailure) -> [PredicateValue] {
    switch self {
    case .list(let values): return values
    case .null: return []
    default: throw .notList(user, self)
    }
  }

  /// What the names lead to, as key-value coding follows them: a list gives the list of its elements' values.
  fileprivate func following(_ names: ArraySlice<String>) throws(PredicateFailure) -> PredicateValue {
    guard let name = names.first else { return self }
    if name.hasPrefix("@") {
      let values = try following(names.dropFirst()).elements(for: name)
      guard let result = PredicateValue.collect(values, by: name) else {
        throw .wrongValues(name, values)
      }
      return result
    }
    return try value(forName: name).following(names.dropFirst())
  }

  private func value(forName name: String) throws(PredicateFailure) -> PredicateValue {
    if name.lowercased() == "self" { return self }
    if case .list(let values) = self {
      var result: [PredicateValue] = []
      for value in values { result.append(try value.value(forName: name)) }
      return .list(result)
    }
    let subject = PlainSubject(object: object)
    switch subject.predicateValue(forKey: name) {
    case .text(let text): return text.map(PredicateValue.string) ?? .null
    case .value(let value): return PredicateValue(value)
    case .unknownKey: throw .unknownKey(name, on: subject)
    }
  }
}

extension PredicateFailure {
  fileprivate static func unknownKey(_ key: String, on subject: PlainSubject) -> Self {
    .unknownKey(key, owner: subject.typeName, known: subject.knownKeys)
  }
}
