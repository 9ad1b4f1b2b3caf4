import Foundation
import Testing
import UnderstudyPredicates
import XCUIAutomation

/// The expressions of F-74: numbers of every base, paths, arithmetic, functions, lists, variables.
@Suite struct PredicateExpressionTests {
  private static var subject: [String: Any?] {
    [
      "age": 30, "price": 0.75, "name": "Ada", "nothing": nil, "tags": ["a", "B", "c"], "numbers": [3, 1, 2, 3],
      "matrix": [[1, 2], [2, 3]], "day": Date(timeIntervalSinceReferenceDate: 100),
      "items": [
        ["price": 5, "title": "tea", "owner": ["name": "Ada"]], ["price": 7, "title": "cup", "owner": ["name": "Bo"]],
      ],
    ]
  }

  @Test(
    "F-74: a predicate is true, printed as NSPredicate does, and true again when that is read",
    arguments: [
      // Numbers and parentheses
      ("((age)) == 30", "age == 30"), (".5 < price", "0.5 < price"), ("0o36 == age", "30 == age"),
      ("0b11110 == age", "30 == age"), ("0X1e == age", "30 == age"), ("-1 < -.5", "-1 < -0.5"),
      ("((age) == (30))", "age == 30"), ("(age + 1) == 31", "age + 1 == 31"),
      ("((age) + 1) * 2 == 62", "(age + 1) * 2 == 62"),
      ("NOT (age == 31)", "NOT (age == 31)"), ("!age == 31", "NOT (age == 31)"),
      // Arithmetic
      ("2 + 3 * 4 == 14", "2 + (3 * 4) == 14"), ("(2 + 3) * 4 == 20", "(2 + 3) * 4 == 20"),
      ("10 - 3 - 2 == 5", "(10 - 3) - 2 == 5"), ("7 / 2 == 3", "7 / 2 == 3"), ("7.0 / 2 == 3.5", "7.0 / 2 == 3.5"),
      ("2 ** 3 ** 2 == 512", "2 ** (3 ** 2) == 512"), ("-2 ** 2 == -4", "-(2 ** 2) == -4"),
      ("2 ** -1 == .5", "2 ** (-1) == 0.5"),
      ("-age == -30", "-age == -30"), ("age-1 == 29", "age - 1 == 29"), ("3 - -2 == 5", "3 - (-2) == 5"),
      ("9223372036854775807 + 1 >= 9223372036854775807", "9223372036854775807 + 1 >= 9223372036854775807"),
      ("nothing + 1 == nil", "nothing + 1 == nil"), ("1 / 0 > 1000000", "1 / 0 > 1000000"),
      ("day + 10 > day", "day + 10 > day"), ("day - day == 0", "day - day == 0"),
      // Functions
      ("uppercase(name) == 'ADA'", "uppercase:(name) == \"ADA\""),
      ("lowercase:(name) == 'ada'", "lowercase:(name) == \"ada\""),
      ("length(name) == 3", "length:(name) == 3"), ("abs(-3) == 3", "abs:(-3) == 3"),
      ("sqrt(16) == 4", "sqrt:(16) == 4"),
      ("floor(price) == 0 AND ceiling(price) == 1", "floor:(price) == 0 AND ceiling:(price) == 1"),
      ("modulus:by:(age, 7) == 2", "modulus:by:(age, 7) == 2"), ("add:to:(1, 2) == 3", "1 + 2 == 3"),
      ("sum({1, 2, age}) == 33", "sum:({1, 2, age}) == 33"), ("max(numbers) == 3", "max:(numbers) == 3"),
      ("average(numbers) == 2.25", "average:(numbers) == 2.25"), ("median(numbers) == 2.5", "median:(numbers) == 2.5"),
      ("mode(numbers) == {3}", "mode:(numbers) == {3}"), ("bitwiseAnd:with:(6, 3) == 2", "bitwiseAnd:with:(6, 3) == 2"),
      ("now() > day", "now() > day"), ("FUNCTION(name, 'uppercaseString') == 'ADA'", "uppercase:(name) == \"ADA\""),
      ("FUNCTION(2, 'raise:toPower:', 3) == 8", "2 ** 3 == 8"),
      ("CAST(100, 'NSDate') == day", "CAST(100, \"NSDate\") == day"),
      ("CAST('12', 'NSNumber') == 12", "CAST(\"12\", \"NSNumber\") == 12"),
      ("TERNARY(age > 18, 'yes', 'no') == 'yes'", "TERNARY(age > 18, \"yes\", \"no\") == \"yes\""),
      // Lists
      ("ANY tags == 'a'", "ANY tags == \"a\""), ("SOME tags ==[c] 'b'", "ANY tags ==[c] \"b\""),
      ("ALL numbers > 0", "ALL numbers > 0"), ("NONE numbers > 3", "NOT (ANY numbers > 3)"),
      ("ALL nothing == 1", "ALL nothing == 1"),
      ("ANY items.price > 6", "ANY items.price > 6"),
      ("ANY items.owner.name BEGINSWITH 'B'", "ANY items.owner.name BEGINSWITH \"B\""),
      ("all {1, 2} < 3", "ALL {1, 2} < 3"), ("numbers[0] == 3", "numbers[0] == 3"),
      ("numbers[FIRST] == numbers[last]", "numbers[FIRST] == numbers[LAST]"),
      ("tags[SIZE] == 3", "tags[SIZE] == 3"), ("items[1].title == 'cup'", "items[1].title == \"cup\""),
      // Collection operators
      ("tags.@count == 3", "tags.@count == 3"), ("items.@sum.price == 12", "items.@sum.price == 12"),
      ("items.@avg.price == 6", "items.@avg.price == 6"),
      ("items.@max.price - items.@min.price == 2", "items.@max.price - items.@min.price == 2"),
      ("numbers.@distinctUnionOfObjects.self == {3, 1, 2}", "numbers.@distinctUnionOfObjects.#self == {3, 1, 2}"),
      ("matrix.@distinctUnionOfArrays.self == {1, 2, 3}", "matrix.@distinctUnionOfArrays.#self == {1, 2, 3}"),
      ("items.@unionOfObjects.owner.name == {'Ada', 'Bo'}", "items.@unionOfObjects.owner.name == {\"Ada\", \"Bo\"}"),
      ("nothing.@count == 0", "nothing.@count == 0"),
      // Subqueries
      ("SUBQUERY(items, $x, $x.price > 6).@count == 1", "SUBQUERY(items, $x, $x.price > 6).@count == 1"),
      (
        "ANY SUBQUERY(items, $i, $i.owner.name == name).title == 'tea'",
        "ANY SUBQUERY(items, $i, $i.owner.name == name).title == \"tea\""
      ),
      (
        "SUBQUERY(numbers, $n, SUBQUERY(numbers, $m, $m < $n).@count == 0).@count == 1",
        "SUBQUERY(numbers, $n, SUBQUERY(numbers, $m, $m < $n).@count == 0).@count == 1"
      ),
    ])
  func holds(_ format: String, _ expected: String) throws {
    #expect(printed(format) == expected)
    #expect(try answer(format, on: Self.subject))
    #expect(try answer(expected, on: Self.subject))
    #expect(printed(expected) == expected)
  }

  @Test("F-74: a key from an argument can be followed, and arguments stand in lists, calls and indices")
  func arguments() throws {
    #expect(printed("%K.name == %@", ["owner", "x"]) == "owner.name == \"x\"")
    #expect(try answer("%K[%d].%K IN {%@, %@}", ["items", 1, "title", "tea", "cup"], on: Self.subject))
    #expect(try answer("ANY %@ == age", [[1, 30]], on: Self.subject))
    #expect(try answer("modulus:by:(%d, %K) == 10", [40, "age"], on: Self.subject))
    #expect(try answer("SUBQUERY(%K, $x, $x.%K == %@).@count == 1", ["items", "title", "tea"], on: Self.subject))
  }

  @Test("F-74: words of the grammar are keys where they cannot be anything else")
  func keysNamedAsWords() throws {
    let subject: [String: Any?] = ["any": 1, "first": 2, "sum": 3, "cast": 4, "size": 5]
    #expect(try answer("any == 1 AND first == 2 AND sum == 3 AND cast == 4 AND size == 5", on: subject))
    #expect(try answer("#any + #cast == size", on: subject))
  }

  @Test("F-74: variables take their values at evaluation, or from withSubstitutionVariables")
  func variables() {
    let template = NSPredicate(format: "name BEGINSWITH $PREFIX AND age > $AGE")
    let subject: [String: Any] = ["name": "Ada", "age": 30]
    #expect("\(template)" == "name BEGINSWITH $PREFIX AND age > $AGE")
    #expect(template.evaluate(with: subject, substitutionVariables: ["PREFIX": "A", "AGE": 20]))
    #expect(!template.evaluate(with: subject, substitutionVariables: ["PREFIX": "A", "AGE": 40]))
    let filled = template.withSubstitutionVariables(["PREFIX": "A", "AGE": 20])
    #expect("\(filled)" == "name BEGINSWITH \"A\" AND age > 20")
    #expect(filled.evaluate(with: subject))
    let half = template.withSubstitutionVariables(["AGE": 20])
    #expect("\(half)" == "name BEGINSWITH $PREFIX AND age > 20")
    let both = NSCompoundPredicate(notPredicateWithSubpredicate: template)
    #expect(!both.withSubstitutionVariables(["PREFIX": "A", "AGE": 20]).evaluate(with: subject))
    let shadowed = NSPredicate(format: "SUBQUERY(ages, $AGE, $AGE > 1).@count == 1")
      .withSubstitutionVariables(["AGE": 0])
    #expect(shadowed.evaluate(with: ["ages": [1, 2]]))
  }
}
