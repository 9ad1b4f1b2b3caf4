import Foundation
import UnderstudyJSON
import UnderstudySockets

/// The door for agents: JSON-RPC 2.0 on standard input and output, a line for each message, as the Model Context Protocol has it.
package final class AgentDoor {
  private let program: String
  private let log: String
  private var session: KeptSession?
  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  /// - Parameters:
  ///   - program: the built tests, which are started with the first call of a tool.
  ///   - log: the file that gets what the app prints.
  package init(program: String, log: String) { (self.program, self.log) = (program, log) }

  deinit { session?.end() }

  /// Answers messages until the input ends.
  package func run() {
    signal(SIGPIPE, SIG_IGN)
    var reader = LineReader(0)
    while let line = reader.next() {
      guard let answer = answer(line) else { continue }
      guard writeAll(answer.description + "\n", to: 1) else { return }
    }
  }

  /// The answer to a message; nil to a notification, which gets none, and to an empty line.
  package func answer(_ line: String) -> JSON? {
    guard !line.allSatisfy(\.isWhitespace) else { return nil }
    let message: JSON
    do {
      message = try JSON(reading: line)
    } catch {
      return Self.error(-32700, error.message, id: .null)
    }
    guard message.members != nil, let method = message["method"]?.text else {
      return Self.error(-32600, "A request is an object with a method.", id: message["id"] ?? .null)
    }
    guard let id = message["id"] else { return nil }
    switch method {
    case "initialize": return Self.result(initialized(message["params"] ?? [:]), id: id)
    case "ping": return Self.result([:], id: id)
    case "tools/list": return Self.result(["tools": .array(AgentTool.all.map(\.json))], id: id)
    case "tools/call":
      guard let name = message["params"]?["name"]?.text, let tool = AgentTool.named(name) else {
        let known = AgentTool.all.map(\.name).joined(separator: ", ")
        return Self.error(-32602, "There is no such tool; tools: \(known)", id: id)
      }
      return Self.result(call(tool, message["params"]?["arguments"] ?? [:]), id: id)
    default: return Self.error(-32601, "There is no method \"\(method)\".", id: id)
    }
  }

  private func initialized(_ parameters: JSON) -> JSON {
    let wanted = parameters["protocolVersion"]?.text ?? ""
    return [
      "protocolVersion": .string(Self.versions.contains(wanted) ? wanted : Self.versions[0]),
      "capabilities": ["tools": [:]], "serverInfo": ["name": "understudy", "version": "1"],
    ]
  }

  private func call(_ tool: AgentTool, _ arguments: JSON) -> JSON {
    do {
      try tool.check(arguments)
      let request = try tool.request?(arguments) ?? Self.launch(arguments)
      let session = try session ?? KeptSession(program: program, log: log)
      self.session = session
      let answer = session.answer(request)
      let isError = answer["error"] != nil
      if let image = answer["result"]?["png"] {
        return ["content": .array([["type": "image", "data": image, "mimeType": "image/png"]])]
      }
      let text = AnswerText.text(answer, of: request["call"]?.text ?? "", names: .tools)
      return Self.content(text, isError: isError)
    } catch {
      return Self.content("\(error)", isError: true)
    }
  }

  private static func launch(_ arguments: JSON) throws -> JSON {
    let words = arguments["settings"]?.texts ?? []
    guard let settings = SessionCommand.settings(words) else {
      throw ClientError("Settings are written as name=value, such as scheme=dark.")
    }
    return settings.setting("call", to: "launch").setting("app", to: arguments["app"] ?? settings["app"])
  }

  // MARK: - Messages

  private static func content(_ text: String, isError: Bool) -> JSON {
    .members(["content": .array([["type": "text", "text": .string(text)]]), "isError": isError ? true : nil])
  }

  private static func result(_ result: JSON, id: JSON) -> JSON { ["jsonrpc": "2.0", "id": id, "result": result] }

  private static func error(_ code: Int, _ message: String, id: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": id, "error": ["code": .integer(code), "message": .string(message)]]
  }
}
