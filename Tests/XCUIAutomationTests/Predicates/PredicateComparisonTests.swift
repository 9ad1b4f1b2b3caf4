import Foundation
import Testing
import UnderstudyPredicates
import XCUIAutomation

@Suite struct PredicateComparisonTests {
  private enum Kind: UInt { case button = 9 }

  @Test("Truth values and numbers of every type compare by value")
  func numbers() throws {
    let one: [Any] = [true, 1, UInt(1), Int8(1), 1.0, Float(1), NSNumber(value: true), NSNumber(value: 1.0)]
    for value in one {
      #expect(try answer("value == 1", on: ["value": value]))
      #expect(try answer("value == true", on: ["value": value]))
      #expect(try answer("value == %@", [true], on: ["value": value]))
      #expect(try answer("value < 1.5 AND value >= 1 AND value <= 1 AND value > 0", on: ["value": value]))
      #expect(try !answer("value == 2", on: ["value": value]))
    }
    #expect(try answer("value == 49", on: ["value": NSNumber(value: 49)]))
    #expect(try answer("value > %lld", [Int64.max], on: ["value": UInt64.max]))
    #expect(try answer("value == 9", on: ["value": Kind.button]))
  }

  @Test("Text is never equal to a number and has no order with one")
  func textAndNumbers() throws {
    #expect(try !answer("value == 1", on: ["value": "1"]))
    #expect(try answer("value != 1", on: ["value": "1"]))
    #expect(try !answer("value == '1'", on: ["value": 1]))
    #expect(try !answer("value < 2 OR value >= 2", on: ["value": "1"]))
    #expect(try !answer("value CONTAINS '1'", on: ["value": 1]))
    #expect(try !answer("value LIKE '*'", on: ["value": 1]))
  }

  @Test("A missing value equals only nil and satisfies no text operator")
  func missingValues() throws {
    #expect(try answer("value == nil AND value == NULL", on: ["value": nil]))
    #expect(try !answer("value != nil", on: ["value": nil]))
    #expect(try answer("value != 'x'", on: ["value": nil]))
    #expect(try answer("value == nil", on: ["value": NSNull()]))
    #expect(try answer("value == %@", ["x"], on: ["value": Optional("x") as Any]))
    for operation in ["CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "IN", "<", ">=", "=="] {
      #expect(try !answer("value \(operation) 'x'", on: ["value": nil]), "\(operation)")
    }
  }

  @Test("Lists contain what equals one of their elements")
  func lists() throws {
    let tags: [String: Any?] = ["identifiers": ["a", "b"], "label": "B", "value": 2]
    #expect(try answer("'a' IN identifiers", on: tags))
    #expect(try !answer("'c' IN identifiers", on: tags))
    #expect(try answer("identifiers CONTAINS 'b'", on: tags))
    #expect(try !answer("identifiers CONTAINS 'B'", on: tags))
    #expect(try answer("label IN[c] identifiers", on: tags))
    #expect(try answer("value IN {1, 2, 3}", on: tags))
    #expect(try !answer("value IN {'1', '2'}", on: tags))
    #expect(try answer("label IN {'x', label}", on: tags))
    #expect(try !answer("label IN {}", on: tags))
    #expect(try answer("identifiers == %@", [["a", "b"]], on: tags))
    #expect(try !answer("identifiers == %@", [["b", "a"]], on: tags))
    #expect(try answer("value IN {nil, 2}", on: tags))
  }

  @Test("IN with a text on the right looks for the left in it")
  func inText() throws {
    #expect(try answer("label IN 'Save all'", on: ["label": "Save"]))
    #expect(try !answer("label IN 'Save all'", on: ["label": "save"]))
    #expect(try answer("label IN[c] 'Save all'", on: ["label": "save"]))
  }

  @Test("BETWEEN includes both bounds")
  func between() throws {
    for (value, expected) in [(0, false), (1, true), (3, true), (5, true), (6, false)] {
      #expect(try answer("count BETWEEN {1, 5}", on: ["count": value]) == expected)
      #expect(try answer("count BETWEEN %@", [[1, 5]], on: ["count": value]) == expected)
      #expect(try answer("count BETWEEN {low, 5}", on: ["count": value, "low": 1]) == expected)
    }
    #expect(try !answer("count BETWEEN bounds", on: ["count": 1, "bounds": [1]]))
  }

  @Test("Texts and dates have an order")
  func order() throws {
    #expect(try answer("label < 'b' AND label >= 'a' AND label <= 'a'", on: ["label": "a"]))
    #expect(try answer("label <[c] 'B'", on: ["label": "a"]))
    #expect(try !answer("label >[c] 'B'", on: ["label": "b"]))
    let day = Date(timeIntervalSinceReferenceDate: 100)
    #expect(try answer("value < %@", [day], on: ["value": day.addingTimeInterval(-1)]))
    #expect(try answer("value == %@", [day as NSDate], on: ["value": day]))
  }

  @Test("Other objects are equal by value or, without that, by identity")
  func objects() throws {
    final class Thing {}
    let thing = Thing()
    let url = try #require(URL(string: "https://example.org"))
    #expect(try answer("value == %@", [thing], on: ["value": thing]))
    #expect(try !answer("value == %@", [thing], on: ["value": Thing()]))
    #expect(try answer("value == %@", [url], on: ["value": url]))
  }

  @Test(
    "LIKE knows ? for one character, * for any number, and a backslash for themselves",
    arguments: [
      ("a*c", "abc", true), ("a*c", "ac", true), ("a*c", "abcd", false), ("a?c", "abc", true), ("a?c", "ac", false),
      ("*", "", true), ("?", "", false), ("**b*", "aab", true), ("*a*b*c*", "xxaxxbxxcxx", true), ("*ab", "aab", true),
      ("a\\*", "a*", true), ("a\\*", "ab", false), ("\\?", "?", true), ("a.c", "abc", false), ("?", "é", true),
      ("", "", true), ("", "a", false), ("a*", "a\nb", true),
    ])
  func like(_ pattern: String, _ text: String, _ expected: Bool) throws {
    #expect(try answer("label LIKE %@", [pattern], on: ["label": text]) == expected)
  }

  @Test(
    "MATCHES compares the whole text",
    arguments: [
      ("[0-9]+", "12", true), ("[0-9]+", "a12", false), ("a|ab", "ab", true), ("^a$", "a", true), ("a", "A", false),
      ("(?i)a", "A", true), ("", "", true), (".", "é", true),
    ])
  func matches(_ pattern: String, _ text: String, _ expected: Bool) throws {
    #expect(try answer("label MATCHES %@", [pattern], on: ["label": text]) == expected)
  }

  @Test("Modifiers make every text operator ignore case and accents")
  func modifiers() throws {
    let accented: [String: Any?] = ["label": "Crème Brûlée"]
    for comparison in [
      "==[cd] 'creme brulee'", "CONTAINS[cd] 'E BRU'", "BEGINSWITH[cd] 'creme'", "ENDSWITH[cd] 'BRULEE'",
      "LIKE[cd] 'creme*'", "MATCHES[cd] 'creme [a-z]+'", "IN[cd] {'CREME BRULEE'}", "CONTAINS[d] 'eme B'",
      "CONTAINS[c] 'ÈME b'",
    ] {
      #expect(try answer("label \(comparison)", on: accented), "\(comparison)")
    }
    #expect(try !answer("label CONTAINS[c] 'creme'", on: accented))
    #expect(try !answer("label CONTAINS[d] 'creme'", on: accented))
    #expect(try answer("label LIKE[c] 'SAVE?' AND label MATCHES[c] 'SAVE.'", on: ["label": "Saved"]))
  }

  @Test("Composed and decomposed accents are the same text")
  func composition() throws {
    #expect(try answer("label == %@", ["e\u{301}"], on: ["label": "\u{e9}"]))
    #expect(try answer("label BEGINSWITH %@", ["e\u{301}"], on: ["label": "\u{e9}t\u{e9}"]))
    #expect(try !answer("label CONTAINS 'e'", on: ["label": "caf\u{65}\u{301}"]))
  }

  @Test("An empty text is contained in nothing")
  func emptyText() throws {
    for operation in ["CONTAINS", "BEGINSWITH", "ENDSWITH", "CONTAINS[c]"] {
      #expect(try !answer("label \(operation) ''", on: ["label": "a"]), "\(operation)")
      #expect(try !answer("label \(operation) 'ab'", on: ["label": "a"]), "\(operation)")
    }
  }

  @Test("Keys after a dot are looked up in the value before it")
  func paths() throws {
    let owner = SampleAttributes(["label": "x"])
    let nested: [String: Any?] = ["frame": ["size": ["width": 10]], "owner": owner, "none": nil]
    #expect(try answer("frame.size.width == 10", on: nested))
    #expect(try answer("owner.label == 'x'", on: nested))
    #expect(try answer("none.label == nil", on: nested))
    #expect(try answer("owner.label.length == 1", on: nested))
    #expect(throws: PredicateProblem.self) { try answer("owner.title == 'x'", on: nested) }
  }
}
