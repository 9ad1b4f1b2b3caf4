import Foundation

extension Transcript {
  /// A value of an entry. Source: Apple's page "Transcript.StructuredSegment".
  public struct StructuredSegment: Identifiable, Equatable, Sendable {
    /// Identifies the value.
    public var id: String
    /// What has made the value: the name of its type, or of a tool.
    public var source: String
    /// The value.
    public var content: GeneratedContent

    /// Makes a part of an entry.
    public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
      (self.id, self.source, self.content) = (id, source, content)
    }
  }

  /// What the model is to generate. Source: Apple's page "Transcript.ResponseFormat".
  public struct ResponseFormat: Equatable, Sendable {
    let schema: GenerationSchema

    /// The name of the type or the schema.
    public var name: String { schema.name }

    /// Makes a format of a type.
    public init<Content: Generable>(type: Content.Type) { schema = type.generationSchema }
    /// Makes a format of a schema.
    public init(schema: GenerationSchema) { self.schema = schema }

    /// Compares the names and the parts.
    public static func == (one: Self, other: Self) -> Bool {
      one.schema.debugDescription == other.schema.debugDescription
    }
  }

  /// A tool of the session. Source: Apple's page "Transcript.ToolDefinition".
  public struct ToolDefinition: Equatable, Sendable {
    /// What the model calls it by.
    public var name: String
    /// What it is for.
    public var description: String
    let parameters: GenerationSchema

    /// Describes a tool.
    public init(name: String, description: String, parameters: GenerationSchema) {
      (self.name, self.description, self.parameters) = (name, description, parameters)
    }
    /// Describes a tool of the app.
    public init(tool: some Tool) {
      self.init(name: tool.name, description: tool.description, parameters: tool.parameters)
    }

    /// Compares the names, the descriptions and the parameters.
    public static func == (one: Self, other: Self) -> Bool {
      one.name == other.name && one.description == other.description
        && one.parameters.debugDescription == other.parameters.debugDescription
    }
  }

  /// What the model asks a tool to do. Source: Apple's page "Transcript.ToolCall".
  public struct ToolCall: Identifiable, Equatable, Sendable {
    /// Identifies the call; its output has the same.
    public var id: String
    /// Which tool.
    public var toolName: String
    /// What the tool is given.
    public var arguments: GeneratedContent

    /// Makes a call.
    public init(id: String, toolName: String, arguments: GeneratedContent) {
      (self.id, self.toolName, self.arguments) = (id, toolName, arguments)
    }
  }

  /// What the model asks tools to do. Source: Apple's page "Transcript.ToolCalls".
  public struct ToolCalls: RandomAccessCollection, Identifiable, Equatable, Sendable {
    /// Identifies the entry.
    public var id: String
    private let calls: [ToolCall]

    /// Makes an entry.
    public init(id: String = UUID().uuidString, _ calls: some Sequence<ToolCall>) {
      (self.id, self.calls) = (id, Array(calls))
    }

    /// The place of the first call, 0.
    public var startIndex: Int { calls.startIndex }
    /// The place after the last call.
    public var endIndex: Int { calls.endIndex }
    /// The call of a place.
    public subscript(position: Int) -> ToolCall { calls[position] }
  }

  /// What a tool has given. Source: Apple's page "Transcript.ToolOutput".
  public struct ToolOutput: Identifiable, Equatable, Sendable {
    /// Identifies the call.
    public var id: String
    /// Which tool.
    public var toolName: String
    /// The text or the value.
    public var segments: [Segment]

    /// Makes an entry.
    public init(id: String, toolName: String, segments: [Segment]) {
      (self.id, self.toolName, self.segments) = (id, toolName, segments)
    }
  }
}

extension Transcript.ToolCall: CustomStringConvertible {
  /// The tool and what it is given.
  public var description: String { "\(toolName) \(arguments.jsonString)" }
}
