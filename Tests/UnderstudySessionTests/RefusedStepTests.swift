import SwiftUI
import Testing
import UnderstudyJSON

@testable import UnderstudySession

/// A button that changes what no body reads.
private struct UnreadView: View {
  @State private var unread = 0
  @State private var name = ""

  var body: some View {
    Button("Unread +1") { unread += 1 }
    TextField("Name", text: $name)
    Text("Other")
  }
}

@MainActor @Suite("Steps that are refused") struct RefusedStepTests {
  private func lines(_ session: AppSession) -> [String] { session.done("state")["lines"]?.texts ?? [] }

  @Test("A step that is refused after its first part leaves the app as it was, and references valid")
  func parts() {
    let session = session { UnreadView() }
    let tree = session.done("tree")["lines"]
    session.done("type", ["text": "Tea", "target": "Name"])
    let state = lines(session)
    #expect(state.contains { $0.contains("unread") })
    let screen = session.done("tree")["lines"]
    #expect(session.error("type", ["text": "x", "target": "e1"])?.code == .notPossible)
    #expect(lines(session) == state)
    #expect(session.done("tree")["lines"] == screen && screen != tree)
    #expect(session.done("find", ["query": "e1"])["matches"]?.elements?.first?["label"] == "Unread +1")
    #expect(session.done("tap", ["target": "e1"])["step"] == 2)
    #expect(lines(session) != state)
  }

  @Test("What is no field cannot be cleared, and is not tapped")
  func clearing() {
    let session = session { UnreadView() }
    session.done("launch")
    let state = lines(session)
    let error = session.error("clear", ["target": "Unread +1"])
    #expect(error?.code == .notPossible)
    #expect(error?.message == "\"Unread +1\" Button is no field, so that there is no text to delete.")
    #expect(error?.advice == "Name the field as target: \"Name\"")
    #expect(lines(session) == state)
    session.done("type", ["text": "Tea", "target": "Name"])
    #expect(session.done("clear", ["target": "Name"])["step"] == 2)
  }

  @Test("Trying a step leaves references valid")
  func trying() {
    let session = session { UnreadView() }
    session.done("tree")
    session.done("try", ["calls": .array([["call": "tap", "target": "e1"]])])
    #expect(session.done("tap", ["target": "e1"])["step"] == 1)
  }

  @Test("Numbers are said by name if they are of no use")
  func numbers() {
    let session = teaSession()
    session.done("launch")
    let count = session.error("assert", ["target": "buttons", "kind": "count", "expected": .number(1.5)])
    #expect(count?.message == "\"expected\" of count is 1.5, which is not a whole number.")
    #expect(
      session.error("press", ["target": "Add", "seconds": .number(1e9)])?.message
        == "\"seconds\" of \"press\" is 1000000000, and goes from 0 to 86400.")
    #expect(
      session.error("back", ["count": .number(1.5)])?.message
        == "\"count\" of \"back\" is 1.5, which is not a whole number.")
    for _ in 0..<3 { session.done("clock", ["advance": .number(0.1)]) }
    #expect(session.done("clock")["time"]?.description == "0.3")
    #expect(session.done("clock", ["advance": .number(0.1 + 0.2)])["title"] == "Clock +0.3 s")
  }

  @Test("The written test says that it does not set the direction")
  func direction() {
    let session = teaSession()
    session.done("launch", ["direction": "rightToLeft"])
    #expect(session.done("code")["code"]?.text?.contains("    // The session was laid out from right to left") == true)
    session.done("launch")
    #expect(session.done("code")["code"]?.text?.contains("//") == false)
  }
}
