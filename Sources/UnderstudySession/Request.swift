import UnderstudyJSON

/// A call with its parameters, as a request, a step or a part of `try` has it.
package struct Request: Equatable {
  /// What the answer repeats; nil for a call that is no request of its own.
  package var id: JSON?
  package let call: String
  /// The members beside `id` and `call`, in their order.
  package let parameters: [JSON.Member]

  package init(_ call: String, _ parameters: KeyValuePairs<String, JSON?> = [:]) {
    self.call = call
    self.parameters = parameters.compactMap { name, value in value.map { JSON.Member(name, $0) } }
  }

  /// - Throws: ``SessionError`` for anything but an object with a `call` of a known name and known parameters.
  package init(_ json: JSON) throws(SessionError) {
    guard let members = json.members else {
      throw SessionError(.malformed, "A request is an object, and this is \(json.kind).", advice: Self.example)
    }
    guard let call = json["call"] else {
      throw SessionError(.malformed, "The request has no \"call\".", advice: Self.example)
    }
    guard let name = call.text else {
      throw SessionError(.malformed, "\"call\" is a text, and here it is \(call.kind).", advice: Self.example)
    }
    if let id = json["id"] {
      guard id.double != nil else {
        throw SessionError(.malformed, "\"id\" is a number, and here it is \(id.kind).", advice: Self.example)
      }
      self.id = id
    }
    self.call = name
    parameters = members.filter { $0.name != "id" && $0.name != "call" }
    try check()
  }

  private static let example = "Write {\"id\":1,\"call\":\"tree\"}"

  private func check() throws(SessionError) {
    guard let kind = CallKind.named(call) else {
      throw SessionError(
        .unknownCall, "There is no call \"\(call)\".",
        advice: "Calls: \(CallKind.all.map(\.name).joined(separator: ", "))")
    }
    let unknown = parameters.first { parameter in !kind.parameters.contains { $0.name == parameter.name } }
    guard let unknown else { return }
    let known = kind.parameters.map(\.name)
    throw SessionError(
      .unknownParameter, "\"\(call)\" has no parameter \"\(unknown.name)\".",
      advice: known.isEmpty ? "It has none" : "Its parameters: \(known.joined(separator: ", "))")
  }

  /// The request as JSON, without its number.
  package var json: JSON { .object([JSON.Member("call", .string(call))] + parameters) }

  subscript(name: String) -> JSON? {
    let value = parameters.last { $0.name == name }?.value
    return value == .null ? nil : value
  }

  /// This call with a parameter set.
  func setting(_ name: String, to value: JSON?) -> Request {
    var copy = Request(call, [:], JSON.object(parameters).setting(name, to: value).members ?? [])
    copy.id = id
    return copy
  }

  private init(_ call: String, _: KeyValuePairs<String, JSON?>, _ parameters: [JSON.Member]) {
    (self.call, self.parameters) = (call, parameters)
  }

  // MARK: - Parameters

  private func bad(_ name: String, _ wanted: String, _ value: JSON) -> SessionError {
    SessionError(.badParameter, "\"\(name)\" of \"\(call)\" is \(wanted), and here it is \(value.kind).")
  }

  func text(_ name: String) throws(SessionError) -> String? {
    guard let value = self[name] else { return nil }
    guard let text = value.text else { throw bad(name, "a text", value) }
    return text
  }

  /// A text that names something, and so has at least one character.
  ///
  /// - Throws: ``SessionError`` for an empty one.
  func name(_ name: String) throws(SessionError) -> String? {
    guard let text = try text(name) else { return nil }
    guard !text.isEmpty else { throw SessionError(.badParameter, "\"\(name)\" of \"\(call)\" is empty.") }
    return text
  }

  func number(_ name: String) throws(SessionError) -> Double? {
    guard let value = self[name] else { return nil }
    guard let number = value.double else { throw bad(name, "a number", value) }
    guard number.isFinite else {
      throw SessionError(.badParameter, "\"\(name)\" of \"\(call)\" is \(value), which is no number of use.")
    }
    return number
  }

  func integer(_ name: String) throws(SessionError) -> Int? {
    guard let value = self[name] else { return nil }
    if let double = value.double, value.integer == nil {
      throw SessionError(
        .badParameter, "\"\(name)\" of \"\(call)\" is \(JSON.number(double)), which is not a whole number.")
    }
    guard let number = value.integer else { throw bad(name, "a whole number", value) }
    return number
  }

  func truth(_ name: String) throws(SessionError) -> Bool? {
    guard let value = self[name] else { return nil }
    guard let truth = value.truth else { throw bad(name, "true or false", value) }
    return truth
  }

  func texts(_ name: String) throws(SessionError) -> [String]? {
    guard let value = self[name] else { return nil }
    guard let texts = value.texts else { throw bad(name, "an array of texts", value) }
    return texts
  }

  /// The names and texts of an object of texts.
  func dictionary(_ name: String) throws(SessionError) -> [String: String]? {
    guard let value = self[name] else { return nil }
    guard let members = value.members else { throw bad(name, "an object of texts", value) }
    var result: [String: String] = [:]
    for member in members {
      guard let text = member.value.text else { throw bad(name, "an object of texts", member.value) }
      result[member.name] = text
    }
    return result
  }

  /// A parameter that must be there.
  func needed<Value>(_ name: String, _ value: Value?) throws(SessionError) -> Value {
    if let value { return value }
    throw SessionError(.missingParameter, "\"\(call)\" needs the parameter \"\(name)\".")
  }

  /// One of several words.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, of type: Choice.Type
  ) throws(SessionError) -> Choice? where Choice.RawValue == String {
    guard let text = try text(name) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw SessionError(.badParameter, "\"\(name)\" cannot be \"\(text)\".", advice: "It can be \(known)")
  }
}
