import Foundation

extension Transcript: Codable {
  /// Writes the entries, so that a session of another launch can continue this one.
  public func encode(to encoder: any Encoder) throws {
    let content = GeneratedContent(properties: ["version": 1, "entries": map(\.stored)])
    try CodedContent(content: content).encode(to: encoder)
  }

  /// Reads what another transcript has written.
  public init(from decoder: any Decoder) throws {
    do {
      let content = try CodedContent(from: decoder).content
      self.init(entries: try content.value([GeneratedContent].self, forProperty: "entries").map(Entry.init(stored:)))
    } catch let error as LanguageModelSession.GenerationError {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: error.failureReason ?? "", underlyingError: error))
    }
  }
}

extension Transcript.Entry {
  fileprivate var stored: GeneratedContent {
    switch self {
    case .instructions(let entry):
      GeneratedContent(properties: [
        "role": "instructions", "id": entry.id, "segments": entry.segments.map(\.stored),
        "tools": entry.toolDefinitions.map {
          GeneratedContent(properties: [
            "name": $0.name, "description": $0.description, "parameters": $0.parameters.described.jsonString,
          ])
        },
      ])
    case .prompt(let entry):
      GeneratedContent(properties: [
        "role": "prompt", "id": entry.id, "segments": entry.segments.map(\.stored),
        "sampling": entry.options.sampling?.name, "temperature": entry.options.temperature,
        "maximumResponseTokens": entry.options.maximumResponseTokens,
        "responseFormat": entry.responseFormat?.schema.described.jsonString,
      ])
    case .toolCalls(let entry):
      GeneratedContent(properties: [
        "role": "toolCalls", "id": entry.id,
        "calls": entry.map {
          GeneratedContent(properties: ["id": $0.id, "name": $0.toolName, "arguments": $0.arguments.jsonString])
        },
      ])
    case .toolOutput(let entry):
      GeneratedContent(properties: [
        "role": "toolOutput", "id": entry.id, "name": entry.toolName, "segments": entry.segments.map(\.stored),
      ])
    case .response(let entry):
      GeneratedContent(properties: [
        "role": "response", "id": entry.id, "assets": entry.assetIDs, "segments": entry.segments.map(\.stored),
      ])
    }
  }

  fileprivate init(stored: GeneratedContent) throws {
    let id = try stored.value(String.self, forProperty: "id")
    func segments() throws -> [Transcript.Segment] {
      try stored.value([GeneratedContent].self, forProperty: "segments").map(Transcript.Segment.init(stored:))
    }
    let role = try stored.value(String.self, forProperty: "role")
    switch role {
    case "instructions":
      let tools = try stored.value([GeneratedContent].self, forProperty: "tools").map {
        Transcript.ToolDefinition(
          name: try $0.value(forProperty: "name"), description: try $0.value(forProperty: "description"),
          parameters: GenerationSchema(described: try GeneratedContent(json: $0.value(forProperty: "parameters"))))
      }
      self = .instructions(.init(id: id, segments: try segments(), toolDefinitions: tools))
    case "prompt":
      let options = GenerationOptions(
        sampling: try stored.value(String?.self, forProperty: "sampling").map(
          GenerationOptions.SamplingMode.init(name:)),
        temperature: try stored.value(Double?.self, forProperty: "temperature"),
        maximumResponseTokens: try stored.value(Int?.self, forProperty: "maximumResponseTokens"))
      let format = try stored.value(String?.self, forProperty: "responseFormat").map {
        Transcript.ResponseFormat(schema: GenerationSchema(described: try GeneratedContent(json: $0)))
      }
      self = .prompt(.init(id: id, segments: try segments(), options: options, responseFormat: format))
    case "toolCalls":
      let calls = try stored.value([GeneratedContent].self, forProperty: "calls").map {
        Transcript.ToolCall(
          id: try $0.value(forProperty: "id"), toolName: try $0.value(forProperty: "name"),
          arguments: try GeneratedContent(json: $0.value(forProperty: "arguments")))
      }
      self = .toolCalls(.init(id: id, calls))
    case "toolOutput":
      self = .toolOutput(
        .init(id: id, toolName: try stored.value(forProperty: "name"), segments: try segments()))
    case "response":
      self = .response(.init(id: id, assetIDs: try stored.value(forProperty: "assets"), segments: try segments()))
    default: throw stored.problem("an entry of a transcript")
    }
  }
}

extension Transcript.Segment {
  fileprivate var stored: GeneratedContent {
    switch self {
    case .text(let segment): GeneratedContent(properties: ["id": segment.id, "text": segment.content])
    case .structure(let segment):
      GeneratedContent(properties: [
        "id": segment.id, "source": segment.source, "structure": segment.content.jsonString,
      ])
    }
  }

  fileprivate init(stored: GeneratedContent) throws {
    let id = try stored.value(String.self, forProperty: "id")
    if let text = try stored.value(String?.self, forProperty: "text") {
      self = .text(.init(id: id, content: text))
    } else {
      self = .structure(
        .init(
          id: id, source: try stored.value(forProperty: "source"),
          content: try GeneratedContent(json: stored.value(forProperty: "structure"))))
    }
  }
}
