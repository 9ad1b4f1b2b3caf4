import Foundation
import UnderstudyJSON
import UnderstudySockets

/// The commands of a session, as the program behind `swift package understudy` has them.
package struct ClientCommand {
  private let place: SessionPlace
  private let folder: String
  private let output: (String) -> Void
  /// This program, which keeps sessions as well.
  private let tool: String

  package static let usage = """
    A session with the app (Docs/Session.md):
      open [APP] [NAME=VALUE…]     build the tests, launch the app, keep it; --program PATH for tests that are built
      open --at REPORT#TEST/STEP   run a test of a report up to a step, and keep its app there
      close                        end the session
      reload                       build, and run the steps again with the new build
    \(SessionCommand.all.map { "  \("\($0.name) \($0.usage)".padded(to: 28)) \($0.meaning)" }.joined(separator: "\n"))
      mcp --program PATH           the same for agents, by the Model Context Protocol on standard input
      skill                        a short guide for agents
    Each with --json for the protocol's answer.
    """

  private static let own = ["open", "close", "reload", "mcp", "skill", "keep-session", PausedBridge.name]

  /// The commands, without those for the program itself.
  package static var names: [String] { own.dropLast(2) + SessionCommand.all.map(\.name) }

  /// The words of a command with `--json` at their end: it may stand in front of the command, too.
  package static func ordered(_ words: [String]) -> [String] {
    let options = words.prefix { $0 == "--json" }
    return Array(words.dropFirst(options.count) + options)
  }

  /// Whether a word is one of these commands.
  package static func has(_ name: String) -> Bool { own.contains(name) || SessionCommand.named(name) != nil }

  /// - Parameters:
  ///   - folder: where the command is called.
  ///   - tool: the path of this program.
  ///   - output: gets what is printed.
  package init(in folder: String, tool: String, output: @escaping (String) -> Void) {
    (place, self.folder, self.tool, self.output) = (SessionPlace(in: folder), folder, tool, output)
  }

  /// Runs a command.
  ///
  /// - Returns: the process's code: 0, or 1 where the session answers with an error; with `--json` also 2 where there is no answer.
  /// - Throws: ``ClientError``; with `--json` it is printed.
  package func run(_ arguments: [String]) throws -> Int32 {
    do {
      return try perform(arguments)
    } catch let error as ClientError where arguments.contains("--json") {
      output(
        JSON.object([JSON.Member("error", ["code": "command", "message": .string(error.description)])]).description)
      return 2
    }
  }

  private func perform(_ arguments: [String]) throws -> Int32 {
    var words = arguments
    let isJSON = words.contains("--json")
    let isInCommand = words.contains("--in-command")
    words.removeAll { $0 == "--json" || $0 == "--in-command" }
    let program = try Self.take("--program", &words)
    let owner = try Self.take("--owner", &words).flatMap { pid_t($0) }
    let moment = try Self.take("--at", &words).map { try ReportMoment($0, in: folder) }
    switch words.first {
    case "open":
      let status =
        if let moment {
          try openMoment(moment, Array(words.dropFirst()), program, owner: owner ?? Owner.ofSession, isJSON)
        } else {
          try open(Array(words.dropFirst()), program, owner: owner ?? Owner.ofSession, isJSON)
        }
      let shortcut = SessionShortcut.make(in: place.root, to: tool)
      if isInCommand, !isJSON, let shortcut { output("faster than by SwiftPM: \(shortcut) COMMAND") }
      return status
    case "close":
      try Self.refuse(words.dropFirst(), of: "close")
      let isClosed = try SessionClient(place).send(["call": "close"]) != nil
      let answer: JSON = ["result": ["closed": .bool(isClosed)]]
      output(isJSON ? answer.description : isClosed ? "closed" : "no session is open")
      return 0
    case "reload":
      try Self.refuse(words.dropFirst(), of: "reload")
      let request = JSON.members(["call": "reload", "program": program.map { .string($0) }])
      return try send(request, isJSON)
    case "mcp":
      try Self.refuse(words.dropFirst(), of: "mcp")
      try place.prepare()
      AgentDoor(program: try program ?? place.builtTests(), log: place.log + ".mcp").run()
      return 0
    case "skill":
      try Self.refuse(words.dropFirst(), of: "skill")
      _ = SessionShortcut.make(in: place.root, to: tool)
      output(SkillText.text(tool: SessionShortcut.path(in: place.root, to: tool)))
      return 0
    case PausedBridge.name:
      guard words.count == 2 else { throw ClientError("Write: \(PausedBridge.name) FOLDER") }
      var bridge = try PausedBridge(at: SessionPlace(in: words[1]))
      try bridge.run()
      return 0
    case "keep-session": return try keep(Array(words.dropFirst()))
    default: return try send(placed(try SessionCommand.request(words)), isJSON, file: Self.file(words))
    }
  }

  /// Refuses words that a command does not use.
  private static func refuse(_ words: some Collection<String>, of command: String) throws {
    guard !words.isEmpty else { return }
    let names = words.map { "\"\($0)\"" }.joined(separator: ", ")
    throw ClientError("\(command) does not take \(names).")
  }

  private static func take(_ name: String, _ words: inout [String]) throws -> String? {
    guard let index = words.firstIndex(of: name) else { return nil }
    guard words.indices.contains(index + 1) else { throw ClientError("\(name) needs a value.") }
    defer { words.removeSubrange(index...index + 1) }
    return words[index + 1]
  }

  /// A request whose file is meant from this folder: the session may have been opened in another one.
  private func placed(_ request: JSON) -> JSON {
    guard request["call"] == "write", let file = request["file"]?.text else { return request }
    let url = URL(fileURLWithPath: file, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
    return request.setting("file", to: .string(url.standardizedFileURL.path))
  }

  /// The file of a picture.
  private static func file(_ words: [String]) -> String? {
    words.first == "picture" ? words.dropFirst().first { !$0.hasPrefix("--") } : nil
  }

  // MARK: - Life

  private func open(_ words: [String], _ program: String?, owner: pid_t?, _ isJSON: Bool) throws -> Int32 {
    let app = words.first.flatMap { $0.contains("=") ? nil : $0 }
    guard let settings = SessionCommand.settings(Array(words.dropFirst(app == nil ? 0 : 1))) else {
      throw ClientError("Write: open [APP] [NAME=VALUE…], such as open Tea scheme=dark")
    }
    let isNamedTwice = app != nil && (settings["app"] != nil || settings["preview"] != nil)
    try Self.refuse(
      isNamedTwice ? words.filter { $0.hasPrefix("app=") || $0.hasPrefix("preview=") } : [], of: "open \(app ?? "")")
    // What is there stays until the new app runs.
    let hasPause = try isPauseKept()
    let launch = settings.setting("call", to: "launch").setting("app", to: app.map { .string($0) } ?? settings["app"])
    let answer = try SessionClient(place).open(
      tool: tool, program: try program ?? place.builtTests(), owner: owner, launch: launch)
    if hasPause, answer["error"] == nil { _ = try SessionClient(place).send(["call": "stop"], to: .paused) }
    return show(answer, of: "launch", isJSON)
  }

  /// Runs a test of a report up to a moment.
  private func openMoment(
    _ moment: ReportMoment, _ words: [String], _ program: String?, owner: pid_t?, _ isJSON: Bool
  ) throws -> Int32 {
    // The test says how its app is launched.
    try Self.refuse(words, of: "open --at")
    let paused = PausedProgram(at: place, program: try program ?? place.builtTests())
    let hasPause = try isPauseKept()
    let greeting = try paused.run(to: moment, owner: owner) {
      if hasPause { _ = try SessionClient(place).send(["call": "stop"], to: .paused) }
      // It would answer once the test has ended, as if it were that.
      _ = try? SessionClient(place).send(["call": "close"], to: .kept)
    }.greeting
    if !isJSON, let paused = greeting?["paused"] { output(AnswerText.pause(paused)) }
    return try send(["call": "tree"], isJSON)
  }

  /// Whether a test is paused that was run up to a moment, which another session takes the place of.
  ///
  /// - Throws: ``ClientError`` where the paused test is another program's.
  private func isPauseKept() throws -> Bool {
    guard let answer = try SessionClient(place).send(["call": "greeting"], to: .paused) else { return false }
    guard answer["paused"]?["isKept"] == true else {
      throw ClientError("A test is paused: \(answer["paused"]?["test"]?.text ?? ""). Let it `continue`, or `stop` it.")
    }
    return true
  }

  /// Serves a session whose launch is the first line of the input.
  private func keep(_ words: [String]) throws -> Int32 {
    var input = LineReader(0)
    guard (2...3).contains(words.count), let launch = try input.next().map({ try JSON(reading: $0) }) else {
      throw ClientError("Write: keep-session PROGRAM FOLDER [OWNER], and the call that launches to its input")
    }
    let server: SessionServer
    do {
      server = try SessionServer(
        at: SessionPlace(in: words[1]), program: words[0], owner: words.count == 3 ? pid_t(words[2]) : nil,
        launch: launch)
    } catch let refusal as SessionServer.Refusal {
      _ = writeAll("\(refusal.answer)\n", to: 1)
      return 1
    } catch {
      _ = writeAll("\(error)\n", to: 1)
      return 1
    }
    _ = writeAll("\(server.launched ?? [:])\n", to: 1)
    // Whoever has opened it waits for the end of the line alone.
    for descriptor in 0...1 as ClosedRange<Int32> { dup2(2, descriptor) }
    server.run()
    return 0
  }

  // MARK: - Requests

  private func send(_ request: JSON, _ isJSON: Bool, file: String? = nil) throws -> Int32 {
    let isOfPause = ["continue", "step", "stop"].contains(request["call"]?.text)
    guard var answer = try SessionClient(place).send(request, to: isOfPause ? .paused : .any) else {
      guard !isOfPause else {
        throw ClientError("No test is paused in \(place.root): open --at REPORT#TEST/STEP runs one up to a step.")
      }
      throw ClientError("No session is open in \(place.root): begin with `open`.")
    }
    if let file { answer = try write(answer, to: file) }
    return show(answer, of: request["call"]?.text ?? "", isJSON)
  }

  private func show(_ answer: JSON, of call: String, _ isJSON: Bool) -> Int32 {
    output(isJSON ? answer.description : AnswerText.text(answer, of: call))
    return answer["error"] == nil ? 0 : 1
  }

  /// Writes the picture of an answer.
  private func write(_ answer: JSON, to file: String) throws -> JSON {
    guard let result = answer["result"] else { return answer }
    let data = result["png"]?.text.flatMap { Data(base64Encoded: $0) } ?? Data((result["svg"]?.text ?? "").utf8)
    let url = URL(fileURLWithPath: file, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
    try OutputFile.write(data, to: url.path)
    return ["result": ["file": .string(file)]]
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
