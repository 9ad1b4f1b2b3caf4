import Foundation
import Testing
import UnderstudyJSON
import UnderstudySockets

@testable import UnderstudyClient

/// The tests' own program as a session.
@Suite(.serialized) struct ProcessTests {
  private let log = FileManager.default.temporaryDirectory.appendingPathComponent("session-\(UUID().uuidString).log")
    .path

  private var program: String {
    get throws { try #require(CommandLine.arguments.first { $0.hasSuffix(".xctest") }) }
  }

  private func child(_ variables: [String: String] = [:]) throws -> SessionChild {
    try SessionChild(program: program, log: log, variables: variables)
  }

  private func keptSession() throws -> KeptSession { try KeptSession(program: program, log: log) }

  @Test(
    "An app that traps, hangs or exits ends the session with the report",
    arguments: [
      ("Trap", "trap", "Fatal error: The pot is empty"), ("Hang", "hang", "hangs()"), ("Exit", "ended", "exit(0)"),
    ])
  func trouble(button: String, code: String, text: String) throws {
    defer { try? FileManager.default.removeItem(atPath: log) }
    let child = try child(["UNDERSTUDY_HANG_LIMIT": "1"])
    _ = child.send(["call": "launch", "app": "UnderstudySessionTests.TroubleApp"])
    let error = child.send(["call": "tap", "target": .string(button)])["error"]
    #expect(error?["code"]?.text == code)
    #expect(error?["message"]?.text?.contains(text) == true, "\(error ?? .null)")
    #expect(error?["message"]?.text?.contains("Tap \"\(button)\" Button") == true)
    #expect(child.hasEnded)
  }

  @Test("A trap is said once: its reason, the app's place, and how the process has ended")
  func trap() throws {
    defer { try? FileManager.default.removeItem(atPath: log) }
    let child = try child()
    _ = child.send(["call": "launch", "app": "UnderstudySessionTests.TroubleApp"])
    let message = child.send(["call": "tap", "target": "Trap"])["error"]?["message"]?.text ?? ""
    let lines = message.split(separator: "\n").map(String.init)
    #expect(lines.first == "The app has trapped: Fatal error: The pot is empty")
    #expect(lines.count { $0.contains("The pot is empty") } == 1, "\(message)")
    #expect(lines.contains { $0.hasPrefix("  at: ") && $0.hasSuffix("(TroubleApp.swift:8)") }, "\(message)")
    #expect(lines.contains("  under way: Tap \"Trap\" Button"), "\(message)")
    #expect(!message.contains("AppSession"))
    #expect(lines.last == "It ended with SIGILL." || lines.last == "It ended with SIGTRAP.", "\(message)")
    #expect(Set(lines).count == lines.count, "\(message)")
  }

  @Test("A call that hangs is answered at the limit, with the report, and the process is gone")
  func hang() throws {
    defer { try? FileManager.default.removeItem(atPath: log) }
    let child = try child(["UNDERSTUDY_HANG_LIMIT": "1"])
    _ = child.send(["call": "launch", "app": "UnderstudySessionTests.TroubleApp"])
    let message = child.send(["call": "tap", "target": "Hang"])["error"]?["message"]?.text ?? ""
    #expect(message.hasPrefix("the run has not moved for 1 s of real time.\n  under way: "), "\(message)")
    #expect(message.hasSuffix("The process ends. UNDERSTUDY_HANG_LIMIT sets the limit, in seconds."), "\(message)")
  }

  @Test("An app that ends its process has the call and its place, and no status, which is none of its own")
  func exit() throws {
    defer { try? FileManager.default.removeItem(atPath: log) }
    let child = try child()
    _ = child.send(["call": "launch", "app": "UnderstudySessionTests.TroubleApp"])
    let message = child.send(["call": "tap", "target": "Exit"])["error"]?["message"]?.text ?? ""
    let lines = message.split(separator: "\n").map(String.init)
    #expect(lines.first == "exit(0) was called, which ends the app.", "\(message)")
    #expect(lines.contains { $0.hasPrefix("  at: ") && $0.hasSuffix("(TroubleApp.swift:10)") }, "\(message)")
    #expect(!message.contains("status") && !message.contains("test application"))
  }

  @Test("What can be tried is answered, though another call ends the process")
  func trying() throws {
    defer { try? FileManager.default.removeItem(atPath: log) }
    let session = try keptSession()
    defer { session.end() }
    _ = session.answer(["call": "launch", "app": "UnderstudySessionTests.TroubleApp"])
    let screen = session.answer(["call": "tap", "target": "Save"])["result"]?["screen"]
    let answer = session.answer(try SessionCommand.request(["try", "Save", "Trap", "Exit", "Perhaps", "Save"]))
    let results = answer["result"]?["results"]?.elements ?? []
    #expect(
      results.map { $0["error"]?["code"]?.text ?? $0["result"]?["title"]?.text } == [
        "Tap \"Save\" Button", "trap", "ended", "none-matches", "Tap \"Save\" Button",
      ])
    #expect(answer["result"]?["current"] == 1)
    #expect(session.answer(["call": "tree"])["result"]?["screen"] == screen)
    let lines = AnswerText.text(answer, of: "try").split(separator: "\n").map(String.init)
    #expect(lines.contains("Trap: trap: The app has trapped: Fatal error: The pot is empty"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("Exit: ended: ") && $0.contains("exit(0)") }, "\(lines)")
  }

  @Test("A call that does not end, though the app moves, is an error, and the app is as before")
  func loop() throws {
    defer { try? FileManager.default.removeItem(atPath: log) }
    let child = try child(["UNDERSTUDY_HANG_LIMIT": "5"])
    let launch = child.send(["call": "launch", "app": "UnderstudySessionTests.TroubleApp"])
    let error = child.send(["call": "tap", "target": "Loop"])["error"]
    #expect(error?["code"] == "not-possible")
    #expect(error?["message"]?.text?.contains("which took 5 s of real time") == true, "\(error ?? .null)")
    #expect(child.send(["call": "tree"])["result"]?["screen"] == launch["result"]?["screen"])
  }

  @Test(
    "The files of an app go with the session, however it ends",
    arguments: ["the end of its input", "end", "Trap", "Hang", "Exit"])
  func files(end: String) throws {
    let folder = log + ".files"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { for path in [log, folder] { try? FileManager.default.removeItem(atPath: path) } }
    let child = try child(["TMPDIR": folder, "UNDERSTUDY_HANG_LIMIT": "1"])
    _ = child.send(["call": "launch", "app": "UnderstudySessionTests.TroubleApp"])
    _ = child.send(["call": "tap", "target": "Save"])
    let files = FileManager.default.subpaths(atPath: folder) ?? []
    #expect(files.contains { $0.hasSuffix("Documents/tea.txt") }, "\(files)")
    switch end {
    case "the end of its input": break
    case "end": _ = child.send(["call": "end"])
    default: _ = child.send(["call": "tap", "target": .string(end)])
    }
    child.end()
    #expect(FileManager.default.subpaths(atPath: folder) == [])
  }

  @Test("A test program is a session where it is asked for one, and answers until it is ended")
  func session() throws {
    defer { try? FileManager.default.removeItem(atPath: log) }
    let child = try child()
    #expect(child.greeting["session"] == 1)
    #expect(child.greeting["apps"]?.texts?.contains("ItemApp.ItemsApplication") == true)
    // Private types have no addresses in their names.
    #expect(child.greeting["apps"]?.texts?.contains { $0.contains("(") } == false)
    #expect(child.send(["call": "launch", "app": "ItemApp.ItemsApplication"])["result"]?["screen"]?.text?.count == 8)
    #expect(child.send(["call": "tap", "target": "AddNewItemScreen.button.add"])["result"]?["step"] == 1)
    #expect(child.send(["call": "steps"])["result"]?["current"] == 1)
    #expect(child.send(["call": "jump"])["error"]?["code"] == "unknown-call")
    #expect(child.send(["call": "end"])["result"] == [:])
    #expect(child.send(["call": "tree"])["error"]?["code"] == "ended")
    #expect(child.hasEnded)
  }

  @Test("Once a session is closed there is none, so that a new one can begin at once")
  func closing() throws {
    defer { try? FileManager.default.removeItem(atPath: log) }
    let path = try #require(CommandLine.arguments.first { $0.hasSuffix(".xctest") })
    let place = SessionPlace(in: log + ".package")
    nonisolated(unsafe) let server = try SessionServer(at: place, program: path, owner: nil)
    Thread.detachNewThread { server.run() }
    let client = SessionClient(place)
    #expect(try client.send(["call": "close"])?["result"] == [:])
    #expect(try client.send(["call": "tree"]) == nil)
  }

  @Test("A session that has ended is started again, at the same step")
  func restart() throws {
    defer { try? FileManager.default.removeItem(atPath: log) }
    let session = try keptSession()
    defer { session.end() }
    _ = session.answer(["call": "launch", "app": "ItemApp.ItemsApplication"])
    let screen = session.answer(["call": "tap", "target": "AddNewItemScreen.button.add"])["result"]?["screen"]
    let answer = session.answer(["call": "end"])
    #expect(answer["result"] == [:])
    #expect(session.answer(["call": "tree"])["error"]?["code"] == "ended")
    #expect(session.answer(["call": "tree"])["result"]?["screen"] == screen)
    #expect(session.answer(["call": "reload"])["result"]?["screen"] == screen)
    // A program that is not there leaves the one that is.
    #expect(session.answer(["call": "reload", "program": "/nowhere"])["error"]?["code"] == "not-launched")
    #expect(session.answer(["call": "tree"])["result"]?["screen"] == screen)
    #expect(session.answer(["call": "reload"])["result"]?["screen"] == screen)
  }
}
