import Foundation
import Observation
import UnderstudyTime

/// Something that the model can generate: a `String`. Source: Apple's page "Generable".
public protocol Generable: Sendable {
  /// What there is before all of it has come.
  associatedtype PartiallyGenerated: Sendable = Self
}

extension String: Generable {}

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

  /// Begins a conversation.
  ///
  /// - Parameters:
  ///   - model: All have the same answers.
  ///   - instructions: How the model is to answer, the first entry of the transcript.
  public convenience init(model: SystemLanguageModel = .default, instructions: String? = nil) {
    self.init(model: model, instructions: instructions.map { Instructions($0) })
  }

  /// Begins a conversation with instructions that were made before.
  public convenience init(model: SystemLanguageModel = .default, instructions: Instructions?) {
    var transcript = Transcript()
    if let instructions { transcript.append(.instructions(.init(segments: .init(instructions.text)))) }
    self.init(model: model, transcript: transcript)
  }

  /// Begins a conversation with instructions of several parts.
  public convenience init(
    model: SystemLanguageModel = .default, @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows { self.init(model: model, instructions: try instructions()) }

  /// Continues a conversation.
  public init(model: SystemLanguageModel = .default, transcript: Transcript) {
    state = Guarded(State(transcript: transcript))
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

  /// Has the device load the model: it is always there.
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
  ) -> ResponseStream<String> { ResponseStream(session: self, prompt: prompt, options: options) }

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
  /// - Returns: the answer, and how long it takes in seconds.
  func begin(
    _ prompt: Prompt, _ options: GenerationOptions
  ) throws(GenerationError) -> (text: String, delay: Double) {
    let wasResponding = registrar.withMutation(of: self, keyPath: \.isResponding) {
      state.withLock { state in
        defer { state.isResponding = true }
        return state.isResponding
      }
    }
    if wasResponding { throw .concurrentRequests(.init("The session is answering another prompt.")) }
    append(.prompt(.init(segments: .init(prompt.text), options: options)))
    do { return try ModelState.current.ask(prompt.text) } catch {
      end()
      throw error
    }
  }

  func append(_ entry: Transcript.Entry) {
    registrar.withMutation(of: self, keyPath: \.transcript) { state.withLock { $0.transcript.append(entry) } }
  }

  func end() {
    registrar.withMutation(of: self, keyPath: \.isResponding) { state.withLock { $0.isResponding = false } }
  }
}
