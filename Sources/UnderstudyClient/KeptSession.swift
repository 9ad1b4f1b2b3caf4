import Foundation
import UnderstudyJSON

/// A session that outlives its process: after a trap, or with a new build, the steps are run again.
package final class KeptSession {
  private var program: String
  private var log: String
  private var child: SessionChild
  /// How the app was launched, and what was done, as the process said last.
  private var settings: JSON = .object([])
  private var steps: [JSON] = []

  /// - Parameters:
  ///   - program: the built tests.
  ///   - log: the file that gets what the app prints.
  package init(program: String, log: String) throws {
    (self.program, self.log) = (program, log)
    child = try SessionChild(program: program, log: log)
  }

  package var greeting: JSON { child.greeting }

  private static let looks: Set = [
    "find", "tree", "picture", "events", "state", "why", "preferences", "audit", "issues", "steps", "code", "write",
    "try",
  ]

  /// Moves what the app has printed to another file, which gets what it prints then.
  func moveLog(to path: String) {
    child.moveLog(to: path)
    log = path
  }

  func removeLog() { unlink(log) }

  /// Answers a request.
  package func answer(_ request: JSON) -> JSON {
    if request["call"] == "try", let calls = request["calls"]?.elements, (2...20).contains(calls.count) {
      return tried(calls)
    }
    return answerOnce(request)
  }

  /// Tries each call by itself, as one that ends the process takes the answers to the others along.
  private func tried(_ calls: [JSON]) -> JSON {
    var (results, last) = ([JSON](), JSON.object([]))
    for call in calls {
      let answer = answerOnce(["call": "try", "calls": .array([call])])
      if let result = answer["result"], let tried = result["results"]?.elements {
        results += tried
        last = result
      } else if let code = answer["error"]?["code"]?.text, Self.ends.contains(code) {
        results.append(.members(["call": call, "error": answer["error"]]))
      } else {
        // It is about all of them.
        return answer
      }
    }
    return ["result": last.setting("results", to: .array(results))]
  }

  /// The codes of errors after which the process is another one.
  private static let ends: Set = ["trap", "hang", "ended"]

  private func answerOnce(_ request: JSON) -> JSON {
    if request["call"] == "reload" {
      let former = program
      program = request["program"]?.text ?? program
      let answer = restarted()
      if answer["error"]?["code"] == Self.notStarted { program = former }
      return answer
    }
    let answer = child.send(request)
    if child.hasEnded {
      let again = restarted()
      let place = again["error"] == nil ? "The session is at step \(steps.count) again." : "It cannot be started again."
      let message = (answer["error"]?["message"]?.text ?? "") + "\n" + place
      return answer.setting("error", to: answer["error"]?.setting("message", to: .string(message)))
    }
    if let call = request["call"]?.text, !Self.looks.contains(call), answer["result"] != nil { note() }
    return answer
  }

  private func note() {
    guard let result = child.send(["call": "steps"])["result"] else { return }
    settings = result["settings"] ?? settings
    let count = result["current"]?.integer ?? 0
    steps = (result["steps"]?.elements ?? []).prefix(count).compactMap { $0["call"] }
  }

  private static let notStarted: JSON = "not-launched"

  /// Starts the process again, and does what was done.
  ///
  /// - Returns: the last answer, or the first error. If no process can be started, the one before continues.
  private func restarted() -> JSON {
    do {
      let fresh = try SessionChild(program: program, log: log)
      child.end()
      child = fresh
    } catch {
      return ["error": ["code": Self.notStarted, "message": .string("\(error)")]]
    }
    var answer = child.send(settings.setting("call", to: "launch"))
    var done: [JSON] = []
    for step in steps where answer["error"] == nil {
      answer = child.send(step)
      if answer["error"] == nil { done.append(step) }
    }
    steps = done
    guard answer["error"] == nil, let tree = child.send(["call": "tree"])["result"] else { return answer }
    return ["result": tree.setting("current", to: .integer(done.count))]
  }

  package func end() { child.end() }
}
