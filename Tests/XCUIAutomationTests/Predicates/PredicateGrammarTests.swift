import Foundation
import Testing
import UnderstudyPredicates
import XCUIAutomation

@Suite struct PredicateGrammarTests {
  @Test(
    "A format prints in NSPredicate's own style",
    arguments: [
      ("a = 1", "a == 1"),
      ("a <> 1", "a != 1"),
      ("a =< 1", "a <= 1"),
      ("a => 1", "a >= 1"),
      ("exists == true", "exists == 1"),
      ("exists == NO", "exists == 0"),
      ("value == NULL", "value == nil"),
      ("value != nil", "value != nil"),
      ("label=='x'", "label == \"x\""),
      ("label contains[CD]'x'", "label CONTAINS[cd] \"x\""),
      ("label CONTAINS[dc] 'x'", "label CONTAINS[cd] \"x\""),
      ("label CONTAINS [n] 'x'", "label CONTAINS \"x\""),
      ("label in{'a','b'}", "label IN {\"a\", \"b\"}"),
      ("label IN {}", "label IN {}"),
      ("self.exists == 1", "exists == 1"),
      ("SELF CONTAINS 'b'", "SELF CONTAINS \"b\""),
      ("#in == 1 AND #label.#or == 1", "#in == 1 AND label.#or == 1"),
      ("frame.size.width > -1.5", "frame.size.width > -1.5"),
      ("count == 1e3", "count == 1000"),
      ("count == 0x1F", "count == 31"),
      ("(label) == ('x')", "label == \"x\""),
      ("'x' IN identifiers", "\"x\" IN identifiers"),
      ("label IN {identifier, 'x'}", "label IN {identifier, \"x\"}"),
      ("count BETWEEN {1, 5}", "count BETWEEN {1, 5}"),
      ("TRUEPREDICATE or falsepredicate", "TRUEPREDICATE OR FALSEPREDICATE"),
      ("all == 1", "#all == 1"),
    ])
  func prints(_ format: String, _ expected: String) {
    #expect(printed(format) == expected)
  }

  @Test(
    "AND binds tighter than OR, and NOT tighter than both",
    arguments: [
      ("a == 1 OR b == 1 AND c == 1", "a == 1 OR (b == 1 AND c == 1)"),
      ("a == 1 AND b == 1 OR c == 1", "(a == 1 AND b == 1) OR c == 1"),
      ("(a == 1 OR b == 1) AND c == 1", "(a == 1 OR b == 1) AND c == 1"),
      ("a == 1 AND b == 1 AND c == 1", "a == 1 AND b == 1 AND c == 1"),
      ("a == 1 || b == 1 && !c == 1", "a == 1 OR (b == 1 AND NOT (c == 1))"),
      ("NOT a == 1 AND b == 1", "NOT (a == 1) AND b == 1"),
      ("not (a == 1 and b == 1)", "NOT (a == 1 AND b == 1)"),
      ("!!a == 1", "NOT (NOT (a == 1))"),
      ("((a == 1))", "a == 1"),
    ])
  func precedence(_ format: String, _ expected: String) {
    #expect(printed(format) == expected)
  }

  @Test(
    "A backslash in a quoted text stands for what follows, and printing puts it back",
    arguments: [
      (#"label == 'It\'s'"#, #"label == "It's""#),
      (#"label == "say \"hi\"""#, #"label == "say \"hi\"""#),
      (#"label == 'say "hi"'"#, #"label == "say \"hi\"""#),
      (#"label == 'a\\b'"#, #"label == "a\\b""#),
      (#"label == 'a\nb\tc\rd'"#, #"label == "a\nb\tc\rd""#),
      (#"label MATCHES '\d+'"#, #"label MATCHES "d+""#),
      (#"label MATCHES '\\d+'"#, #"label MATCHES "\\d+""#),
      ("label == '%@ and %d'", "label == \"%@ and %d\""),
      ("label == 'AND (OR)'", "label == \"AND (OR)\""),
      ("label == ''", "label == \"\""),
    ])
  func escapes(_ format: String, _ expected: String) {
    #expect(printed(format) == expected)
  }

  @Test("Arguments take the place of their placeholders")
  func arguments() {
    let missing: String? = nil
    let present: String? = "there"
    #expect(printed("a == %@", ["it's \"x\""]) == #"a == "it's \"x\"""#)
    #expect(printed("a == %@ OR a == %@", [missing as Any, present as Any]) == #"a == nil OR a == "there""#)
    #expect(printed("a == %@", [NSNull()]) == "a == nil")
    #expect(printed("a == %@", [NSNumber(value: true)]) == "a == 1")
    #expect(printed("a == %@", [NSNumber(value: 2.5)]) == "a == 2.5")
    #expect(printed("a == %@", [NSNumber(value: 49)]) == "a == 49")
    #expect(printed("a == %@", [NSString(string: "x")]) == #"a == "x""#)
    #expect(printed("a == %@", [false]) == "a == 0")
    #expect(printed("a IN %@", [["x", "y"]]) == #"a IN {"x", "y"}"#)
    #expect(printed("a IN %@", [Set(["y", "x", "z"])]) == #"a IN {"x", "y", "z"}"#)
    #expect(printed("a IN %@", [NSArray(array: [1, "x"])]) == #"a IN {1, "x"}"#)
    #expect(printed("a IN %@", [[Int8(1), 2]]) == "a IN {1, 2}")
    let integers = "{%d, %i, %u, %ld, %lu, %lld, %llu}"
    let numbers: [Any] = [1, Int32(2), UInt32(3), -4, UInt(5), Int64.max, UInt64(7)]
    #expect(printed("a IN \(integers)", numbers) == "a IN {1, 2, 3, -4, 5, 9223372036854775807, 7}")
    #expect(printed("a IN {%f, %f, %f}", [1.5, Float(2), 3]) == "a IN {1.5, 2, 3}")
    #expect(printed("%K == 1 AND %K == 1", ["a.b", "in"]) == "a.b == 1 AND #in == 1")
    #expect(printed("%K == %@", ["SELF", "x"]) == #"SELF == "x""#)
  }

  @Test(
    "A predicate for one exact text says so",
    arguments: [
      ("identifier == 'x'", "identifier", "x"),
      ("'x' == label", "label", "x"),
      ("self.label = \"x\"", "label", "x"),
      ("'x' IN identifiers", "identifiers", "x"),
      ("identifiers CONTAINS 'x'", "identifiers", "x"),
      ("(value == 'x')", "value", "x"),
    ])
  func exactKey(_ format: String, _ key: String, _ text: String) throws {
    let exact = try #require(ParsedPredicate(format: format).node.exactKey)
    #expect(exact.key == key)
    #expect(exact.string == text)
  }

  @Test(
    "Any other predicate needs a scan",
    arguments: [
      "identifier ==[c] 'x'", "identifier != 'x'", "identifier == 1", "identifier == label", "identifier CONTAINS 'x'",
      "identifier == 'x' AND label == 'x'", "NOT identifier == 'x'", "a.b == 'x'", "identifiers == 'x'", "SELF == 'x'",
      "identifier IN 'x'", "TRUEPREDICATE",
    ])
  func noExactKey(_ format: String) {
    let parsed = ParsedPredicate(format: format)
    #expect(parsed.problem == nil)
    #expect(parsed.node.exactKey == nil)
  }

  @Test("Nesting is fine up to a limit, and beyond it is a problem instead of a crash")
  func nesting() {
    func nested(_ levels: Int) -> ParsedPredicate {
      let open = String(repeating: "(", count: levels)
      return ParsedPredicate(format: open + "exists == 1 OR exists == 0" + String(repeating: ")", count: levels))
    }
    #expect(nested(150).problem == nil)
    #expect(nested(10_000).problem?.reason == "more than 200 levels of nesting")
    #expect(ParsedPredicate(format: String(repeating: "!", count: 10_000)).problem != nil)
    #expect(ParsedPredicate(format: "a IN " + String(repeating: "{", count: 10_000)).problem != nil)
  }

  @Test("No beginning of a format crashes")
  func everyPrefix() {
    let format = #"NOT (label ==[cd] "a\"b" OR %K BETWEEN {-1.5, 0x1F}) && self.value IN {%@, NIL} || #in LIKE 'x*?'"#
    for length in 0...format.count {
      let cut = String(format.prefix(length))
      let arguments: [Any] = [cut.contains("%K") ? ["key"] : [], cut.contains("%@") ? ["x"] : []].flatMap { $0 }
      let parsed = ParsedPredicate(format: cut, arguments: arguments)
      #expect((parsed.problem == nil) == (length == format.count || printed(parsed.source) == parsed.source), "\(cut)")
    }
  }
}
