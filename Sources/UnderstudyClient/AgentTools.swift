import UnderstudyJSON
import UnderstudySockets

/// A tool that the door for agents offers: its name, what it does, its arguments, and the request that it stands for.
struct AgentTool {
  let name: String
  let meaning: String
  /// Each argument with its type and meaning; those that must be there come with an exclamation mark.
  let arguments: KeyValuePairs<String, (type: String, meaning: String)>
  let needed: [String]
  /// Nil for the tool that begins a session.
  let request: (@Sendable (JSON) throws -> JSON)?

  private init(
    _ name: String, _ meaning: String, _ arguments: KeyValuePairs<String, (type: String, meaning: String)> = [:],
    needs needed: [String] = [], _ request: (@Sendable (JSON) throws -> JSON)? = nil
  ) {
    (self.name, self.meaning, self.arguments, self.needed, self.request) = (name, meaning, arguments, needed, request)
  }

  /// As `tools/list` has it.
  var json: JSON {
    let properties = arguments.map { name, kind -> JSON.Member in
      var schema: JSON = [:]
      if kind.type != "any" { schema = ["type": .string(kind.type)] }
      if kind.type == "array" { schema = schema.setting("items", to: ["type": "string"]) }
      if !kind.meaning.isEmpty { schema = schema.setting("description", to: .string(kind.meaning)) }
      return JSON.Member(name, schema)
    }
    var schema: JSON = ["type": "object", "properties": .object(properties)]
    if !needed.isEmpty { schema = schema.setting("required", to: .texts(needed)) }
    return ["name": .string(name), "description": .string(meaning), "inputSchema": schema]
  }

  /// - Throws: ``ClientError`` for arguments that the tool does not have, of another type, or that are missing.
  func check(_ given: JSON) throws {
    guard let members = given.members else {
      throw ClientError("The arguments of \(name) are an object, and these are \(given.kind).")
    }
    for member in members {
      guard let kind = arguments.first(where: { $0.key == member.name })?.value else {
        let known = arguments.map(\.key).joined(separator: ", ")
        throw ClientError(
          "\(name) has no argument \"\(member.name)\"; " + (known.isEmpty ? "it has none." : "it has \(known)."))
      }
      guard member.value != .null, !Self.isOfType(kind.type, member.value) else { continue }
      let wanted = Self.words[kind.type] ?? kind.type
      throw ClientError("\"\(member.name)\" of \(name) is \(wanted), and here it is \(member.value.kind).")
    }
    for argument in needed where given[argument] == nil || given[argument] == .null {
      throw ClientError("\(name) needs the argument \"\(argument)\".")
    }
  }

  private static let words = [
    "string": "a text", "array": "an array of texts", "boolean": "true or false", "number": "a number",
  ]

  private static func isOfType(_ type: String, _ value: JSON) -> Bool {
    switch type {
    case "string": value.text != nil
    case "array": value.texts != nil
    case "boolean": value.truth != nil
    case "number": value.double?.isFinite == true
    default: true
    }
  }

  static func named(_ name: String) -> AgentTool? { all.first { $0.name == name } }

  private static let target = ("string", "name, identifier, eN, or query as buttons[\"Save\"]")

  static let all: [AgentTool] = [
    AgentTool(
      "open", "Launches the SwiftUI app afresh. Shows the screen.",
      [
        "app": ("string", "its type; needed if several"),
        "settings": ("array", "scheme=dark, locale=de_DE, device=…, typeSize=XL"),
      ]),
    AgentTool(
      "look", "The screen as a tree, or the elements that a query finds, with the query for a test.",
      ["query": ("string", "")]
    ) { arguments in
      arguments["query"].map { ["call": "find", "query": $0] } ?? ["call": "tree"]
    },
    AgentTool("picture", "The screen as an image.", ["marks": ("boolean", "draw identifiers")]) { arguments in
      .members(["call": "picture", "format": "png", "marks": arguments["marks"]])
    },
    AgentTool("tap", "Taps. Says what changed.", ["target": target], needs: ["target"]) { arguments in
      ["call": "tap", "target": point(arguments["target"])]
    },
    AgentTool(
      "type", "Types text.", ["text": ("string", ""), "target": ("string", "field; the focused one unless given")],
      needs: ["text"]
    ) { arguments in
      .members(["call": "type", "text": arguments["text"], "target": arguments["target"]])
    },
    AgentTool(
      "gesture", "Another action, written as a command: \(commands).", ["command": ("string", "such as swipe up")],
      needs: ["command"]
    ) { arguments in
      try SessionCommand.request(SessionCommand.split(arguments["command"]?.text ?? ""))
    },
    AgentTool(
      "clock",
      "Moves the app's virtual clock, which stands still otherwise; without arguments tells the time and timers.",
      ["seconds": ("number", ""), "next": ("boolean", "to the next timer")]
    ) { arguments in
      .members(["call": "clock", "advance": arguments["seconds"], "next": arguments["next"]])
    },
    AgentTool(
      "expect", "Notes an assertion for the test.",
      [
        "target": target, "kind": ("string", "exists, label, value, enabled, selected, count"),
        "expected": ("any", "what it is now unless given"),
      ], needs: ["target"]
    ) { arguments in
      .members([
        "call": "assert", "target": arguments["target"], "kind": arguments["kind"], "expected": arguments["expected"],
      ])
    },
    AgentTool(
      "explain", "Why something is so.",
      [
        "what": (
          "string", "why (who wrote the value of name), state (of view name), events, preferences, issues, audit, steps"
        ),
        "name": ("string", ""),
      ], needs: ["what"], explain),
    AgentTool(
      "back", "Launches again and runs the steps up to a number; exact.", ["to": ("number", "0: the launch")],
      needs: ["to"]
    ) {
      arguments in .members(["call": "back", "to": arguments["to"]])
    },
    AgentTool(
      "try", "What each action would lead to, without doing it.", ["actions": ("array", "names to tap, or commands")],
      needs: ["actions"]
    ) { arguments in
      try SessionCommand.request(["try"] + (arguments["actions"]?.texts ?? []))
    },
    AgentTool(
      "test", "The steps as a test; with file it is written.",
      ["file": ("string", ""), "name": ("string", ""), "framework": ("string", "xctest or testing")]
    ) { arguments in
      .members([
        "call": arguments["file"] == nil ? "code" : "write", "file": arguments["file"], "name": arguments["name"],
        "framework": arguments["framework"],
      ])
    },
  ]

  private static let commands =
    "swipe, scroll, press, double-tap, drag, clear, adjust, rotate, home, activate, url, remove"

  private static func point(_ value: JSON?) -> JSON { value?.text.map { SessionCommand.target($0) } ?? value ?? .null }

  @Sendable private static func explain(_ arguments: JSON) throws -> JSON {
    let name = arguments["name"]
    switch arguments["what"]?.text {
    case "why": return .members(["call": "why", "name": name])
    case "state": return .members(["call": "state", "view": name])
    case let what? where ["events", "preferences", "issues", "audit", "steps"].contains(what):
      return ["call": .string(what)]
    default: throw ClientError("\"what\" is why, state, events, preferences, issues, audit or steps.")
    }
  }
}
