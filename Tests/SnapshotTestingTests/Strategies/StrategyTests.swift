import Foundation
import SnapshotTesting
import Testing

@Suite("Strategies") struct StrategyTests {
  private struct User: Encodable {
    let id: Int
    let name: String
  }
  private enum Direction: String, CaseIterable {
    case up, down, left, right

    var turned: Direction {
      switch self {
      case .up: .left
      case .down: .right
      case .left: .down
      case .right: .up
      }
    }
  }

  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
    var text = ""
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  @Test func `JSON is pretty printed with sorted keys`() {
    let expected = "{\n  \"id\" : 1,\n  \"name\" : \"Ada\"\n}"
    #expect(text(User(id: 1, name: "Ada"), .json) == expected)
    #expect(text(["name": "Ada", "id": 1] as Any, .json) == expected)
    #expect(text(42, .json) == "42")
    #expect(Snapshotting<User, String>.json.pathExtension == "json")
  }

  @Test func `Property lists are XML`() {
    let list = text(User(id: 1, name: "Ada"), .plist)
    #expect(list.contains("<key>name</key>\n\t<string>Ada</string>"))
    #expect(Snapshotting<User, String>.plist.pathExtension == "plist")
  }

  @Test func `What cannot be encoded fails with the reason`() {
    let failure = verifySnapshot(of: ["at": Date()] as Any, as: .json, named: "bad", record: .never)
    #expect(failure?.hasPrefix("The value could not be encoded: Dictionary<String, Date>") == true)
    let infinite = verifySnapshot(of: Double.infinity, as: .json, named: "bad", record: .never)
    #expect(infinite?.hasPrefix("The value could not be encoded: ") == true)
  }

  @Test func `A function is stored case by case`() {
    let strategy: Snapshotting<(Direction) -> Direction, String> = Snapshotting<Direction, String>.func(
      into: .description)
    #expect(
      text({ $0.turned }, strategy) == """
        "up","left"
        "down","right"
        "left","down"
        "right","up"
        """)
    #expect(strategy.pathExtension == "csv")
  }

  @Test func `Pullbacks keep the extension and may take time`() async {
    let length = Snapshotting<Int, String>.description.pullback { (text: String) in text.count }
    #expect(text("four", length) == "4")
    #expect(length.pathExtension == "txt")
    let later = Snapshotting<Int, String>.json.asyncPullback { (text: String) in Async(value: text.count).map { $0 + 1 }
    }
    #expect(text("four", later) == "5")
    #expect(later.pathExtension == "json")
  }

  @Test func `Requests are stored as HTTP and as commands`() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.org/s?b=2&a=1")))
    #expect(text(request, .raw) == "GET https://example.org/s?a=1&b=2")
    #expect(text(request, .curl) == "curl \\\n\t\"https://example.org/s?a=1&b=2\"")
    request.httpMethod = "POST"
    request.addValue("application/json", forHTTPHeaderField: "Accept")
    request.addValue("session=\"1\"", forHTTPHeaderField: "Cookie")
    request.httpBody = Data("{\"b\":1,\"a\":2}".utf8)
    #expect(
      text(request, .raw(pretty: true)) == """
        POST https://example.org/s?a=1&b=2
        Accept: application/json
        Cookie: session="1"

        {
          "a" : 2,
          "b" : 1
        }
        """)
    #expect(
      text(request, .curl) == """
        curl \\
        \t--request POST \\
        \t--header "Accept: application/json" \\
        \t--data "{\\"b\\":1,\\"a\\":2}" \\
        \t--cookie "session=\\"1\\"" \\
        \t"https://example.org/s?a=1&b=2"
        """)
  }

  @Test func `Lines differ in hunks with four lines around them`() {
    let diff = Diffing<String>.lines.diff
    #expect(diff("a", "a") == nil)
    #expect(
      diff("▿ 2 elements\n  - \"Hello\"\n  - \"World\"\n", "▿ 2 elements\n  - \"Bye\"\n  - \"World\"\n")?.0 == """
        @@ \u{2212}1,4 +1,4 @@
        \u{2007}▿ 2 elements
        \u{2212}  - "Hello"
        +  - "Bye"
        \u{2007}  - "World"
        \u{2007}
        """)
    let old = (1...30).map { "\($0)" }
    var new = old
    new[2] = "three"
    new.insert("new", at: 25)
    let hunks = diff(old.joined(separator: "\n"), new.joined(separator: "\n"))?.0.split(separator: "\n") ?? []
    #expect(hunks.filter { $0.hasPrefix("@@") } == ["@@ \u{2212}1,7 +1,7 @@", "@@ \u{2212}22,8 +22,9 @@"])
    #expect(diff("e\u{301}", "é") != nil, "Texts that only look alike differ")
  }

  @Test func `Data differ at a byte`() {
    let diff = Diffing<Data>.data.diff
    #expect(diff(Data([1, 2]), Data([1, 2])) == nil)
    #expect(diff(Data([1, 2]), Data([1, 3]))?.0 == "2 bytes, expected 2; the first difference is at byte 1")
    #expect(diff(Data([1, 2]), Data([1]))?.0 == "1 bytes, expected 2; the first difference is at byte 1")
  }
}
