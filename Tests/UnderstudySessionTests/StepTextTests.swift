import Testing
import UnderstudyJSON

@testable import UnderstudyClient

@Suite("The answer to a step in words")
struct StepTextTests {
  private func lines(
    changes: [String] = [], issues: [String] = [], pending: [String] = [], next: [String] = [], call: String = "tap"
  ) -> [String] {
    let result = JSON.members([
      "step": 1, "title": "Tap", "changes": .texts(changes), "screen": "a", "time": 0, "issues": .texts(issues),
      "pending": .texts(pending), "next": .texts(next),
    ])
    return AnswerText.text(["result": result], of: call).split(separator: "\n").map(String.init)
  }

  private func long(_ count: Int, _ length: Int = 90) -> [String] {
    (1...count).map { "+ e\($0) " + String(repeating: "x", count: length) }
  }

  @Test("It has what was done, what changed, the screen, and what comes")
  func order() {
    #expect(
      lines(changes: ["+ e1 Alert"], issues: ["bad"], pending: ["task"], next: ["tap A", "tap B"])
        == ["1 Tap", "+ e1 Alert", "screen a at 0 s", "issue: bad", "pending: task", "next: tap A; tap B"])
    #expect(lines() == ["1 Tap", "nothing changed", "screen a at 0 s"])
    #expect(
      lines(changes: ["+ e1 Alert"], issues: ["bad"], pending: ["task"], next: ["tap A"], call: "assert")
        == ["1 Tap", "screen a at 0 s", "issue: bad"])
  }

  @Test("Of many changes the first are listed, and how many more the tree has")
  func changes() {
    let short = (1...9).map { "+ e\($0) Button" }
    #expect(lines(changes: short).dropFirst().dropLast() == short.prefix(8) + ["… and 1 more: tree"])
    #expect(lines(changes: long(6)).dropFirst().dropLast() == long(2) + ["… and 4 more: tree"])
    #expect(lines(changes: long(6) + ["… and 4 more"]).contains("… and 8 more: tree"))
  }

  @Test("It has at most 80 tokens if changes are many and long, and always something of all but what is next")
  func limit() {
    let lines = lines(changes: long(9, 300), issues: long(3, 50), pending: long(3, 50), next: ["tap A"])
    #expect(lines.contains("… and 8 more: tree"))
    #expect(lines.contains("… and 2 more: issues"))
    #expect(lines.contains("… and 2 more: clock"))
    #expect(lines.contains { $0.hasPrefix("+ e1 ") && $0.hasSuffix("x…") && $0.count == 100 })
    #expect(!lines.contains { $0.hasPrefix("next") })
    let usual = self.lines(changes: long(9), pending: long(3, 50), next: ["tap A", "tap B", "tap C"])
    // A token has some four characters.
    #expect(usual.joined(separator: "\n").count <= 4 * 80)
    let issue = self.lines(changes: long(9), issues: long(1, 300), pending: long(1, 300))
    #expect(issue.joined(separator: "\n").count <= 4 * 80)
    #expect(issue.contains { $0.hasPrefix("issue: ") && $0.count > 100 })
  }

  @Test("Later lines of an issue are left to the command that lists them")
  func paragraphs() {
    #expect(lines(issues: ["first\nsecond"]).last == "issue: first")
  }
}
