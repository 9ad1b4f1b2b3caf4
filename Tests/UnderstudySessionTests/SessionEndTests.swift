import Foundation
import Testing
import UnderstudySockets

@Suite("What is said of a session's process that has ended")
struct SessionEndTests {
  private let handler = "Understudy: the process was ended by SIGILL, a trap of the program's own"

  @Test(
    "The reason of a trap is the message of the runtime, without the library's place",
    arguments: [
      ("Swift/ContiguousArrayBuffer.swift:690: Fatal error: Index out of range", "Fatal error: Index out of range"),
      ("brews\nTea/Pot.swift:3: Precondition failed: Empty\nof tea", "Precondition failed: Empty\nof tea"),
      ("Could not cast value of type 'A' to 'B'.", "Could not cast value of type 'A' to 'B'."), ("brews", nil),
    ] as [(String, String?)])
  func reasons(output: String, reason: String?) {
    let end = SessionEnd(
      kind: "trap", report: "  at: pour()", output: "\(output)\n\(handler)\n  at: pour()\n",
      ending: SessionEnd.ending(status: SIGILL))
    #expect(end.reason == reason)
    let first = reason.map { "The app has trapped: \($0)" } ?? "The app has trapped."
    #expect(end.text == "\(first)\n  at: pour()\nIt ended with SIGILL.")
    #expect(end.explanation == [reason, "  at: pour()"].compactMap(\.self).joined(separator: "\n"))
  }

  @Test("A process that says nothing of its end has how it ended, and what it has printed last")
  func silent() {
    let output = (1...10).map { "line \($0)" }.joined(separator: "\n")
    let end = SessionEnd(kind: nil, report: nil, output: output, ending: SessionEnd.ending(status: 3 << 8))
    #expect(end.text.hasPrefix("The session's process has ended. It ended with status 3.\nline 3\n"))
    #expect(end.explanation == output)
    #expect(SessionEnd.ending(signal: 63) == "It ended with signal 63.")
  }
}
