import Testing
import UnderstudyJSON

@testable import UnderstudySession

@MainActor struct BadInputTests {
  @Test(
    "Bad input is answered with what is known",
    arguments: [
      ("", "malformed"), ("{", "malformed"), ("[1]", "malformed"), ("{\"call\":1}", "malformed"),
      ("{\"id\":1}", "malformed"), ("{\"id\":\"a\",\"call\":\"tree\"}", "malformed"),
      ("{\"id\":1,\"call\":\"jump\"}", "unknown-call"),
      ("{\"id\":1,\"call\":\"tap\",\"where\":1}", "unknown-parameter"),
      ("{\"id\":1,\"call\":\"tap\"}", "missing-parameter"),
      ("{\"id\":1,\"call\":\"tap\",\"target\":7}", "bad-parameter"),
      ("{\"id\":1,\"call\":\"find\",\"query\":\"\"}", "bad-parameter"),
      ("{\"id\":1,\"call\":\"why\",\"name\":\"\"}", "bad-parameter"),
      ("{\"id\":1,\"call\":\"assert\",\"target\":\"\",\"expected\":false}", "bad-parameter"),
      ("{\"id\":1,\"call\":\"tap\",\"target\":\"buttons[\"}", "bad-query"),
      ("{\"id\":1,\"call\":\"swipe\",\"direction\":\"north\"}", "bad-parameter"),
      ("{\"id\":1,\"call\":\"launch\",\"device\":\"Phone\"}", "bad-parameter"),
      ("{\"id\":1,\"call\":\"launch\",\"app\":\"Coffee\"}", "no-app"),
      ("{\"id\":1,\"call\":\"tap\",\"target\":\"e99\"}", "stale-reference"),
      ("{\"id\":1,\"call\":\"back\",\"to\":3}", "no-step"), ("{\"id\":1,\"call\":\"remove\",\"step\":1}", "no-step"),
      ("{\"id\":1,\"call\":\"clock\",\"advance\":-1}", "bad-parameter"),
      ("{\"id\":1,\"call\":\"clock\",\"next\":true}", "not-possible"),
      ("{\"id\":1,\"call\":\"state\",\"view\":\"None\"}", "unknown-name"),
      ("{\"id\":1,\"call\":\"why\",\"name\":\"none\"}", "unknown-name"),
      ("{\"id\":1,\"call\":\"write\",\"file\":\"x.txt\"}", "file"),
      ("{\"id\":1,\"call\":\"type\",\"text\":\"a\"}", "not-possible"),
      ("{\"id\":1,\"call\":\"assert\",\"target\":\"name\",\"kind\":\"label\",\"expected\":\"x\"}", "assertion-failed"),
      ("{\"id\":1,\"call\":\"assert\",\"target\":\"buttons[\\\"Add\\\"]\",\"kind\":\"count\"}", "bad-query"),
    ])
  func messages(line: String, code: String) {
    let answer = teaSession().answer(line)
    #expect(answer["error"]?["code"]?.text == code, "\(answer)")
    #expect(answer["error"]?["message"]?.text?.isEmpty == false)
    #expect(answer["id"] == (code == "malformed" ? .null : 1))
  }

  @Test("What is empty, and what lies before the launch, is called so")
  func words() {
    let session = teaSession()
    session.done("launch")
    #expect(session.error("tap", ["target": ""])?.message == "\"target\" of \"tap\" is empty.")
    #expect(session.error("back")?.message == "The app is at its launch: there is no step before.")
    session.done("tap", ["target": "Clear"])
    #expect(session.error("back", ["count": 2])?.message == "There is one step before this, not 2.")
    #expect(
      session.error("forward", ["count": 1])?.message == "No step was gone back from, so that none can be run again.")
    #expect(session.done("back")["current"] == 0)
    #expect(session.error("back")?.advice == "forward runs steps again that were gone back from")
  }

  @Test("Random lines each get an answer")
  func fuzz() {
    let session = teaSession()
    var random = SplitMix(state: 45)
    let words = CallKind.all.filter { $0.name != "end" && $0.name != "write" }.map(\.name)
    let parts = [
      "{", "}", "[", "]", ":", ",", "\"", "\\", "\\u12", "null", "1e", "-", "\u{0}", "é", "\"id\":1", "\"call\":",
    ]
    for number in 0..<4_000 {
      var line = ""
      if number % 8 == 0 {
        let value = ["null", "7", "\"\"", "{}", "[]", "true", "\"buttons[\"", "\"e1\"", "{\"x\":1e9,\"y\":0}"]
        let kind = CallKind.named(words[random.below(words.count)])
        line = "{\"id\":1,\"call\":\"\(kind?.name ?? "")\""
        for parameter in kind?.parameters ?? [] where random.below(2) == 0 {
          line += ",\"\(parameter.name)\":\(value[random.below(value.count)])"
        }
        line += "}"
      } else {
        for _ in 0..<random.below(12) { line += parts[random.below(parts.count)] }
      }
      let answer = session.answer(line)
      guard answer["result"] != nil || answer["error"]?["message"] != nil else {
        Issue.record("\(line) got \(answer)")
        return
      }
    }
  }
}

/// A generator of equal numbers in each run.
struct SplitMix {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(limit))
  }
}
