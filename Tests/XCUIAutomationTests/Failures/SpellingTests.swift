import Testing
import UnderstudyPredicates

@testable import XCUIAutomation

@Suite("A-11: Comparing texts")
struct SpellingTests {
  @Test(
    "Edits are counted up to a limit",
    arguments: [
      ("", "", 3, 0), ("abc", "abc", 0, 0), ("abc", "", 3, 3), ("abc", "", 2, nil), ("Nmae", "Name", 1, 1),
      ("kitten", "sitting", 3, 3), ("kitten", "sitting", 2, nil), ("ab", "ba", 1, 1), ("abcd", "badc", 2, 2),
      ("ca", "abc", 3, 3), ("save", "sav", 5, 1), ("x", "yz", 2, 2), ("aaaa", "bbbb", 4, 4), ("aaaa", "bbbb", 3, nil),
    ] as [(String, String, Int, Int?)])
  func edits(left: String, right: String, limit: Int, edits: Int?) {
    #expect(Spelling.edits(left, right, limit: limit) == edits)
    #expect(Spelling.edits(right, left, limit: limit) == edits)
  }

  @Test("A band around the diagonal gives what the whole table does")
  func band() {
    var numbers = RepeatableNumbers()
    for _ in 0..<300 {
      let left = numbers.word()
      let right = numbers.word()
      let whole = Self.distance(Array(left), Array(right))
      for limit in 0...5 {
        #expect(Spelling.edits(left, right, limit: limit) == (whole <= limit ? whole : nil), "\(left) \(right)")
      }
    }
  }

  @Test("Long texts are compared by few of their edits, however long they are")
  func long() {
    let text = String(repeating: "A long text. ", count: 800)
    #expect(Spelling.edits(text + "x", "y" + text, limit: .max) == 2)
    #expect(WantedText(text, isPart: true).similarity(of: "y" + text)?.certainty == .spelling)
    let other = String(repeating: "Other words here ", count: 620)
    #expect(Spelling.edits(text, other, limit: .max) == nil)
    #expect(WantedText(other, isPart: true).similarity(of: text) == nil)
  }

  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var table = (0...left.count).map { row in (0...right.count).map { row == 0 ? $0 : $0 == 0 ? row : 0 } }
    for row in left.indices {
      for column in right.indices {
        let isEqual = left[row] == right[column]
        var cost = min(
          table[row][column] + (isEqual ? 0 : 1), table[row][column + 1] + 1, table[row + 1][column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, table[row - 1][column - 1] + 1)
        }
        table[row + 1][column + 1] = cost
      }
    }
    return table[left.count][right.count]
  }
}

/// The same words in each run.
private struct RepeatableNumbers {
  private var state: UInt32 = 7

  private mutating func next(below limit: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 16) % limit
  }

  mutating func word() -> String {
    String((0..<next(below: 9)).map { _ in Array("abc")[next(below: 3)] })
  }
}
