import Foundation
import Observation
import UnderstudyTime

/// One conversation with the model. Source: Apple's page "LanguageModelSession".
///
/// The test answers by `app.world.languageModel`. One prompt is answered at a time: a second one before is an error.
public final class LanguageModelSession: Observable, Sendable {
  private struct State: Sendable {
    var transcript: Transcript
    var isResponding = false
  }

  private let state: Guarded<State>
  private let registrar = ObservationRegistrar()
  private let tools: [any Tool]

  /// Begins a conversation.
  ///
  /// - Parameters:
  ///   - model: All have the same answers.
  ///   - tools: What the model can have the app do.
  ///   - instructions: How the model is to answer, the first entry of the transcript.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
  ) { self.init(model: model, tools: tools, instructions: instructions.map { Instructions($0) }) }

  /// Begins a conversation with instructions that were made before.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions?
  ) {
    var transcript = Transcript()
    if instructions != nil || !tools.isEmpty {
      transcript.append(
        .instructions(
          .init(
            segments: instructions.map { .init($0.text) } ?? [],
            toolDefinitions: tools.map { Transcript.ToolDefinition(tool: $0) })))
    }
    self.init(model: model, tools: tools, transcript: transcript)
  }

  /// Begins a conversation with instructions of several parts.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows { self.init(model: model, tools: tools, instructions: try instructions()) }

  /// Continues a conversation.
  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) {
    state = Guarded(State(transcript: transcript))
    self.tools = tools
  }

  /// What was said so far. Views that read it follow.
  public var transcript: Transcript {
    registrar.access(self, keyPath: \.transcript)
    return state.withLock { $0.transcript }
  }

  /// Whether the model is answering a prompt. Views that read it follow.
  public var isResponding: Bool {
    registrar.access(self, keyPath: \.isResponding)
    return state.withLock { $0.isResponding }
  }

  /// Asks the device to load the model: it is always there.
  public func prewarm(promptPrefix: Prompt? = nil) {}

  // MARK: - Answers

  /// Asks the model.
  ///
  /// - Parameters:
  ///   - prompt: What to answer.
  ///   - options: How to generate; kept in the transcript.
  /// - Throws: ``GenerationError``.
  @discardableResult public nonisolated(nonsending) func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> {
    try await streamResponse(to: prompt, options: options).collect()
  }

  /// Asks the model, and gives what it has said so far until its answer is complete.
  ///
  /// - Parameters:
  ///   - prompt: What to answer.
  ///   - options: How to generate; kept in the transcript.
  public func streamResponse(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> {
    ResponseStream(session: self, prompt: prompt, options: options, format: ModelFormat(String.self))
  }

  // MARK: - Convenience

  /// Asks the model by a text.
  ///
  /// - Throws: ``GenerationError``.
  @discardableResult public nonisolated(nonsending) func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { try await respond(to: Prompt(prompt), options: options) }

  /// Asks the model by a prompt of several parts.
  ///
  /// - Throws: ``GenerationError``.
  @discardableResult public nonisolated(nonsending) func respond(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> { try await respond(to: try prompt(), options: options) }

  /// Asks the model by a text, as a stream.
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { streamResponse(to: Prompt(prompt), options: options) }

  /// Asks the model by a prompt of several parts, as a stream.
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<String> { streamResponse(to: try prompt(), options: options) }

  // MARK: - For streams

  /// Begins an answer.
  ///
  /// - Returns: what the model does.
  func begin(
    _ prompt: Prompt, _ options: GenerationOptions, _ format: ModelFormat
  ) throws(GenerationError) -> ModelState.Reply {
    let wasResponding = registrar.withMutation(of: self, keyPath: \.isResponding) {
      state.withLock { state in
        defer { state.isResponding = true }
        return state.isResponding
      }
    }
    if wasResponding { throw .concurrentRequests(.init("The session is answering another prompt.")) }
    let responseFormat = format.isText ? nil : Transcript.ResponseFormat(schema: format.schema)
    append(.prompt(.init(segments: .init(prompt.text), options: options, responseFormat: responseFormat)))
    do { return try ModelState.current.ask(prompt.text, format) } catch {
      end()
      throw error
    }
  }

  /// Calls a tool for the model, and notes it in the transcript.
  nonisolated(nonsending) func perform(_ call: ModelState.Call) async throws {
    guard let tool = tools.first(where: { $0.name == call.tool }) else {
      let others = tools.isEmpty ? "It has none." : "It has \(quoted(tools.map(\.name)))."
      ModelState.log("The session has no tool \"\(call.tool)\". \(others)")
      return
    }
    let arguments = call.arguments ?? tool.parameters.shape.made() ?? GeneratedContent(kind: .null)
    ModelState.log("Call \(call.tool) with \(arguments.jsonString)")
    let entry = Transcript.ToolCall(id: UUID().uuidString, toolName: call.tool, arguments: arguments)
    append(.toolCalls(.init([entry])))
    let segment = try await tool.segment(for: arguments)
    append(.toolOutput(.init(id: entry.id, toolName: call.tool, segments: [segment])))
  }

  func append(_ entry: Transcript.Entry) {
    registrar.withMutation(of: self, keyPath: \.transcript) { state.withLock { $0.transcript.append(entry) } }
  }

  func end() {
    registrar.withMutation(of: self, keyPath: \.isResponding) { state.withLock { $0.isResponding = false } }
  }
}
