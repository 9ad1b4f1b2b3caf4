import Foundation
import Testing
import UnderstudyPredicates
import XCUIAutomation

@Suite struct PredicateWordingTests {
  @Test("A malformed format says where and why", arguments: malformed)
  func malformedFormats(_ format: String, _ message: String) {
    #expect(printed(format) == message)
  }

  static let malformed: [(String, String)] = [
    (
      "",
      """
      Could not read predicate format: expected a key or a value, found the end.
        \("")
        ^
      """
    ),
    (
      "label = = 'x'",
      """
      Could not read predicate format: expected a value after "=", found "=".
        label = = 'x'
                ^
      """
    ),
    (
      "exists",
      """
      Could not read predicate format: expected an operator after "exists", found the end.
        exists
              ^
      A truth value is compared too: exists == true
      """
    ),
    (
      "label == 'It's'",
      """
      Could not read predicate format: the text that begins here has no closing '.
        label == 'It's'
                      ^
      A quote inside a text ends it; pass the text as an argument: label == %@
      """
    ),
    (
      "label == 'It's me",
      """
      Could not read predicate format: expected AND, OR or the end, found "s".
        label == 'It's me
                     ^
      A quote inside a text ends it; pass the text as an argument: label == %@
      """
    ),
    (
      "label STARTSWITH 'x'",
      """
      Could not read predicate format: expected an operator after "label", found "STARTSWITH".
        label STARTSWITH 'x'
              ^
      Close: BEGINSWITH
      """
    ),
    (
      "label CONTIANS 'x'",
      """
      Could not read predicate format: expected an operator after "label", found "CONTIANS".
        label CONTIANS 'x'
              ^
      Close: CONTAINS
      """
    ),
    (
      "label quacks 'x'",
      """
      Could not read predicate format: expected an operator after "label", found "quacks".
        label quacks 'x'
              ^
      Operators: == != < <= > >= CONTAINS BEGINSWITH ENDSWITH LIKE MATCHES IN BETWEEN
      """
    ),
    (
      "label NOT IN {'a'}",
      """
      Could not read predicate format: expected an operator after "label", found "NOT".
        label NOT IN {'a'}
              ^
      NOT stands before the comparison: NOT (label IN …)
      """
    ),
    (
      "(label == 'a'",
      """
      Could not read predicate format: expected ")", found the end.
        (label == 'a'
                     ^
      """
    ),
    (
      "label == 'a')",
      """
      Could not read predicate format: expected AND, OR or the end, found ")".
        label == 'a')
                    ^
      """
    ),
    (
      "label == 'a' AND",
      """
      Could not read predicate format: expected a key or a value, found the end.
        label == 'a' AND
                        ^
      """
    ),
    (
      "label IN {'a' 'b'}",
      """
      Could not read predicate format: expected "," or "}", found 'b'.
        label IN {'a' 'b'}
                      ^
      """
    ),
    (
      "label ==[x] 'a'",
      """
      Could not read predicate format: unknown modifier "x".
        label ==[x] 'a'
                 ^
      Known modifiers: [c] ignores case, [d] ignores accents, [cd] ignores both.
      """
    ),
    (
      "label MATCHES '['",
      """
      Could not read predicate format: the regular expression "[" cannot be compiled.
        label MATCHES '['
                      ^
      """
    ),
    (
      "count BETWEEN {1}",
      """
      Could not read predicate format: BETWEEN needs a list of two values.
        count BETWEEN {1}
                      ^
      For example: count BETWEEN {1, 5}
      """
    ),
    (
      "label IN 5",
      """
      Could not read predicate format: IN needs a list or a text, not 5.
        label IN 5
                 ^
      For example: label IN {'a', 'b'}
      """
    ),
    (
      "SUBQUERY(a, b, c) == 1",
      """
      Could not read predicate format: expected a variable such as $x, found "b".
        SUBQUERY(a, b, c) == 1
                    ^
      """
    ),
    (
      "identifiers.@counts == 1",
      """
      Could not read predicate format: unknown collection operator "@counts".
        identifiers.@counts == 1
                    ^
      Collection operators: @count @sum @avg @min @max @unionOfObjects @distinctUnionOfObjects @unionOfArrays \
      @distinctUnionOfArrays @unionOfSets @distinctUnionOfSets
      """
    ),
    (
      "uppercas(label) == 'X'",
      """
      Could not read predicate format: unknown function "uppercas".
        uppercas(label) == 'X'
        ^
      Close: uppercase
      """
    ),
    (
      "abs(1, 2) == 1",
      """
      Could not read predicate format: "abs" needs 1 argument, found 2.
        abs(1, 2) == 1
        ^
      """
    ),
    (
      "count == 1 +",
      """
      Could not read predicate format: expected a value after "+", found the end.
        count == 1 +
                    ^
      """
    ),
    (
      "label. == 'x'",
      """
      Could not read predicate format: expected a key after ".", found "==".
        label. == 'x'
               ^
      """
    ),
    (
      "label == $",
      """
      Could not read predicate format: unexpected end after "$".
        label == $
                  ^
      """
    ),
    (
      "label == “x”",
      """
      Could not read predicate format: unexpected "“".
        label == “x”
                 ^
      A text is written in straight quotes: 'text' or "text"
      """
    ),
    (
      "label == 12ab",
      """
      Could not read predicate format: unexpected "a" after "12".
        label == 12ab
                   ^
      """
    ),
    (
      "label == 0x",
      """
      Could not read predicate format: "0x" is not a number.
        label == 0x
                 ^
      """
    ),
    (
      "label ==\n%y",
      """
      Could not read predicate format: unknown placeholder "%y".
        label == %y
                 ^
      Known placeholders: %@ (value), %K (key), %d %i %u %ld %lu %lld %llu (whole number), %f (number)
      """
    ),
  ]

  @Test("Wrong arguments say which and how many")
  func arguments() {
    #expect(
      printed("label == %@ OR value == %@", ["a"]) == """
        Could not read predicate format: no argument for "%@"; 2 needed, 1 given.
          label == %@ OR value == %@
                                  ^
        """)
    #expect(
      printed("label == 'a'", ["a"]) == """
        Could not read predicate format: 1 given, but 0 needed: superfluous arguments.
          label == 'a'
        """)
    #expect(
      printed("label == '%@'", ["a"]) == """
        Could not read predicate format: 1 given, but 0 needed: superfluous arguments.
          label == '%@'
                   ^
        A placeholder in quotes is plain text; remove the quotes.
        """)
    #expect(
      printed("count == %d", ["3"]) == """
        Could not read predicate format: %d needs a whole number, but argument 1 is "3".
          count == %d
                   ^
        """)
    #expect(printed("count == %d", [2.5]).contains("%d needs a whole number, but argument 1 is 2.5"))
    #expect(printed("count == %f", [NSNull()]).contains("%f needs a number, but argument 1 is nil"))
    #expect(printed("%K == 1", [1]).contains("%K needs a key as text, but argument 1 is 1"))
    #expect(printed("%K == 1", ["a..b"]).contains("%K needs a key, but argument 1 is \"a..b\""))
  }

  @Test("An unknown key lists the known ones and the closest spelling")
  func unknownKeys() {
    func message(_ format: String) -> String? {
      let result = ParsedPredicate(format: format).evaluate(on: SampleAttributes())
      return if case .failure(let problem) = result { problem.description } else { nil }
    }
    let known = "Known keys: elementType, exists, identifier, isEnabled, label, placeholderValue, value"
    #expect(
      message("lable == 'x'") == """
        Could not evaluate predicate `lable == "x"`: SampleAttributes has no key "lable".
        Close: label
        \(known)
        A text is written in quotes: 'lable'
        """)
    #expect(
      message("'x' == Save") == """
        Could not evaluate predicate `"x" == Save`: SampleAttributes has no key "Save".
        \(known)
        A text is written in quotes: 'Save'
        """)
  }

  @Test("F-74: what cannot be computed says with which values, and a variable without a value says how it gets one")
  func wrongValues() {
    func message(_ format: String) -> String? {
      let subject = SampleAttributes(["label": "a", "identifiers": ["a", "b"]])
      let result = ParsedPredicate(format: format).evaluate(on: subject)
      return if case .failure(let problem) = result { problem.description } else { nil }
    }
    #expect(
      message("label + 1 == 2") == """
        Could not evaluate predicate `label + 1 == 2`: + cannot compute with "a" and 1.
        """)
    #expect(
      message("identifiers.@sum.self == 2") == """
        Could not evaluate predicate `identifiers.@sum.#self == 2`: @sum cannot compute with "a" and "b".
        """)
    #expect(
      message("ANY label == 'a'") == """
        Could not evaluate predicate `ANY label == "a"`: ANY needs a list, not "a".
        """)
    #expect(
      message("label == $NAME") == """
        Could not evaluate predicate `label == $NAME`: the variable $NAME has no value.
        Give it one: predicate.withSubstitutionVariables(["NAME": …])
        """)
  }

  @Test("A regular expression that comes from the subject is a problem of evaluation")
  func patternFromSubject() {
    let attributes = SampleAttributes(["value": "(", "label": "a"])
    guard case .failure(let problem) = ParsedPredicate(format: "label MATCHES value").evaluate(on: attributes) else {
      Issue.record("expected a problem")
      return
    }
    #expect(
      problem.description == """
        Could not evaluate predicate `label MATCHES value`: the regular expression "(" cannot be compiled.
        """)
    #expect(ParsedPredicate(format: "label MATCHES 'a)|(b'").problem?.kind == .malformedFormat)
  }
}
