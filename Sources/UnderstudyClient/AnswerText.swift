import UnderstudyJSON

/// The short texts of answers, for people and agents.
package enum AnswerText {
  /// - Parameters:
  ///   - answer: with a result or an error.
  ///   - call: the request's.
  ///   - names: what lists the rest of an answer.
  package static func text(_ answer: JSON, of call: String, names: ListingNames = .commands) -> String {
    if let error = answer["error"] { return text(ofError: error, names) }
    guard let result = answer["result"] else { return answer.description }
    switch call {
    case "tree": return screen(result)
    case "find": return matches(result)
    case "steps": return steps(result)
    case "events": return events(result)
    case "try": return tried(result, names)
    case "code": return result["code"]?.text ?? ""
    case "write": return "wrote \(result["file"]?.text ?? "")"
    case "picture":
      if let file = result["file"]?.text { return "wrote \(file)" }
      return result["svg"]?.text ?? result["png"]?.text ?? ""
    case "assert": return StepText(result, names, isNote: true).text
    case "clock" where result["step"] == nil: return clock(result)
    case "continue": return "the test continues"
    case "stop": return "the test is stopped"
    case "step", "launch", "settings", "back", "forward", "remove", "replace", "reload": return place(result)
    default:
      if result["step"] != nil { return StepText(result, names).text }
      let lines = result["lines"]?.texts ?? []
      return lines.isEmpty ? "none" : lines.joined(separator: "\n")
    }
  }

  private static func text(ofError error: JSON, _ names: ListingNames) -> String {
    let advice = error["advice"]?.text.map { ["Try: \(names.naming($0))"] } ?? []
    let message = shortened(error["message"]?.text ?? "")
    return (["error \(error["code"]?.text ?? ""): \(message)"] + advice).joined(separator: "\n")
  }

  /// A failure's message without the elements that were searched: `tree` has them.
  private static func shortened(_ message: String) -> String {
    var lines: [Substring] = []
    var isInList = false
    for line in message.split(separator: "\n") {
      if line.hasPrefix("Searched ") { break }
      // `steps` and `events` have these.
      if line.hasPrefix("Last events: ") { continue }
      if isInList {
        isInList = !line.hasPrefix(")}")
      } else if line.hasSuffix(" from input {(") {
        lines.append(line.dropLast(" from input {(".count))
        isInList = true
      } else {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }

  // MARK: - Steps

  /// The screen's hash, the time, and what else there is to say.
  private static func ending(_ result: JSON) -> [String] {
    var lines = [screenLine(result)]
    lines += (result["issues"]?.texts ?? []).map { "issue: \($0)" }
    lines += (result["pending"]?.texts ?? []).map { "pending: \($0)" }
    lines += decided(result)
    let next = result["next"]?.texts ?? []
    if !next.isEmpty { lines.append("next: \(next.joined(separator: "; "))") }
    return lines
  }

  /// What is not verified on a device.
  static func decided(_ result: JSON) -> [String] {
    let parts = result["decided"]?.texts ?? []
    return parts.isEmpty ? [] : ["decided: \(parts.joined(separator: "; "))"]
  }

  /// The hash of the screen, and the time.
  static func screenLine(_ result: JSON) -> String {
    "screen \(result["screen"]?.text ?? "") at \(seconds(result["time"])) s"
  }

  private static func seconds(_ time: JSON?) -> String { (time ?? 0).description }

  private static func clock(_ result: JSON) -> String {
    let next = result["next"]?.double.map { "the next timer is due at \(JSON.number($0)) s" } ?? "no timer is set"
    return (["it is \(seconds(result["time"])) s; \(next)"] + (result["pending"]?.texts ?? [])).joined(separator: "\n")
  }

  private static func steps(_ result: JSON) -> String {
    let current = result["current"]?.integer ?? 0
    let ofTest = (result["paused"]?["steps"]?.texts ?? []).enumerated().map { "test \($0 + 1) \($1)" }
    let lines =
      ofTest
      + (result["steps"]?.elements ?? []).map { step in
        let number = step["number"]?.integer ?? 0
        return "\(number) \(step["title"]?.text ?? "")" + (number > current ? " (gone back from)" : "")
      }
    return lines.isEmpty ? "no steps" : lines.joined(separator: "\n")
  }

  /// The latest events with their numbers; those from a number on if one was asked for.
  private static func events(_ result: JSON) -> String {
    let events = result["events"]?.elements ?? []
    guard !events.isEmpty else { return "none" }
    let isFromNumber = result["after"] != nil
    let shown = isFromNumber ? events.prefix(mostEvents) : events.suffix(mostEvents)
    let lines = shown.map { event in "\(number(of: event)) \(shortened(line: event["text"]?.text ?? ""))" }
    let left = events.count - lines.count
    guard left > 0, let last = shown.last else { return lines.joined(separator: "\n") }
    let rest = isFromNumber ? "… and \(left) more: events \(number(of: last) + 1)" : "… \(left) earlier"
    return (isFromNumber ? lines + [rest] : [rest] + lines).joined(separator: "\n")
  }

  private static func number(of event: JSON) -> Int { event["number"]?.integer ?? 0 }

  private static func shortened(line: String) -> String {
    line.count > longestEvent ? line.prefix(longestEvent - 1) + "…" : line
  }

  private static let (mostEvents, longestEvent) = (25, 160)

  private static func tried(_ result: JSON, _ names: ListingNames) -> String {
    (result["results"]?.elements ?? []).map { entry in
      if let error = entry["error"] {
        let message = shortened(error["message"]?.text ?? "").split(separator: "\n").first ?? ""
        let call = entry["call"]
        let name = call?["target"]?.text ?? call?["call"]?.text ?? ""
        return "\(name): \(error["code"]?.text ?? ""): \(message)"
      }
      let result = entry["result"] ?? .null
      let changes = StepText.changes(result["changes"]?.texts ?? [], names)
      return (["\(result["title"]?.text ?? ""):"] + changes.map { "  \($0)" }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  // MARK: - Screens

  private static func screen(_ result: JSON) -> String {
    let lines = result["lines"]?.texts ?? []
    return
      ((lines.isEmpty ? ["nothing is on the screen"] : lines) + ["screen \(result["screen"]?.text ?? "")"]
      + decided(result))
      .joined(separator: "\n")
  }

  /// Where a paused test is.
  static func pause(_ paused: JSON) -> String {
    "paused: \(paused["test"]?.text ?? ""), \(paused["reason"]?.text ?? "")"
  }

  private static func place(_ result: JSON) -> String {
    var lines = result["paused"].map { [pause($0)] } ?? []
    if let current = result["current"]?.integer {
      lines.append("at step \(current) of \(result["steps"]?.integer ?? current)")
    }
    if result["deterministic"] == false {
      lines.append("not deterministic:")
      lines += (result["differences"]?.texts ?? []).map { "  \($0)" }
    }
    return (lines + (result["lines"]?.texts ?? []) + ending(result)).joined(separator: "\n")
  }

  private static func matches(_ result: JSON) -> String {
    let count = result["count"]?.integer ?? 0
    guard count > 0 else {
      let near = result["near"]?.texts ?? []
      let advice = result["advice"]?.text.map { ["Try: \($0)"] } ?? []
      return (["no match"] + near.map { "close: \($0)" } + advice).joined(separator: "\n")
    }
    return (["\(count) \(count == 1 ? "match" : "matches")"] + (result["lines"]?.texts ?? [])).joined(separator: "\n")
  }
}
