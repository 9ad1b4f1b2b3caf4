import Foundation
import UnderstudyCore
import UnderstudyElements
import UnderstudyJSON
import UnderstudyTime
import XCUIAutomation

/// An app that is driven call by call: its steps, its clock, and the exact way back.
///
/// Each call gives an answer. A step is an action, a move of the clock or an assertion; going to a step launches the app afresh and
/// runs the steps before. It is for the main actor, outside of tests.
@MainActor package final class AppSession {
  /// The apps that can be launched.
  let apps: [LaunchableApp]
  /// The previews that can be.
  let previews: [LaunchableApp]
  var settings = LaunchSettings()
  /// All steps, with those that were gone back from.
  var steps: [SessionStep] = []
  /// How many of them are done.
  var current = 0
  private(set) var running: XCUIApplication?
  var references = ElementReferences()
  /// The screen as the last answer knew it.
  var screen = Screen.empty
  /// The screen of the launch.
  var launchScreen = Screen.empty
  /// What was launched last.
  private(set) var launched: LaunchableApp?
  /// How many events and issues answers have given.
  private var reportedIssues = 0
  /// The pause of a test whose app it is; nil for an app of the session's own.
  let paused: Pause.Moment?
  /// Whether the session was asked to end.
  package private(set) var hasEnded = false

  /// - Parameter apps: what can be launched; what is linked unless given.
  package init(apps: [LaunchableApp]? = nil) {
    paused = nil
    let all = apps ?? LinkedApplications.launchable
    self.apps = all.filter { $0.preview == nil }
    previews = all.filter { $0.preview != nil }
  }

  /// Takes the app of a paused test, which it does not launch again.
  init(paused moment: Pause.Moment) {
    (paused, apps, previews) = (moment, [], [])
    running = moment.application
    readScreen()
    launchScreen = screen
  }

  /// The first line of a session's process.
  package var greeting: JSON {
    .members([
      "session": 1, "paused": pausedJSON, "apps": .texts(apps.map(\.name)), "previews": .texts(previews.map(\.name)),
      "commands": .texts(CallKind.all.map(\.name)),
    ])
  }

  /// Where the test is, and what it has done.
  var pausedJSON: JSON? {
    guard let paused else { return nil }
    return .members([
      "test": .string(paused.test), "reason": .string(paused.reason),
      "file": paused.place.map { .string($0.file) }, "line": paused.place.map { .integer($0.line) },
      "steps": .texts(paused.steps), "isKept": .bool(PausedTest.isKept),
    ])
  }

  // MARK: - Answers

  /// Answers a line with a line.
  package func answer(_ line: String) -> JSON {
    let json: JSON
    do {
      json = try JSON(reading: line)
    } catch {
      let malformed = SessionError(.malformed, "The line is no JSON: \(error.message).")
      return .members(["id": .null, "error": malformed.json])
    }
    let id = json["id"].flatMap { $0.double == nil ? nil : $0 } ?? .null
    do throws(SessionError) {
      let request = try Request(json)
      return .members(["id": id, "result": try perform(request)])
    } catch {
      return .members(["id": error.code == .malformed ? .null : id, "error": error.json])
    }
  }

  /// Does what a call asks for.
  ///
  /// - Returns: What the answer has as its result.
  /// - Throws: ``SessionError``; the app is as before then.
  package func perform(_ request: Request) throws(SessionError) -> JSON {
    if CallKind.named(request.call)?.isStep == true {
      if request.call == "clock", request["advance"] == nil, request["next"] == nil { return try clock() }
      return try perform(step: request)
    }
    switch request.call {
    case "launch": return try launch(request)
    case "settings": return try change(request)
    case "end":
      end()
      return .object([])
    case "previews": return listPreviews()
    case "check": return try check(request)
    case "find": return try find(request)
    case "tree": return try tree()
    case "picture": return try picture(request)
    case "events": return try events(request)
    case "state": return try state(request)
    case "why": return try why(request)
    case "preferences": return try preferences()
    case "audit": return try audit()
    case "issues": return try issues()
    case "steps": return listSteps()
    case "back": return try back(request)
    case "forward": return try forward(request)
    case "remove": return try remove(request)
    case "replace": return try replace(request)
    case "try": return try attempt(request)
    case "code": return try code(request)
    case "write": return try write(request)
    default: throw SessionError(.unknownCall, "There is no call \"\(request.call)\".")
    }
  }

  // MARK: - Life

  /// The app; launched first where there is only one.
  func application() throws(SessionError) -> XCUIApplication {
    if let running { return running }
    try launchAfresh()
    guard let running else { throw SessionError(.notLaunched, "No app is running.", advice: "launch one first") }
    return running
  }

  private func launch(_ request: Request) throws(SessionError) -> JSON {
    var fresh = LaunchSettings()
    (fresh.app, fresh.preview) = (settings.app, settings.preview)
    try fresh.take(request)
    let chosen = try chosen(fresh)
    settings = fresh
    (steps, current) = ([], 0)
    try launchAfresh(chosen)
    return screenAnswer()
  }

  /// - Throws: ``SessionError`` where the app belongs to a test.
  func checkLaunching() throws(SessionError) {
    guard paused != nil else { return }
    throw SessionError(
      .notPossible, "The app belongs to a test that is paused, and cannot be launched again.",
      advice: "Open an earlier step of its report: open --at REPORT#TEST/STEP")
  }

  private func chosen(_ settings: LaunchSettings) throws(SessionError) -> LaunchableApp {
    try checkLaunching()
    if let name = settings.preview { return try preview(named: name) }
    guard !apps.isEmpty else {
      throw SessionError(
        .noApp, "No type that conforms to App is linked into this program.",
        advice: "Add the target that declares the App to the dependencies of a test target")
    }
    if let name = settings.app { return try one(of: apps, named: name, "app") }
    if apps.count == 1 { return apps[0] }
    let names = apps.map(\.name).joined(separator: ", ")
    throw SessionError(.noApp, "\(apps.count) apps are linked.", advice: "launch one of them: \(names)")
  }

  /// The preview that a name means.
  func preview(named name: String) throws(SessionError) -> LaunchableApp {
    let meant = Previews.named(name, of: previews.compactMap(\.preview))
    let found = previews.filter { preview in meant.contains { $0.title == preview.name } }
    return try found.count == 1 ? found[0] : one(of: found.isEmpty ? previews : found, named: name, "preview")
  }

  private func one(
    of candidates: [LaunchableApp], named name: String, _ kind: String
  ) throws(SessionError) -> LaunchableApp {
    let whole = candidates.filter { $0.name == name }
    let found = whole.isEmpty ? candidates.filter { Self.names(of: $0.name).contains(name.lowercased()) } : whole
    if found.count == 1 { return found[0] }
    let names = candidates.map(\.name).joined(separator: ", ")
    throw SessionError(
      .noApp, found.isEmpty ? "There is no \(kind) \"\(name)\"." : "\(found.count) are called \"\(name)\".",
      advice: candidates.isEmpty ? nil : candidates.count == 1 ? "launch \(names)" : "launch one of them: \(names)")
  }

  /// What users call an app: its type with and without its ending, and its module.
  private static func names(of name: String) -> Set<String> {
    let parts = name.split(separator: ".").map { $0.lowercased() }
    let endings = ["application", "app"]
    let short = parts.flatMap { part in endings.filter { part.hasSuffix($0) }.map { String(part.dropLast($0.count)) } }
    return Set(parts + short)
  }

  /// Ends the app and forgets the steps, as for a launch.
  func stop() {
    running?.terminate()
    running = nil
    (steps, current) = ([], 0)
  }

  func launchAfresh() throws(SessionError) { try launchAfresh(try chosen(settings)) }

  private func launchAfresh(_ chosen: LaunchableApp) throws(SessionError) {
    running?.terminate()
    running = nil
    references = ElementReferences()
    reportedIssues = 0
    var application: XCUIApplication?
    try failing(as: .notLaunched) { application = settings.launch(chosen) }
    running = application
    launched = chosen
    screen = application.map { Screen($0, &references) } ?? .empty
    launchScreen = screen
  }

  private func end() {
    running?.terminate()
    running = nil
    hasEnded = true
  }

  /// Runs a body; a failure of automation in it becomes an error.
  func failing(as code: SessionError.Code = .notPossible, _ body: () -> Void) throws(SessionError) {
    let capture = FailureCapture()
    FailureReporter.$capture.withValue(capture, operation: body)
    guard let first = capture.messages.first else { return }
    throw SessionError(code, first)
  }

  // MARK: - The screen

  /// Reads the screen again.
  func readScreen() {
    guard let running else { return }
    screen = Screen(running, &references)
  }

  /// What the runtime has found wrong since the last answer.
  func newIssues() -> [String] {
    guard let running else { return [] }
    let issues = running.runtimeIssues
    defer { reportedIssues = issues.count }
    return issues.dropFirst(reportedIssues).map(\.description.onVisibleLines)
  }

  /// What the app waits for, a line each.
  var pending: [String] {
    guard let report = running?.session.comingWork?.report else { return [] }
    let lines = report.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    var counts: [(line: String, count: Int)] = []
    for line in lines.count > 1 ? Array(lines.dropFirst()) : lines {
      if let index = counts.firstIndex(where: { $0.line == line }) {
        counts[index].count += 1
      } else {
        counts.append((line, 1))
      }
    }
    return counts.prefix(3).map { $0.count > 1 ? "\($0.line) (\($0.count) times)" : $0.line }
  }

  /// The screen as a whole, for calls that begin a new one.
  func screenAnswer(_ more: KeyValuePairs<String, JSON?> = [:]) -> JSON {
    let start = JSON.members(more).members ?? []
    let next = running.map { NextSteps.of(screen, added: [], in: $0) } ?? []
    let rest = JSON.members([
      "lines": .texts(screen.lines), "screen": .string(screen.hash), "time": .seconds(screen.time),
      "issues": .texts(newIssues()), "pending": .texts(pending),
      "decided": .texts(DecidedKinds.lines(of: screen.entries, in: running?.host)), "next": .texts(next),
    ])
    return .object(start + (rest.members ?? []))
  }
}
