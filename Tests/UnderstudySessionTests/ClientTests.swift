import Foundation
import Testing
import UnderstudyJSON
import UnderstudySockets

@testable import UnderstudyClient

struct ClientTests {
  @Test(
    "Commands become requests",
    arguments: [
      ("tap Save", "{\"call\":\"tap\",\"target\":\"Save\"}"),
      ("tap 10,20.5", "{\"call\":\"tap\",\"target\":{\"x\":10,\"y\":20.5}}"),
      ("type \"Earl Grey\" into Name", "{\"call\":\"type\",\"text\":\"Earl Grey\",\"target\":\"Name\"}"),
      (#"type "Tea\n""#, "{\"call\":\"type\",\"text\":\"Tea\\n\"}"),
      ("clock", "{\"call\":\"clock\"}"), ("clock +5s", "{\"call\":\"clock\",\"advance\":5}"),
      ("clock next", "{\"call\":\"clock\",\"next\":true}"), ("back 2", "{\"call\":\"back\",\"count\":2}"),
      ("expect cells count 3", "{\"call\":\"assert\",\"target\":\"cells\",\"kind\":\"count\",\"expected\":3}"),
      ("expect Save exists false", "{\"call\":\"assert\",\"target\":\"Save\",\"kind\":\"exists\",\"expected\":false}"),
      (
        "try Save 'type a into b'",
        """
        {"call":"try","calls":[{"call":"tap","target":"Save"},{"call":"type","text":"a","target":"b"}]}
        """
      ), ("try back-button", "{\"call\":\"try\",\"calls\":[{\"call\":\"backButton\"}]}"),
      ("test --write a.swift --testing", "{\"call\":\"write\",\"file\":\"a.swift\",\"framework\":\"testing\"}"),
      ("settings scheme=dark", "{\"scheme\":\"dark\",\"call\":\"settings\"}"),
      ("back to 0", "{\"call\":\"back\",\"to\":0}"), ("test --reversed 2", "{\"call\":\"code\",\"reversed\":2}"),
      ("scroll 0 -100", "{\"call\":\"scroll\",\"dx\":0,\"dy\":-100}"),
      ("events 5", "{\"call\":\"events\",\"after\":4}"),
      (#"tap 'It\'s "on"'"#, #"{"call":"tap","target":"It's \"on\""}"#),
      ("tap It's", "{\"call\":\"tap\",\"target\":\"It's\"}"),
      (#"tap buttons["Earl Grey"]"#, #"{"call":"tap","target":"buttons[\"Earl Grey\"]"}"#),
      ("picture a.PNG", "{\"call\":\"picture\",\"format\":\"png\"}"), ("picture a", "{\"call\":\"picture\"}"),
    ])
  func requests(command: String, request: String) throws {
    #expect(try SessionCommand.request(SessionCommand.split(command)).description == request)
  }

  @Test(
    "A command that is written wrongly is answered with how it is written",
    arguments: [
      ("tap", "Write: tap TARGET"), ("swipe", "Write: swipe up|down|left|right [TARGET]"),
      ("back x", "Write: back [COUNT | to STEP]"), ("back 0", "Write: back [COUNT | to STEP]"),
      ("settings dark", "Write: settings NAME=VALUE…"), ("events 0", "Write: events [NUMBER]"),
      ("clock +1 +1", "Write: clock [+SECONDS | next]"),
      ("press Save nan", "press takes no number such as \"nan\"."),
      ("scroll inf 0", "scroll takes no number such as \"inf\"."),
      ("clock +inf", "clock takes no number such as \"inf\"."),
      ("adjust Size nan", "adjust takes no number such as \"nan\"."),
      ("expect cells count nan", "count takes no number such as \"nan\"."),
      ("picture o.gif", "o.gif: there are pictures of the formats svg and png, and none of gif."),
    ])
  func usage(command: String, message: String) {
    let error = #expect(throws: ClientError.self) { try SessionCommand.request(SessionCommand.split(command)) }
    #expect(error?.description == message)
  }

  @Test("An option may stand in front of the command")
  func options() {
    #expect(ClientCommand.ordered(["--json", "tree"]) == ["tree", "--json"])
    #expect(ClientCommand.ordered(["tap", "Save", "--json"]) == ["tap", "Save", "--json"])
  }

  @Test("The error of an action is its headline, what is close, and what to do")
  func errors() {
    let answer: JSON = [
      "error": [
        "code": "none-matches",
        "message":
          "No matches found for x from input {(\n    Window\n)}\nClose:\n  a\nTry: b\nSearched 1 element:\n  Window",
      ]
    ]
    #expect(
      AnswerText.text(answer, of: "tap") == "error none-matches: No matches found for x\nClose:\n  a\nTry: b")
  }

  @Test("The latest events are listed with their numbers, each on a short line")
  func events() {
    let events = (1...40).map { JSON.members(["number": .integer($0), "text": .string("Event \($0)")]) }
    let long = JSON.members(["number": 41, "text": .string(String(repeating: "x", count: 300))])
    let lines = AnswerText.text(["result": ["events": .array(events + [long])]], of: "events").split(separator: "\n")
    #expect(lines.count == 26)
    #expect(lines[0] == "… 16 earlier")
    #expect(lines[1] == "17 Event 17")
    #expect(lines[25].hasSuffix("x…") && lines[25].count < 170)
    #expect(AnswerText.text(["result": ["events": .array([])]], of: "events") == "none")
    let later: JSON = ["result": ["events": .array(Array(events.dropFirst(4))), "after": 4]]
    let fromFive = AnswerText.text(later, of: "events").split(separator: "\n")
    #expect(fromFive.first == "5 Event 5")
    #expect(fromFive.last == "… and 11 more: events 30")
  }

  @Test("The door for agents has at most twelve tools, whose descriptions are short")
  func tools() {
    let door = AgentDoor(program: "/nowhere", log: "/dev/null")
    let answer = door.answer("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}")
    let tools = answer?["result"]?["tools"]?.elements ?? []
    #expect((1...12).contains(tools.count))
    // A token has some four characters.
    #expect(tools.map { $0.description.count }.reduce(0, +) < 1_500 * 4)
  }

  @Test("The door names its tools where an answer names a command")
  func namedTools() {
    let changes = (1...13).map { "+ e\($0) Tree: issues" }
    let step: JSON = [
      "result": [
        "step": 1, "title": "Tap", "screen": "a", "time": 0, "changes": .texts(changes),
        "issues": .texts(Array(repeating: String(repeating: "x", count: 80), count: 3)),
      ]
    ]
    let words = AnswerText.text(step, of: "tap", names: .tools).split(separator: "\n")
    #expect(words.contains { $0.hasPrefix("… and ") && $0.hasSuffix(" more: look") }, "\(words)")
    #expect(words.contains("… and 2 more: explain issues"), "\(words)")
    #expect(words.contains("+ e1 Tree: issues"), "\(words)")
    let error: JSON = ["error": ["code": "stale-reference", "message": "x", "advice": "tree names the elements"]]
    #expect(AnswerText.text(error, of: "tap", names: .tools).hasSuffix("\nTry: look names the elements"))
    #expect(AnswerText.text(error, of: "tap").hasSuffix("\nTry: tree names the elements"))
  }

  @Test("What cannot be tried is said in a line")
  func tried() {
    let error: JSON = ["code": "none-matches", "message": "No matches found for x from input {(\n    Window\n)}"]
    let result: JSON = ["results": .array([["call": ["call": "backButton"], "error": error]])]
    #expect(AnswerText.text(["result": result], of: "try") == "backButton: none-matches: No matches found for x")
  }

  @Test(
    "The door speaks JSON-RPC, whatever comes",
    arguments: [
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}", "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}"),
      ("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}", nil),
      ("{", "-32700"), ("[]", "-32600"), ("{\"id\":\"a\",\"method\":\"none\"}", "-32601"),
      ("{\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"none\"}}", "-32602"),
      (
        "{\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"tap\",\"arguments\":{\"target\":\"a\"}}}",
        "is no program"
      ),
      (
        "{\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"explain\",\"arguments\":{\"what\":\"x\"}}}",
        "\\\"what\\\" is why"
      ),
      (
        "{\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"explain\",\"arguments\":{}}}",
        "explain needs the argument \\\"what\\\"."
      ),
      (
        "{\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"tap\",\"arguments\":{\"where\":\"a\"}}}",
        "tap has no argument \\\"where\\\"; it has target."
      ),
      (
        "{\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"clock\",\"arguments\":{\"seconds\":\"5\"}}}",
        "\\\"seconds\\\" of clock is a number, and here it is a text."
      ),
      (
        "{\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"try\",\"arguments\":{\"actions\":[1]}}}",
        "\\\"actions\\\" of try is an array of texts"
      ),
      ("{\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2024-11-05\"}}", "2024-11-05"),
      ("{\"id\":1,\"method\":\"initialize\"}", "2025-06-18"), ("", nil), (" \t", nil),
      ("{\"id\":9007199254740993,\"method\":\"ping\"}", "\"id\":9007199254740993,"),
      ("{\"id\":123456789012345678901234567890,\"method\":\"ping\"}", "\"id\":123456789012345678901234567890,"),
    ] as [(String, String?)])
  func door(line: String, part: String?) {
    let answer = AgentDoor(program: "/nowhere", log: "/dev/null").answer(line)?.description
    if let part { #expect(answer?.contains(part) == true, "\(answer ?? "nil")") } else { #expect(answer == nil) }
  }
}
