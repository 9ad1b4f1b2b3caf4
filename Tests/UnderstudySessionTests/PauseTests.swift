import Foundation
import Testing
import UnderstudyJSON
import UnderstudyPage
import UnderstudySockets

@testable import UnderstudyClient

/// Fixtures run in processes of their own, with sockets in a folder of their own.
@Suite(.serialized) final class PauseTests {
  private let folder = "/tmp/pause-\(UUID().uuidString.prefix(8))"
  private var variables: [String: String] { ["XDG_RUNTIME_DIR": folder, PauseFixture.variable: "1"] }
  private var place: SessionPlace {
    SessionPlace(in: FileManager.default.currentDirectoryPath, environment: variables)
  }
  private var client: SessionClient { SessionClient(place) }

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  private func program() throws -> PausedProgram {
    PausedProgram(at: place, program: try #require(CommandLine.arguments.first { $0.hasSuffix(".xctest") }))
  }

  private func run(_ test: String, _ more: [String: String] = [:]) throws -> PausedProgram.Run {
    let name = NSRegularExpression.escapedPattern(for: "UnderstudySessionTests.PausingFixtures/\(test)")
    return try program().run(
      ["--testing-library", "swift-testing", "--filter", "^\(name)"], owner: getpid(),
      variables: variables.merging(more) { $1 })
  }

  private var log: String { (try? String(contentsOfFile: place.log, encoding: .utf8)) ?? "" }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test("A paused test serves its app, and continues with what was done by hand")
  func call() throws {
    let run = try run("calls()")
    #expect(run.greeting?["paused"]?["test"]?.text?.contains("calls()") == true)
    #expect(run.greeting?["paused"]?["reason"] == "pause()")
    #expect(log.contains("swift package --ignore-lock understudy continue"))
    #expect(try client.send(["call": "find", "query": "Strong"])?["result"]?["count"] == 1)
    let tree = try client.send(["call": "tree"])
    let typed = try client.send(["call": "type", "text": "x", "target": "Strong"])?["error"]
    #expect(typed?["code"] == "not-possible")
    #expect(typed?["message"]?.text?.hasSuffix(" is no field, and the app of a paused test cannot go back.") == true)
    #expect(try client.send(["call": "tree"]) == tree)
    #expect(try client.send(["call": "tap", "target": "Clear"])?["result"]?["step"] == 1)
    let back = try client.send(["call": "back"])?["error"]
    #expect(back?["code"] == "not-possible")
    #expect(back?["advice"]?.text?.hasSuffix("open --at REPORT#TEST/STEP") == true)
    #expect(try client.send(["call": "tap", "target": "Perhaps"])?["error"]?["code"] == "none-matches")
    #expect(try client.send(["call": "steps"])?["result"]?["steps"]?.elements?.count == 1)
    #expect(try client.send(["call": "continue"])?["result"] == [:])
    #expect(run.wait() == 0, "\(log)")
    #expect(try client.send(["call": "tree"]) == nil)
  }

  @Test("A paused test takes its next step and pauses again")
  func step() throws {
    let run = try run("calls()")
    _ = try client.send(["call": "tap", "target": "Clear"])
    let answer = try client.send(["call": "step"])?["result"]
    #expect(answer?["paused"]?["reason"] == "after Tap \"Yes\" Button")
    #expect(answer?["lines"]?.texts?.contains { $0.contains("\"0\"") } == true)
    _ = try client.send(["call": "stop"])
    #expect(run.wait() == 1)
  }

  @Test("A test that ends in a step has no answer, and what it has printed is said")
  func lastStep() throws {
    let run = try run("fails()", ["UNDERSTUDY_PAUSE": "failure"])
    let error = #expect(throws: ClientError.self) {
      for _ in 0..<5 { _ = try client.send(["call": "step"]) }
    }
    #expect(run.wait() == 1)
    let text = error?.description ?? ""
    #expect(text.hasPrefix("The paused test has ended without an answer.\n"), "\(text)")
    #expect(text.contains("fails()") && text.hasSuffix("\nAll that was printed: \(place.log)"), "\(text)")
  }

  @Test("With UNDERSTUDY_PAUSE=failure a test pauses at a failure, with its steps so far")
  func failure() throws {
    let run = try run("fails()", ["UNDERSTUDY_PAUSE": "failure"])
    let paused = run.greeting?["paused"]
    #expect(paused?["reason"]?.text?.hasPrefix("failure: Expectation failed") == true)
    #expect(paused?["steps"]?.texts?.last == "Tap \"Clear\" Button")
    #expect(paused?["line"]?.integer == 24)
    #expect(try client.send(["call": "find", "query": "Yes"])?["result"]?["count"] == 1)
    _ = try client.send(["call": "continue"])
    #expect(run.wait() == 1)
  }

  @Test("A test of XCTest that ends at its first failure pauses there before")
  func failureOfXCTest() throws {
    let run = try program().run(
      ["--testing-library", "xctest", "UnderstudySessionTests.PausingFixtureTests/testFails"], owner: getpid(),
      variables: variables.merging(["UNDERSTUDY_PAUSE": "failure"]) { $1 })
    #expect(run.greeting?["paused"]?["reason"]?.text?.hasPrefix("failure: Failed to tap \"Maybe\"") == true, "\(log)")
    #expect(try client.send(["call": "tap", "target": "Yes"])?["result"]?["step"] == 1)
    _ = try client.send(["call": "continue"])
    #expect(run.wait() == 1)
  }

  @Test("With CI set a pause is a failure that says so")
  func failsInCI() throws {
    let run = try run("calls()", ["CI": "true"])
    #expect(run.greeting == nil)
    #expect(run.wait() == 1)
    #expect(log.contains("Failed to pause: CI is set"))
  }

  @Test("A step of a report is opened by running its test up to it, of the right case")
  func moments() throws {
    let reports = "\(folder)/reports"
    let recorded = try run("cases(tea:)", ["UNDERSTUDY_REPORT": reports])
    #expect(recorded.greeting == nil)
    #expect(recorded.wait() == 1)
    let folders = try FileManager.default.contentsOfDirectory(atPath: reports).filter { $0.contains("Oolong") }
    let test = try #require(folders.first)
    let run = try program().run(
      to: ReportMoment("\(reports)/index.html#\(test)/3", in: "/"), owner: getpid(), variables: variables)
    let paused = run.greeting?["paused"]
    #expect(paused?["reason"]?.text?.hasPrefix("after step 3, Type \"Oolong\"") == true)
    let found = try client.send(["call": "find", "query": "textFields[\"name\"]"])?["result"]?["matches"]?.elements
    #expect(found?.first?["value"] == "Oolong")
    // The commands that open others end it.
    #expect(paused?["isKept"] == true)
    _ = try client.send(["call": "close"])
    #expect(run.wait() == 1)
    let error = #expect(throws: ClientError.self) {
      try program().run(
        to: ReportMoment("\(reports)#\(test)/90", in: "/"), owner: getpid(), variables: variables)
    }
    #expect(error?.description.hasSuffix("and no step 90.") == true, "\(error?.description ?? "")")
    let files = try FileManager.default.contentsOfDirectory(atPath: reports)
    #expect(files.contains("index.html"))
    // The test takes the place of a session that is kept.
    #expect(try command("open", "ItemsApplication") == 0)
    #expect(try client.send(["call": "greeting"], to: .kept) != nil)
    #expect(try command("open", "--at", "\(reports)#\(test)/3") == 0)
    #expect(try client.send(["call": "greeting"], to: .kept) == nil)
    #expect(try client.send(["call": "stop"], to: .paused)?["result"] == [:])
  }

  /// Runs the built command.
  private func command(_ words: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("UnderstudyCommandLine")
    let program = try #require(CommandLine.arguments.first { $0.hasSuffix(".xctest") })
    process.arguments = words + ["--program", program, "--owner", "\(getpid())"]
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test("A pause at a moment stays if another one is not reached, and ends once that is")
  func others() throws {
    let reports = "\(folder)/reports"
    #expect(try run("cases(tea:)", ["UNDERSTUDY_REPORT": reports]).wait() == 1)
    let folders = try FileManager.default.contentsOfDirectory(atPath: reports).filter { $0.contains("Oolong") }
    let test = try #require(folders.first)
    func open(_ step: Int, ends hasPause: Bool, _ more: [String: String] = [:]) throws -> PausedProgram.Run {
      try program().run(
        to: ReportMoment("\(reports)#\(test)/\(step)", in: "/"), owner: getpid(),
        variables: variables.merging(more) { $1 }
      ) { if hasPause { _ = try client.send(["call": "stop"], to: .paused) } }
    }
    let first = try open(3, ends: false)
    // Such a run has no tests.
    #expect(throws: ClientError.self) { try open(2, ends: true, [PauseFixture.variable: ""]).greeting }
    let kept = try client.send(["call": "greeting"], to: .paused)
    #expect(kept?["paused"] == first.greeting?["paused"])
    let second = try open(2, ends: true)
    #expect(first.wait() == 1)
    let next = try client.send(["call": "greeting"], to: .paused)
    #expect(next?["paused"] == second.greeting?["paused"])
    _ = try client.send(["call": "stop"], to: .paused)
    #expect(second.wait() == 1)
  }

  @Test("A process takes the turn of a path once, and need not wait for itself")
  func turns() {
    for _ in 0..<2 { LocalSocket.takeTurn(at: "\(folder)/turn") }
    #expect(FileManager.default.fileExists(atPath: "\(folder)/turn.turn"))
  }

  @Test("A connection that watches a paused test ends with the pause")
  func watch() throws {
    let run = try run("calls()")
    var watcher = LineReader(try #require(try LocalSocket.connect(place.pausedSocket)))
    defer { watcher.close() }
    #expect(writeAll("{\"call\":\"watch\"}\n", to: watcher.descriptor))
    let line = watcher.next()
    let greeting = try JSON(reading: line ?? "")
    #expect(greeting["paused"]?["reason"] == "pause()")
    _ = try client.send(["call": "tap", "target": "Clear"])
    _ = try client.send(["call": "continue"])
    let end = watcher.next()
    #expect(end == nil)
    #expect(run.wait() == 0)
  }

  @Test("The command's program passes requests on to a paused test, and ends with the pause")
  func bridge() throws {
    let run = try run("calls()")
    let bridge = Process()
    let (requests, answers) = (Pipe(), Pipe())
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    bridge.executableURL = folder.appendingPathComponent("UnderstudyCommandLine")
    bridge.arguments = ["paused-session", place.root]
    bridge.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    (bridge.standardInput, bridge.standardOutput) = (requests, answers)
    try bridge.run()
    var reader = LineReader(answers.fileHandleForReading.fileDescriptor)
    func next() throws -> JSON { try JSON(reading: reader.next() ?? "{}") }
    let input = requests.fileHandleForWriting
    func ask(_ request: String) throws { try input.write(contentsOf: Data("\(request)\n".utf8)) }
    #expect(try next()["paused"]?["reason"] == "pause()")
    try ask("{\"id\":7,\"call\":\"tap\",\"target\":\"Clear\"}")
    let tapped = try next()
    #expect(tapped["id"] == 7)
    #expect(tapped["result"]?["step"] == 1)
    // Another client lets it take a step.
    _ = try client.send(["call": "step"])
    let paused = try next()
    #expect(paused["event"] == "paused")
    #expect(paused["paused"]?["reason"] == "after Tap \"Yes\" Button")
    try ask("{\"id\":8,\"call\":\"continue\"}")
    #expect(try next()["id"] == 8)
    #expect(try next()["event"] == "ended")
    bridge.waitUntilExit()
    #expect(bridge.terminationStatus == 0)
    #expect(run.wait() == 0)
  }

  @Test(
    "An address of a report that names no step says how to write one",
    arguments: ["reports", "#x/1", "reports#", "reports#x/y", "reports#x/0", "reports#../1", "reports#x/failure-"])
  func addresses(text: String) {
    #expect(throws: ClientError.self) { try ReportMoment(text, in: "/tea") }
  }

  @Test(
    "An address of a step or failure that the report does not have is not run, and says what there is",
    arguments: [
      ("7", nil), ("8", "has steps 1 to 7, and no step 8."), ("999", "and no step 999."), ("failure-1", nil),
      ("failure-2", "has one failure, and no failure 2."), ("snapshot-9", nil),
    ] as [(String, String?)])
  func missingSteps(item: String, message: String?) throws {
    try FileManager.default.createDirectory(atPath: folder + "/A.c()", withIntermediateDirectories: true)
    let report = """
      {"version":1,"framework":"XCTest","module":"M","suite":"A","test":"c","failures":[{"text":"x"}],
      "steps":[{"number":1,"steps":[{"number":2,"steps":[{"number":7}]}]},{"number":3}]}
      """
    try Data(report.utf8).write(to: URL(fileURLWithPath: folder + "/A.c()/report.json"))
    let moment = try ReportMoment("\(folder)#A.c()/\(item)", in: "/")
    guard let message else {
      #expect(throws: Never.self) { try moment.arguments() }
      return
    }
    let error = #expect(throws: ClientError.self) { try moment.arguments() }
    #expect(error?.description.hasSuffix(message) == true, "\(error?.description ?? "")")
  }

  @Test(
    "A report of a test that was cut off, is of another version or is too large is not read, and says so",
    arguments: [
      ("{\"version\":1,\"name\":\"A.", 0, "cannot be read: it was cut off"),
      ("{\"version\":2,\"name\":\"A.c()\"}", 0, "is of another version of Understudy"),
      ("{}", 2_000_000_000, "has 2000 MB, and is not read"),
    ] as [(String, UInt64, String)])
  func badReports(text: String, size: UInt64, message: String) throws {
    try FileManager.default.createDirectory(atPath: folder + "/A.c()", withIntermediateDirectories: true)
    let file = folder + "/A.c()/report.json"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    if size > 0 { try FileHandle(forWritingTo: URL(fileURLWithPath: file)).truncate(atOffset: size) }
    let error = #expect(throws: ClientError.self) { try ReportMoment("\(folder)#A.c()/1", in: "/").arguments() }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test("An address of the page of several directories means the folder that has the test")
  func joined() throws {
    for (shard, test) in [("one", "M.A.c()"), ("two", "M.A.c()"), ("two", "M.A.d()")] {
      let result = PageResult(framework: "XCTest", module: "M", suite: "A", test: test, outcome: .failed)
      let directory = URL(fileURLWithPath: "\(folder)/\(shard)")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try PageFile(in: directory).add([PageRecord(test, result)])
    }
    let directories = ["one", "two"].map { URL(fileURLWithPath: "\(folder)/\($0)") }
    _ = try PageJoining.join(directories, to: URL(fileURLWithPath: "\(folder)/all"))
    for (key, place) in [("M.A.c()", "one"), ("M.A.c() (two)", "two"), ("M.A.d()", "two")] {
      let moment = try ReportMoment("\(folder)/all/index.html#\(key)/2", in: "/")
      #expect(moment.directory == "\(folder)/\(place)")
      #expect(moment.request == "\(key.replacing(" (two)", with: ""))/2")
    }
  }

  @Test("An address of a report is read as the page writes it")
  func address() throws {
    let moment = try ReportMoment("reports/index.html#A.B.c(d:)%231/7", in: "/tea")
    #expect(moment.request == "A.B.c(d:)#1/7")
    #expect(moment.directory == "/tea/reports")
    #expect(try ReportMoment("/r#A.c()", in: "/tea").request == "A.c()/failure-1")
    let error = #expect(throws: ClientError.self) { try moment.arguments() }
    #expect(error?.description.contains("has no recorded test") == true)
  }
}
