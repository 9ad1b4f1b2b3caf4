import UnderstudyJSON
import UnderstudySockets

/// A command of a session as it is typed, such as `tap Save` or `type Tea into Name`.
package struct SessionCommand {
  package let name: String
  /// How it is written.
  package let usage: String
  package let meaning: String
  /// Makes the request of what stands behind the name; nil where that is not understood.
  fileprivate let request: @Sendable ([String]) throws -> JSON?

  private init(
    _ name: String, _ usage: String, _ meaning: String, _ request: @escaping @Sendable ([String]) throws -> JSON?
  ) {
    (self.name, self.usage, self.meaning, self.request) = (name, usage, meaning, request)
  }

  package static func named(_ name: String) -> SessionCommand? { all.first { $0.name == name } }

  /// The request of a command with its arguments.
  ///
  /// - Throws: ``ClientError`` with how it is written.
  package static func request(_ words: [String]) throws -> JSON {
    guard let first = words.first, let command = named(first) else {
      let known = all.map(\.name).joined(separator: ", ")
      throw ClientError("There is no command \"\(words.first ?? "")\"; commands of a session: \(known)")
    }
    guard let request = try command.request(Array(words.dropFirst())) else {
      throw ClientError("Write: \(command.name) \(command.usage)")
    }
    return request
  }

  // MARK: - The commands

  package static let all: [SessionCommand] = actions + looks + history + pauses

  private static let actions = [
    SessionCommand("tap", "TARGET", "Taps an element.") { one("tap", $0) },
    SessionCommand("double-tap", "TARGET", "Taps twice.") { one("doubleTap", $0) },
    SessionCommand("press", "TARGET [SECONDS]", "Holds a finger.") { words in
      guard (1...2).contains(words.count) else { return nil }
      let seconds = words.count == 2 ? try number(words[1], of: "press") : 1
      return seconds.map { ["call": "press", "target": target(words[0]), "seconds": .number($0)] }
    },
    SessionCommand("type", "TEXT [into TARGET]", "Types into a field, or what has the focus; \\n is Return.") { words in
      switch words.count {
      case 1: ["call": "type", "text": typed(words[0])]
      case 3 where words[1] == "into": ["call": "type", "text": typed(words[0]), "target": target(words[2])]
      default: nil
      }
    },
    SessionCommand("clear", "TARGET", "Deletes the text of a field.") { one("clear", $0) },
    SessionCommand("swipe", "up|down|left|right [TARGET]", "Flicks a finger.") { words in
      switch words.count {
      case 1: ["call": "swipe", "direction": .string(words[0])]
      case 2: ["call": "swipe", "direction": .string(words[0]), "target": target(words[1])]
      default: nil
      }
    },
    SessionCommand("scroll", "DX DY [TARGET]", "Moves what scrolls by points; a negative DY shows what follows.") {
      words in
      guard (2...3).contains(words.count), let dx = try number(words[0], of: "scroll"),
        let dy = try number(words[1], of: "scroll")
      else { return nil }
      let start: JSON = ["call": "scroll", "dx": .number(dx), "dy": .number(dy)]
      return words.count == 3 ? start.setting("at", to: target(words[2])) : start
    },
    SessionCommand("drag", "TARGET TARGET", "Moves one thing to another.") { words in
      words.count == 2 ? ["call": "drag", "target": target(words[0]), "to": target(words[1])] : nil
    },
    SessionCommand("adjust", "TARGET VALUE", "Moves a slider (0 to 1), or turns a wheel to a row.") { words in
      guard words.count == 2 else { return nil }
      let value: JSON = try number(words[1], of: "adjust").map { .number($0) } ?? .string(words[1])
      return ["call": "adjust", "target": target(words[0]), "value": value]
    },
    SessionCommand("clock", "[+SECONDS | next]", "Moves the app's clock, or says what time it is.") { words in
      guard let text = words.first else { return ["call": "clock"] }
      guard words.count == 1 else { return nil }
      if text == "next" { return ["call": "clock", "next": true] }
      let digits = text.drop { $0 == "+" }
      return try number(String(digits.hasSuffix("s") ? digits.dropLast() : digits), of: "clock")
        .map { ["call": "clock", "advance": .number($0)] }
    },
    SessionCommand("rotate", "ORIENTATION", "Turns the device: portrait, landscapeLeft, …") { words in
      words.count == 1 ? ["call": "rotate", "orientation": .string(words[0])] : nil
    },
    SessionCommand("back-button", "", "Taps the first button of the navigation bar.") { words in
      words.isEmpty ? ["call": "backButton"] : nil
    },
    SessionCommand("home", "", "Sends the app to the background.") { $0.isEmpty ? ["call": "home"] : nil },
    SessionCommand("activate", "", "Brings the app back.") { $0.isEmpty ? ["call": "activate"] : nil },
    SessionCommand("url", "URL", "Gives the app a URL.") { words in
      words.count == 1 ? ["call": "open", "url": .string(words[0])] : nil
    },
    SessionCommand(
      "expect", "TARGET [KIND [EXPECTED]]",
      "Notes an assertion: exists, label, value, enabled, selected, count; what it is now is expected unless given."
    ) { words in
      guard (1...3).contains(words.count) else { return nil }
      var request: JSON = ["call": "assert", "target": target(words[0])]
      if words.count > 1 { request = request.setting("kind", to: .string(words[1])) }
      if words.count > 2 { request = request.setting("expected", to: try value(words[2], of: words[1])) }
      return request
    },
  ]

  /// A text as a shell passes it, in which `\n` is Return.
  private static func typed(_ text: String) -> JSON { .string(text.replacing("\\n", with: "\n")) }

  private static let looks = [
    SessionCommand("tree", "", "What the screen shows.") { $0.isEmpty ? ["call": "tree"] : nil },
    SessionCommand("find", "NAME|QUERY", "The elements of a name or a query, with the query of each.") { words in
      words.count == 1 ? ["call": "find", "query": .string(words[0])] : nil
    },
    SessionCommand("picture", "[FILE] [--marks]", "The screen as SVG or PNG, by the file's name.") { words in
      let file = words.first { !$0.hasPrefix("--") }
      guard words.allSatisfy({ $0 == file || $0 == "--marks" }) else { return nil }
      return .members([
        "call": "picture", "marks": words.contains("--marks") ? true : nil, "format": try file.flatMap(format),
      ])
    },
    SessionCommand("why", "NAME", "Who wrote a value: a property, a key, a preference.") { words in
      words.count == 1 ? ["call": "why", "name": .string(words[0])] : nil
    },
    SessionCommand("state", "[VIEW]", "The state of a view, or of all.") { words in
      words.count < 2 ? .members(["call": "state", "view": words.first.map { .string($0) }]) : nil
    },
    SessionCommand("events", "[NUMBER]", "What happened last, or from a number on.") { words in
      guard let word = words.first else { return ["call": "events"] }
      guard words.count == 1, let number = Int(word), number > 0 else { return nil }
      return ["call": "events", "after": .integer(number - 1)]
    },
    SessionCommand("preferences", "", "The preferences with their values.") {
      $0.isEmpty ? ["call": "preferences"] : nil
    },
    SessionCommand("audit", "", "Problems of accessibility.") { $0.isEmpty ? ["call": "audit"] : nil },
    SessionCommand("issues", "", "What the runtime found wrong.") { $0.isEmpty ? ["call": "issues"] : nil },
  ]

  private static let history = [
    SessionCommand("steps", "", "What was done.") { $0.isEmpty ? ["call": "steps"] : nil },
    SessionCommand(
      "back", "[COUNT | to STEP]", "Launches again and runs that many steps fewer; to 0 is the launch."
    ) { words in
      guard words.first == "to" else { return counted("back", words) }
      return words.count == 2 ? Int(words[1]).map { ["call": "back", "to": .integer($0)] } : nil
    },
    SessionCommand("forward", "[COUNT]", "Runs steps again.") { counted("forward", $0) },
    SessionCommand("remove", "STEP", "Removes a step and runs the others.") { words in
      words.count == 1 ? Int(words[0]).map { ["call": "remove", "step": .integer($0)] } : nil
    },
    SessionCommand("try", "\"TARGET\"…", "What a tap on each would lead to, or what another command would.") { words in
      let calls = words.compactMap { word -> JSON? in
        let parts = split(word)
        if let name = parts.first, parts.count > 1 || withoutTarget.contains(name), named(name) != nil {
          return try? request(parts)
        }
        return ["call": "tap", "target": target(word)]
      }
      return words.isEmpty || calls.count < words.count ? nil : ["call": "try", "calls": .array(calls)]
    },
    SessionCommand(
      "settings", "NAME=VALUE…",
      "Launches otherwise and runs the steps: scheme=dark, locale=de_DE, device=…, typeSize=XL, …"
    ) { words in
      settings(words).flatMap { words.isEmpty ? nil : $0.setting("call", to: "settings") }
    },
    SessionCommand(
      "test", "[--write FILE] [--name NAME] [--testing] [--app TYPE] [--reversed N]",
      "The steps as a test, for XCTest or Swift Testing; the assertion N then expects the contrary."
    ) { test($0) },
  ]

  private static let pauses = [
    SessionCommand("continue", "", "Lets a paused test continue.") { $0.isEmpty ? ["call": "continue"] : nil },
    SessionCommand("step", "", "Lets a paused test take its next step.") { $0.isEmpty ? ["call": "step"] : nil },
    SessionCommand("stop", "", "Ends a paused test, and its process.") { $0.isEmpty ? ["call": "stop"] : nil },
  ]

  // MARK: - Arguments

  /// The format of a picture by the ending of its file's name; nil for SVG.
  private static func format(of file: String) throws -> JSON? {
    let name = file.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "svg": return nil
    case "png": return "png"
    case let other: throw ClientError("\(file): there are pictures of the formats svg and png, and none of \(other).")
    }
  }

  /// Actions of one word, which `try` does not take for names of elements.
  private static let withoutTarget: Set = ["back-button", "home", "activate"]

  private static func one(_ call: String, _ words: [String]) -> JSON? {
    words.count == 1 ? ["call": .string(call), "target": target(words[0])] : nil
  }

  private static func counted(_ call: String, _ words: [String]) -> JSON? {
    guard let word = words.first else { return ["call": .string(call)] }
    return words.count == 1
      ? Int(word).flatMap { $0 > 0 ? $0 : nil }.map { ["call": .string(call), "count": .integer($0)] } : nil
  }

  /// A point where it is written as `10,20`.
  static func target(_ word: String) -> JSON {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    if parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite, y.isFinite {
      return ["x": .number(x), "y": .number(y)]
    }
    return .string(word)
  }

  /// A number as it is typed; nil for another word.
  ///
  /// - Throws: ``ClientError`` for `nan` and `inf`, and for what is too large.
  private static func number(_ word: String, of command: String) throws -> Double? {
    guard let number = Double(word) else { return nil }
    guard number.isFinite else { throw ClientError("\(command) takes no number such as \"\(word)\".") }
    return number
  }

  private static func value(_ word: String, of kind: String) throws -> JSON {
    switch kind {
    case "label", "value": .string(word)
    case "count": try number(word, of: "count").map { .number($0) } ?? .string(word)
    default: word == "true" ? true : word == "false" ? false : .string(word)
    }
  }

  /// Settings as `name=value`; nil where a word is none.
  package static func settings(_ words: [String]) -> JSON? {
    var members: [JSON.Member] = []
    for word in words {
      guard let sign = word.firstIndex(of: "="), sign != word.startIndex else { return nil }
      let (name, value) = (String(word[..<sign]), String(word[word.index(after: sign)...]))
      members.append(JSON.Member(name, name == "arguments" ? .texts(split(value)) : .string(value)))
    }
    return .object(members)
  }

  private static func test(_ words: [String]) -> JSON? {
    var request: JSON = ["call": "code"]
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--testing" {
        request = request.setting("framework", to: "testing")
        continue
      }
      guard let value = rest.popFirst() else { return nil }
      switch word {
      case "--write": request = request.setting("call", to: "write").setting("file", to: .string(value))
      case "--name": request = request.setting("name", to: .string(value))
      case "--app": request = request.setting("app", to: .string(value))
      case "--reversed":
        guard let number = Int(value) else { return nil }
        request = request.setting("reversed", to: .integer(number))
      default: return nil
      }
    }
    return request
  }

}
