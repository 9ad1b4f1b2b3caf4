import UnderstudyJSON
import XCUIAutomation

/// Going back and forth: each time the app is launched afresh and the steps are run.
extension AppSession {
  /// What differed when steps were run again; empty for nothing.
  typealias Differences = [String]

  /// Launches afresh and runs the first steps.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - known: How many of them must lead to the same screens as before; all unless given.
  /// - Returns: What differed.
  /// - Throws: ``SessionError`` where a step cannot be done any more; the steps before it are done then.
  @discardableResult
  func replay(to count: Int, comparing known: Int? = nil) throws(SessionError) -> Differences {
    try launchAfresh()
    current = 0
    var differences: Differences = []
    while current < count { differences += try runNextStep(compares: current < known ?? count) }
    return differences
  }

  /// The references with the places of their elements.
  var knownReferences: ElementReferences {
    var known = references
    if let root = running?.host?.tree.root { known.notePlaces(in: root) }
    return known
  }

  /// Launches afresh and runs the first steps, after which references mean the same elements as before.
  ///
  /// - Parameter former: ``knownReferences`` before whatever is undone.
  /// - Throws: ``SessionError`` as ``replay(to:comparing:)`` does.
  func restore(to count: Int, _ former: ElementReferences) throws(SessionError) {
    try replay(to: count)
    guard let root = running?.host?.tree.root else { return }
    references = former
    references.rebind(in: root)
    readScreen()
  }

  /// Runs the step behind those that are done.
  func runNextStep(compares: Bool) throws(SessionError) -> Differences {
    let former = steps[current]
    let outcome: StepOutcome
    do throws(SessionError) {
      outcome = try act(former.call)
    } catch {
      throw SessionError(
        error.code, "Step \(current + 1), \(former.title), cannot be done again: \(error.message)", advice: error.advice
      )
    }
    readScreen()
    let step = step(outcome)
    steps[current] = step
    current += 1
    guard compares, step.hash != former.hash || step.time != former.time else { return [] }
    return ["After step \(current), \(former.title): \(Self.difference(former, step))"]
  }

  private static func difference(_ former: SessionStep, _ step: SessionStep) -> String {
    if former.hash == step.hash { return "it is \(step.time), and was \(former.time)" }
    let (gone, come) = (
      former.lines.filter { !step.lines.contains($0) }, step.lines.filter { !former.lines.contains($0) }
    )
    let parts = gone.prefix(2).map { "- \($0)" } + come.prefix(2).map { "+ \($0)" }
    return parts.isEmpty ? "places differ" : parts.joined(separator: "; ")
  }

  private func historyAnswer(_ differences: Differences) -> JSON {
    screenAnswer([
      "current": .integer(current), "steps": .integer(steps.count), "deterministic": .bool(differences.isEmpty),
      "differences": differences.isEmpty ? nil : .texts(differences),
    ])
  }

  // MARK: - Calls

  func back(_ request: Request) throws(SessionError) -> JSON {
    let goal: Int
    if let place = try request.integer("to") {
      goal = place
    } else {
      let count = try request.integer("count") ?? 1
      guard (0...current).contains(count) else {
        let before = current == 1 ? "There is one step" : "There are \(current) steps"
        throw SessionError(
          .noStep,
          current == 0 ? "The app is at its launch: there is no step before." : "\(before) before this, not \(count).",
          advice: steps.count > current ? "forward runs steps again that were gone back from" : nil)
      }
      goal = current - count
    }
    guard (0...steps.count).contains(goal) else {
      throw SessionError(
        .noStep, "There is no step \(goal).",
        advice: steps.isEmpty ? "Nothing was done since the launch" : "Steps go from 0, the launch, to \(steps.count)")
    }
    _ = try application()
    return historyAnswer(try replay(to: goal))
  }

  func forward(_ request: Request) throws(SessionError) -> JSON {
    let count = try request.integer("count") ?? (steps.count - current)
    guard count >= 0, current + count <= steps.count else {
      let known = steps.count - current
      let text =
        switch known {
        case 0: "No step was gone back from, so that none can be run again."
        case 1: "One step can be run again, not \(count)."
        default: "\(known) steps can be run again, not \(count)."
        }
      throw SessionError(.noStep, text)
    }
    _ = try application()
    var differences: Differences = []
    for _ in 0..<count { differences += try runNextStep(compares: true) }
    return historyAnswer(differences)
  }

  func remove(_ request: Request) throws(SessionError) -> JSON {
    let index = try number(of: request)
    return try edit(from: index) { $0.remove(at: index) }
  }

  func replace(_ request: Request) throws(SessionError) -> JSON {
    let index = try number(of: request)
    let new = try Request(try request.needed("with", request["with"]))
    guard CallKind.named(new.call)?.isStep == true else {
      throw SessionError(.badParameter, "\"\(new.call)\" is no step.")
    }
    return try edit(from: index) { $0[index].call = new }
  }

  private func number(of request: Request) throws(SessionError) -> Int {
    let number = try request.needed("step", try request.integer("step"))
    guard (1...max(steps.count, 1)).contains(number), !steps.isEmpty else {
      throw SessionError(
        .noStep, "There is no step \(number).",
        advice: steps.isEmpty ? "Nothing was done since the launch" : "Steps go from 1 to \(steps.count)")
    }
    return number - 1
  }

  /// Changes the steps and runs them all; where one cannot be done, everything is as before.
  private func edit(from index: Int, _ change: (inout [SessionStep]) -> Void) throws(SessionError) -> JSON {
    let (former, place) = (steps, current)
    change(&steps)
    do throws(SessionError) {
      return historyAnswer(try replay(to: steps.count, comparing: index))
    } catch {
      steps = former
      _ = try? replay(to: place)
      throw error
    }
  }

  /// Launches with other settings and runs the steps again; where one cannot be done, everything is as before.
  func change(_ request: Request) throws(SessionError) -> JSON {
    let (former, place, before) = (steps, current, settings)
    do throws(SessionError) {
      try settings.take(request)
      return historyAnswer(try replay(to: current, comparing: 0))
    } catch {
      (steps, settings) = (former, before)
      if running != nil { _ = try? replay(to: place) }
      throw error
    }
  }

  /// Does each of some calls from the same state, and goes back after each.
  func attempt(_ request: Request) throws(SessionError) -> JSON {
    try checkLaunching()
    let calls = try request.needed("calls", request["calls"])
    guard let elements = calls.elements, elements.count <= 20 else {
      throw SessionError(.badParameter, "\"calls\" of \"try\" is an array of at most 20 calls.")
    }
    _ = try application()
    readScreen()
    let (former, place, known) = (steps, current, knownReferences)
    var results: [JSON] = []
    for element in elements {
      do throws(SessionError) {
        let call = try Request(element)
        guard CallKind.named(call.call)?.isStep == true else {
          throw SessionError(.badParameter, "\"\(call.call)\" is no step, and needs no trying.")
        }
        results.append(.members(["call": call.json, "result": try perform(step: call)]))
        steps = former
        try restore(to: place, known)
      } catch {
        results.append(.members(["call": element, "error": error.json]))
      }
    }
    readScreen()
    return .members(["results": .array(results), "current": .integer(current), "screen": .string(screen.hash)])
  }

  func listSteps() -> JSON {
    let listed = steps.enumerated().map { index, step in
      JSON.members([
        "number": .integer(index + 1), "call": step.call.json, "title": .string(step.title),
        "code": .string(CodeWriter.lines(of: step, .xctest).joined(separator: "\n")),
        "time": .seconds(step.time), "screen": .string(step.hash),
      ])
    }
    return .members([
      "steps": .array(listed), "current": .integer(current), "settings": settings.json,
      "app": running?.host.map { .string($0.tree.root.label) }, "paused": pausedJSON,
    ])
  }
}
