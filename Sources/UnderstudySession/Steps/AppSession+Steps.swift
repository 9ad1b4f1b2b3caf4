import Foundation
import UnderstudyCore
import UnderstudyElements
import UnderstudyJSON
import UnderstudyTime
import XCUIAutomation

/// What came of doing a step once.
@MainActor struct StepOutcome {
  var call: Request
  var title: String
  var code: StepCode
  var target: UInt32?

  init(_ call: Request, _ title: String, _ code: StepCode, target: UInt32? = nil) {
    (self.call, self.title, self.code, self.target) = (call, title, code, target)
  }

  /// A step of one line of code that calls a method of a target.
  init(_ call: Request, _ title: String, _ target: StepTarget, _ method: String) {
    self.init(
      call.setting("target", to: target.json), title, .lines(["\(target.code).\(method)"], query: target.query),
      target: target.serial)
  }
}

extension AppSession {
  /// Does a step, and notes it behind the steps that are done; those that were gone back from are forgotten.
  ///
  /// - Throws: ``SessionError`` where it cannot be done. The app is as before then.
  func perform(step request: Request) throws(SessionError) -> JSON {
    let application = try application()
    readScreen()
    let before = screen
    let (former, seen, known) = (eventCount, references.count, knownReferences)
    let outcome: StepOutcome
    do throws(SessionError) {
      outcome = try act(request)
    } catch {
      // A failed action may have let time pass, or may have done its first part.
      let isEndless = application.session.wasGivenUp
      if !isEndless { readScreen() }
      if isEndless || screen.hash != before.hash || screen.time != before.time || hasActed(after: former)
        || !(application.host?.isRunning ?? false)
      {
        try? restore(to: current, known)
      }
      throw error
    }
    let ignored = ignoredActions(after: former)
    readScreen()
    steps.removeSubrange(current...)
    steps.append(step(outcome))
    current = steps.count
    return answer(to: steps[current - 1], from: before, seen, ignored)
  }

  /// The step of an outcome, with the screen as it was read last.
  func step(_ outcome: StepOutcome) -> SessionStep {
    SessionStep(
      call: outcome.call, title: outcome.title, code: outcome.code, hash: screen.hash,
      lines: screen.entries.map(ElementLine.text), time: screen.time, target: outcome.target, serials: screen.serials)
  }

  private func answer(to step: SessionStep, from before: Screen, _ seen: Int, _ ignored: [String]) -> JSON {
    let changes = ScreenChanges(from: before, to: screen, seen: seen)
    let turning = ignored.isEmpty ? nil : NextSteps.turning(step.target, on: screen)
    let next = running.map { NextSteps.of(screen, added: changes.added, first: turning, in: $0) } ?? []
    return .members([
      "step": .integer(current), "title": .string(step.title), "changes": .texts(changes.lines),
      "screen": .string(screen.hash), "time": .seconds(screen.time),
      "issues": .texts(ignored + newIssues()), "pending": .texts(pending),
      "decided": .texts(DecidedKinds.lines(of: changes.added, in: running?.host)), "next": .texts(next),
      "code": .string(CodeWriter.lines(of: step, .xctest).joined(separator: "\n")),
    ])
  }

  /// How many events there have been since the launch.
  private var eventCount: Int { running?.host.map { $0.events.droppedCount + $0.events.records.count } ?? 0 }

  /// Whether anything has happened behind so many events but failures. What an action has changed need not be on the screen.
  private func hasActed(after count: Int) -> Bool {
    let added = eventCount - count
    guard let events = running?.host?.events, added > 0 else { return false }
    guard added <= events.records.count else { return true }
    return events.records.suffix(added).contains { if case .failure = $0 { false } else { true } }
  }

  /// The actions without effect behind so many events, in words.
  private func ignoredActions(after count: Int) -> [String] {
    guard let events = running?.host?.events else { return [] }
    var lines: [String] = []
    for record in events.records.reversed().prefix(max(eventCount - count, 0)) {
      if case .action = record { continue }
      guard case .ignored(let text) = record else { break }
      lines.append("without effect: \(text)")
    }
    return lines.reversed()
  }

  // MARK: - Doing

  /// Does what a step asks for, once, and notes nothing.
  func act(_ request: Request) throws(SessionError) -> StepOutcome {
    switch request.call {
    case "tap": return try touch(request, "Tap", "tap()", { $0.tap() }, { $0.tap() })
    case "doubleTap":
      return try touch(request, "Double-tap", "doubleTap()", { $0.doubleTap() }, { $0.doubleTap() })
    case "press":
      let seconds = try positive("seconds", request, upTo: Self.longestHold) ?? 1
      return try touch(
        request, "Press", "press(forDuration: \(StepTarget.number(seconds)))", { $0.press(forDuration: seconds) },
        { $0.press(forDuration: seconds) })
    case "type": return try type(request)
    case "clear": return try clear(request)
    case "swipe": return try swipe(request)
    case "scroll": return try scroll(request)
    case "drag": return try drag(request)
    case "adjust": return try adjust(request)
    case "clock": return try moveClock(request)
    case "rotate": return try rotate(request)
    case "backButton": return try tapBackButton(request)
    case "home", "activate", "open": return try changeLife(request)
    case "assert": return try check(request)
    default: throw SessionError(.unknownCall, "\"\(request.call)\" is no step.")
    }
  }

  func positive(_ name: String, _ request: Request, upTo limit: Double = 1e9) throws(SessionError) -> Double? {
    guard let number = try request.number(name) else { return nil }
    guard number >= 0, number <= limit else {
      let most = StepTarget.number(limit)
      throw SessionError(
        .badParameter,
        "\"\(name)\" of \"\(request.call)\" is \(StepTarget.number(number)), and goes from 0 to \(most).")
    }
    return number
  }

  /// A day, in seconds: what is held longer is held that long.
  static var longestHold: Double { 86_400 }

  /// Runs an action on what a target stands for.
  ///
  /// - Throws: ``SessionError`` with the automation's whole explanation; the code says why.
  func doing(
    _ target: StepTarget, _ element: (XCUIElement) -> Void, _ place: (XCUICoordinate) -> Void
  ) throws(SessionError) {
    let application = try application()
    switch target {
    case .point(let point): try failing { place(StepTarget.coordinate(point, in: application)) }
    case .element(let handle, _, _, _):
      do throws(SessionError) {
        try failing { element(handle) }
      } catch {
        throw SessionError(code(of: handle), error.message)
      }
    }
  }

  private func code(of handle: XCUIElement) -> SessionError.Code {
    var count = 1
    try? failing { count = handle.matchedElements.count }
    return count == 0 ? .noneMatches : count == 1 ? .notPossible : .severalMatch
  }

  private func touch(
    _ request: Request, _ verb: String, _ method: String, _ element: (XCUIElement) -> Void,
    _ place: (XCUICoordinate) -> Void
  ) throws(SessionError) -> StepOutcome {
    let target = try target(request)
    try doing(target, element, place)
    return StepOutcome(request, "\(verb) \(target.name)", target, method)
  }

  /// Runs what no element can refuse.
  private func plainly(_ body: (XCUIApplication) -> Void) throws(SessionError) {
    let application = try application()
    try failing { body(application) }
  }

  private func rotate(_ request: Request) throws(SessionError) -> StepOutcome {
    let orientation = try request.needed(
      "orientation", try request.choice("orientation", of: LaunchSettings.Orientation.self))
    try plainly { _ in XCUIDevice.shared.orientation = orientation.device }
    return StepOutcome(
      request, "Rotate to \(orientation.rawValue)",
      .lines(["XCUIDevice.shared.orientation = .\(orientation.rawValue)"], query: nil))
  }

  private func tapBackButton(_ request: Request) throws(SessionError) -> StepOutcome {
    let query = "navigationBars.buttons.element(boundBy: 0)"
    if let application = running, !application.navigationBars.buttons.firstMatch.exists {
      throw SessionError(
        .noneMatches, "No navigation bar that can be reached has a button.",
        advice: "tree shows how to leave; a sheet without a button goes by a swipe down")
    }
    let target = try target(named: query)
    try doing(target, { $0.tap() }, { _ in })
    return StepOutcome(
      Request("backButton"), "Tap \(target.name)", .lines(["app.\(query).tap()"], query: query), target: target.serial)
  }

  private func changeLife(_ request: Request) throws(SessionError) -> StepOutcome {
    switch request.call {
    case "home":
      try plainly { _ in XCUIDevice.shared.press(.home) }
      return StepOutcome(request, "Press home", .lines(["XCUIDevice.shared.press(.home)"], query: nil))
    case "activate":
      try plainly { $0.activate() }
      return StepOutcome(request, "Activate the app", .lines(["app.activate()"], query: nil))
    default:
      let text = try request.needed("url", try request.text("url"))
      guard let url = URL(string: text), url.scheme != nil else {
        throw SessionError(.badParameter, "\(text.swiftLiteral) is no URL.", advice: "Write it with its scheme")
      }
      try plainly { $0.open(url) }
      return StepOutcome(
        request, "Open \(text)", .lines(["app.open(URL(string: \(text.swiftLiteral))!)"], query: nil))
    }
  }

  // MARK: - Time

  private func moveClock(_ request: Request) throws(SessionError) -> StepOutcome {
    let application = try application()
    if try request.truth("next") == true {
      var firing: VirtualClock.Firing?
      try failing { firing = application.clock.runNext() }
      guard let firing else {
        throw SessionError(.notPossible, "Nothing waits for the clock.")
      }
      return StepOutcome(request, "Clock to \(firing.description)", .lines(["app.clock.runNext()"], query: nil))
    }
    let seconds = try request.needed("advance", try positive("advance", request))
    let duration = Duration.milliseconds(Int64((seconds * 1000).rounded()))
    try failing { application.clock.advance(by: duration) }
    return StepOutcome(request, "Clock +\(JSON.seconds(duration)) s", .clock(duration))
  }

  /// What time it is, and what comes.
  func clock() throws(SessionError) -> JSON {
    let application = try application()
    let next = application.clock.nextDeadline
    return .members([
      "time": .seconds(application.session.now), "pending": .texts(pending),
      "next": next.map { .seconds($0) } ?? .null,
    ])
  }
}
