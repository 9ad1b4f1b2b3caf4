import Foundation

/// What was said in a session. Source: Apple's page "Transcript".
public struct Transcript: RandomAccessCollection, Equatable, Sendable {
  /// One thing that was said. Source: Apple's page "Transcript.Entry".
  public enum Entry: Identifiable, Equatable, Sendable {
    /// How the app wants the model to answer.
    case instructions(Instructions)
    /// What the app asked.
    case prompt(Prompt)
    /// Which tools the model asked for.
    case toolCalls(ToolCalls)
    /// What a tool answered.
    case toolOutput(ToolOutput)
    /// What the model answered.
    case response(Response)

    /// Identifies the entry.
    public var id: String {
      switch self {
      case .instructions(let instructions): instructions.id
      case .prompt(let prompt): prompt.id
      case .toolCalls(let calls): calls.id
      case .toolOutput(let output): output.id
      case .response(let response): response.id
      }
    }
  }

  /// A part of an entry: a text or a value. Source: Apple's page "Transcript.Segment".
  public enum Segment: Identifiable, Equatable, Sendable {
    /// Plain text.
    case text(TextSegment)
    /// A value with properties.
    case structure(StructuredSegment)

    /// Identifies the part.
    public var id: String {
      switch self {
      case .text(let segment): segment.id
      case .structure(let segment): segment.id
      }
    }
  }

  /// A text of an entry. Source: Apple's page "Transcript.TextSegment".
  public struct TextSegment: Identifiable, Equatable, Sendable {
    /// Identifies the text.
    public var id: String
    /// The text.
    public var content: String

    /// Makes a text.
    public init(id: String = UUID().uuidString, content: String) { (self.id, self.content) = (id, content) }
  }

  /// What a session began with. Source: Apple's page "Transcript.Instructions".
  public struct Instructions: Identifiable, Equatable, Sendable {
    /// Identifies the entry.
    public var id: String
    /// The texts.
    public var segments: [Segment]
    /// The tools of the session.
    public var toolDefinitions: [ToolDefinition]

    /// Makes an entry.
    public init(id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition] = []) {
      (self.id, self.segments, self.toolDefinitions) = (id, segments, toolDefinitions)
    }
  }

  /// What the app has asked. Source: Apple's page "Transcript.Prompt".
  public struct Prompt: Identifiable, Equatable, Sendable {
    /// Identifies the entry.
    public var id: String
    /// The texts.
    public var segments: [Segment]
    /// How the model was to generate.
    public var options: GenerationOptions
    /// What the model was to generate; nil for a text.
    public var responseFormat: ResponseFormat?

    /// Makes an entry.
    public init(
      id: String = UUID().uuidString, segments: [Segment], options: GenerationOptions = GenerationOptions(),
      responseFormat: ResponseFormat? = nil
    ) { (self.id, self.segments, self.options, self.responseFormat) = (id, segments, options, responseFormat) }
  }

  /// What the model has answered. Source: Apple's page "Transcript.Response".
  public struct Response: Identifiable, Equatable, Sendable {
    /// Identifies the entry.
    public var id: String
    /// Which models have answered; none.
    public var assetIDs: [String]
    /// The texts or the value.
    public var segments: [Segment]

    /// Makes an entry.
    public init(id: String = UUID().uuidString, assetIDs: [String] = [], segments: [Segment]) {
      (self.id, self.assetIDs, self.segments) = (id, assetIDs, segments)
    }
  }

  private var entries: [Entry]

  /// Makes a transcript, for a session that continues another one.
  public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }

  /// The place of the first entry, 0.
  public var startIndex: Int { entries.startIndex }
  /// The place after the last entry.
  public var endIndex: Int { entries.endIndex }
  /// The entry of a place, the oldest first.
  public subscript(index: Int) -> Entry { entries[index] }

  mutating func append(_ entry: Entry) { entries.append(entry) }
}

extension Transcript.Entry: CustomStringConvertible {
  /// Who speaks, and the texts.
  public var description: String {
    switch self {
    case .instructions(let instructions): "Instructions: \(instructions.segments.text)"
    case .prompt(let prompt): "Prompt: \(prompt.segments.text)"
    case .toolCalls(let calls): "Tool calls: \(calls.map(\.description).joined(separator: ", "))"
    case .toolOutput(let output): "Tool output: \(output.segments.text)"
    case .response(let response): "Response: \(response.segments.text)"
    }
  }
}

extension Transcript.Segment: CustomStringConvertible {
  /// The text, or the value as JSON.
  public var description: String {
    switch self {
    case .text(let segment): segment.content
    case .structure(let segment): segment.content.jsonString
    }
  }
}

extension [Transcript.Segment] {
  fileprivate var text: String { map(\.description).joined(separator: "\n") }

  init(_ text: String) { self = [.text(Transcript.TextSegment(content: text))] }
}
