import Foundation
import Testing
import UnderstudyClient
import UnderstudyJSON
import UnderstudySession
import UnderstudyTesting

/// Flows over the sample apps are done in a session, and what that writes as their tests is what is in this folder, where it is run:
/// for XCTest, for Swift Testing, and once with each assertion reversed, which must fail.
///
/// With the variable `UNDERSTUDY_RECORD` the files are written.
@MainActor @Suite(.serialized, .leaks(.ignore)) struct RecordingTests {
  private static let folder = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()

  nonisolated static let flows: [String] = {
    let folder = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent().appendingPathComponent("Flows")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".flow") }.map { String($0.dropLast(5)) }.sorted()
  }()

  @Test("Each sample app of the new life cycle has a flow")
  func apps() { #expect(Self.flows.count == 12) }

  @Test("What a session writes of a flow is the file here", arguments: flows)
  func files(flow: String) throws {
    let session = AppSession()
    try run(flow, in: session)
    let xctest = try code(session, ["framework": "xctest", "name": .string(flow + " in XCTest")])
    try compare(xctest, "\(flow)RecordedXCTest.swift")
    let testing = try code(session, ["framework": "testing", "name": .string(flow + " recorded")])
    try compare(testing, "\(flow)RecordedTest.swift")
    try compare(try reversed(testing, flow, session), "\(flow)Reversed.swift")
  }

  @Test("Answers are short: a step has at most 80 tokens, and a screen 20 for each element", arguments: flows)
  func lengths(flow: String) throws {
    let session = AppSession()
    for request in try requests(of: flow) {
      let result = try session.perform(Request(request))
      let call = request["call"]?.text ?? ""
      let text = AnswerText.text(["result": result], of: call)
      // A token has some four characters.
      let elements = result["lines"]?.texts?.count ?? 0
      let limit = call == "launch" ? 4 * (20 * elements + 40) : 4 * 80
      #expect(text.count <= limit, "\(text)")
    }
  }

  private func requests(of flow: String) throws -> [JSON] {
    let file = Self.folder.appendingPathComponent("Flows/\(flow).flow")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let words = SessionCommand.split(String(line))
      return words[0] == "open" ? ["call": "launch", "app": .string(words[1])] : try SessionCommand.request(words)
    }
  }

  private func run(_ flow: String, in session: AppSession) throws {
    for request in try requests(of: flow) { _ = try session.perform(Request(request)) }
    let steps = try session.perform(Request("steps"))["current"]
    // Going back to the end leads to the same screens.
    let again = try session.perform(Request("back", ["to": steps]))
    #expect(again["deterministic"] == true, "\(again["differences"] ?? .null)")
  }

  private func code(_ session: AppSession, _ parameters: KeyValuePairs<String, JSON?>) throws -> String {
    try session.perform(Request("code", parameters))["code"]?.text ?? ""
  }

  /// The tests of Swift Testing in which one assertion expects the contrary, and which must not pass.
  private func reversed(_ test: String, _ flow: String, _ session: AppSession) throws -> String {
    var lines = test.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.hasPrefix("struct") }.map(
      String.init)
    lines.append("struct \(flow)Reversed {")
    let count = test.components(separatedBy: "#expect(").count - 1
    #expect(count > 0, "A flow has assertions.")
    for number in 1...max(count, 1) {
      let code = try code(session, ["framework": "testing", "reversed": .integer(number)])
      let body = code.split(separator: "\n").filter { $0.hasPrefix("    ") }
      lines += ["  @MainActor", "  @Test(\"Assertion \(number) fails where it expects the contrary\")"]
      lines += ["  func assertion\(number)() {", "    withKnownIssue {"] + body.map { "  \($0)" } + ["    }", "  }"]
      if number < count { lines.append("") }
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private func compare(_ code: String, _ name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["UNDERSTUDY_RECORD"] != nil { try Data(code.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == code)
  }
}
