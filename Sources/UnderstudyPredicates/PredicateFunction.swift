import Foundation
import UnderstudyTime

/// A function of predicate formats, by the names of Apple's "NSExpression", `expressionForFunction:arguments:`.
///
/// Whole numbers stay whole as long as they fit, also in a division. Nil makes nil of whatever is computed with it.
package struct PredicateFunction: Sendable {
  let name: String
  /// Nil where any number of arguments will do.
  let arity: Int?
  /// Gives nil for arguments of the wrong kind.
  let apply: @Sendable ([PredicateValue]) -> PredicateValue?

  /// By name, with or without its colons.
  static func named(_ name: String) -> PredicateFunction? {
    all[name] ?? all[shortNames[name] ?? selectors[name] ?? ""]
  }

  /// What stands between the operands of an arithmetic function, and how tightly it binds.
  static let operators = [
    "+": "add:to:", "-": "from:subtract:", "*": "multiply:by:", "/": "divide:by:",
    "**": "raise:toPower:",
  ]
  static let negation = "negate:"

  /// How an arithmetic function is printed.
  var symbol: String? { Self.operators.first { $0.value == name }?.key }

  static var shortNamesForMessages: [String] { shortNames.keys.sorted() }

  /// Methods that `FUNCTION(object, 'selector')` can name.
  private static let selectors = [
    "uppercaseString": "uppercase:", "lowercaseString": "lowercase:", "integerValue": "integer:",
    "intValue": "integer:",
    "doubleValue": "double:", "floatValue": "double:", "stringByAppendingString:": "append:to:",
  ]

  private static let shortNames: [String: String] = Dictionary(
    uniqueKeysWithValues: all.keys.compactMap { name in
      name.contains(":") ? (String(name.prefix { $0 != ":" }), name) : nil
    })

  private static let all: [String: PredicateFunction] = {
    var all: [String: PredicateFunction] = [:]
    func add(
      _ name: String, _ arity: Int?,
      _ apply: @escaping @Sendable ([PredicateValue]) -> PredicateValue?
    ) {
      all[name] = PredicateFunction(name: name, arity: arity, apply: apply)
    }
    func real(_ name: String, _ compute: @escaping @Sendable (Double) -> Double) {
      add(name, 1) { $0[0].mapNumber { .real(compute($0)) } }
    }
    func rounding(_ name: String, _ rule: FloatingPointRoundingRule) {
      add(name, 1) { value in
        if case .integer = value[0] {
          value[0]
        } else {
          value[0].mapNumber { .real($0.rounded(rule)) }
        }
      }
    }
    func bits(_ name: String, _ compute: @escaping @Sendable (Int, Int) -> Int) {
      add(name, 2) { values in
        guard !values.contains(where: \.isNull) else { return .null }
        guard case .integer(let left) = values[0], case .integer(let right) = values[1] else {
          return nil
        }
        return .integer(compute(left, right))
      }
    }
    func text(_ name: String, _ compute: @escaping @Sendable (String) -> PredicateValue) {
      add(name, 1) { values in
        if case .string(let text) = values[0] {
          compute(text)
        } else {
          values[0].isNull ? .null : nil
        }
      }
    }
    func list(_ name: String, _ compute: @escaping @Sendable ([PredicateValue]) -> PredicateValue?) {
      add(name, nil) { arguments in
        if arguments.count == 1, case .list(let values) = arguments[0] { return compute(values) }
        if arguments.count == 1, arguments[0].isNull { return compute([]) }
        return compute(arguments)
      }
    }
    add("add:to:", 2) { .arithmetic($0[0], $0[1], { $0.addingReportingOverflow($1) }, +) }
    add("from:subtract:", 2) {
      .arithmetic($0[0], $0[1], { $0.subtractingReportingOverflow($1) }, -)
    }
    add("multiply:by:", 2) {
      .arithmetic($0[0], $0[1], { $0.multipliedReportingOverflow(by: $1) }, *)
    }
    add("divide:by:", 2) { .arithmetic($0[0], $0[1], { $0.dividedReportingOverflow(by: $1) }, /) }
    add("modulus:by:", 2) {
      .arithmetic($0[0], $0[1], { $0.remainderReportingOverflow(dividingBy: $1) }, { fmod($0, $1) })
    }
    add("raise:toPower:", 2) { .arithmetic($0[0], $0[1], PredicateValue.power, pow) }
    add(negation, 1) {
      .arithmetic(.integer(0), $0[0], { $0.subtractingReportingOverflow($1) }, { _, number in -number })
    }
    add("abs:", 1) { values in
      if case .integer(let number) = values[0] {
        return number == .min ? .real(-Double(number)) : .integer(abs(number))
      }
      return values[0].mapNumber { .real(abs($0)) }
    }
    real("sqrt:") { $0.squareRoot() }
    real("log:", log10)
    real("ln:", log)
    real("exp:", exp)
    rounding("ceiling:", .up)
    rounding("floor:", .down)
    rounding("trunc:", .towardZero)
    bits("bitwiseAnd:with:", &)
    bits("bitwiseOr:with:", |)
    bits("bitwiseXor:with:", ^)
    bits("leftshift:by:") { $0 << $1 }
    bits("rightshift:by:") { $0 >> $1 }
    add("onesComplement:", 1) { values in
      if case .integer(let number) = values[0] {
        .integer(~number)
      } else {
        values[0].isNull ? .null : nil
      }
    }
    text("uppercase:") { .string($0.uppercased()) }
    text("lowercase:") { .string($0.lowercased()) }
    text("capitalizedString:") { .string($0.capitalized) }
    text("length:") { .integer($0.utf16.count) }
    add("append:to:", 2) { values in
      guard case .string(let left) = values[0], case .string(let right) = values[1] else {
        return nil
      }
      return .string(left + right)
    }
    list("sum:", PredicateValue.sum)
    list("average:", PredicateValue.average)
    list("count:") { .integer($0.count) }
    list("min:") { .extreme($0, .orderedAscending) }
    list("max:") { .extreme($0, .orderedDescending) }
    list("median:", PredicateValue.median)
    list("mode:") { .list(PredicateValue.mostFrequent($0)) }
    list("stddev:", PredicateValue.standardDeviation)
    add("now", 0) { _ in
      let seconds = Caller.current?.session.secondsSinceReferenceDate
      return .date(seconds.map(Date.init(timeIntervalSinceReferenceDate:)) ?? Date())
    }
    add("noindex:", 1) { $0[0] }
    add("integer:", 1) { values in
      switch values[0] {
      case .string(let text): .integer(Int(text) ?? 0)
      default:
        values[0].mapNumber {
          Int(exactly: $0.rounded(.towardZero)).map(PredicateValue.integer) ?? .null
        }
      }
    }
    add("double:", 1) { values in
      if case .string(let text) = values[0] {
        .real(Double(text) ?? 0)
      } else {
        values[0].mapNumber(PredicateValue.real)
      }
    }
    add("castObject:toType:", 2) { $0[0].cast(to: $0[1]) }
    add("objectFrom:withIndex:", 2) { $0[0].element(at: $0[1]) }
    return all
  }()
}
