extension LanguageModelSession {
  /// A complete answer. Source: Apple's page "LanguageModelSession.Response".
  public struct Response<Content: Generable> {
    /// What the model has answered.
    public let content: Content
    /// What the content was read from.
    public let rawContent: GeneratedContent
    /// What the prompt has added to the transcript.
    public let transcriptEntries: ArraySlice<Transcript.Entry>
  }

  /// An answer as it comes: a text word by word, a structure value by value, a list element by element. Source: Apple's page
  /// "LanguageModelSession.ResponseStream".
  ///
  /// The prompt is sent when the first element is asked for.
  public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable {
    /// What has come so far. Source: Apple's page "LanguageModelSession.ResponseStream.Snapshot".
    public struct Snapshot {
      /// All that has come so far.
      public var content: Content.PartiallyGenerated
      /// What the content was read from.
      public var rawContent: GeneratedContent
    }

    public typealias Element = Snapshot

    let session: LanguageModelSession
    let prompt: Prompt
    let options: GenerationOptions
    let format: ModelFormat

    /// Begins to ask.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(stream: self) }

    /// Waits for the complete answer.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError``, or ``LanguageModelSession/ToolCallError``.
    public nonisolated(nonsending) func collect() async throws -> Response<Content> {
      let place = session.transcript.endIndex
      let answer = try Answer(session, prompt, options, format)
      var content = GeneratedContent(kind: .null)
      while let part = try await answer.next() { content = part }
      return Response(
        content: try Content(content), rawContent: content,
        transcriptEntries: ArraySlice(session.transcript[place...]))
    }

    /// Gives what has come so far, after each step.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let stream: ResponseStream
      private var answer: Answer?

      fileprivate init(stream: ResponseStream) { self.stream = stream }

      /// The answer with one more step; nil if it is complete.
      ///
      /// - Throws: ``LanguageModelSession/GenerationError``, ``LanguageModelSession/ToolCallError``, or that the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Snapshot? {
        let answer = try self.answer ?? Answer(stream.session, stream.prompt, stream.options, stream.format)
        self.answer = answer
        while let part = try await answer.next() {
          // Of some types a value can only be read when all of it has come.
          guard let content = try? Content.PartiallyGenerated(part) else { continue }
          return Snapshot(content: content, rawContent: part)
        }
        return nil
      }
    }
  }
}

extension LanguageModelSession.Response: Sendable where Content: Sendable {}
extension LanguageModelSession.ResponseStream.Snapshot: Sendable where Content.PartiallyGenerated: Sendable {}

/// An answer that is not complete yet. It ends when it is complete, or when its stream is released.
private final class Answer {
  private let session: LanguageModelSession
  private let format: ModelFormat
  private let content: GeneratedContent
  /// Tools that are to be called before.
  private var calls: ArraySlice<ModelState.Call>
  private var steps: ArraySlice<GeneratedContent>
  private let pause: Duration
  private var hasEnded = false

  init(
    _ session: LanguageModelSession, _ prompt: Prompt, _ options: GenerationOptions, _ format: ModelFormat
  ) throws(LanguageModelSession.GenerationError) {
    let reply = try session.begin(prompt, options, format)
    (self.session, self.format, content, calls) = (session, format, reply.content, reply.calls[...])
    steps = content.steps()[...]
    pause = .seconds(reply.delay / Double(steps.count))
  }

  deinit { close() }

  nonisolated(nonsending) func next() async throws -> GeneratedContent? {
    do {
      while let call = calls.popFirst() { try await session.perform(call) }
      guard let step = steps.popFirst() else {
        if !hasEnded { session.append(.response(.init(segments: [segment]))) }
        close()
        return nil
      }
      if pause > .zero { try await Task.sleep(for: pause) } else { try Task.checkCancellation() }
      return step
    } catch {
      close()
      throw error
    }
  }

  private var segment: Transcript.Segment {
    format.isText
      ? .text(.init(content: content.text)) : .structure(.init(source: format.schema.name, content: content))
  }

  private func close() {
    if !hasEnded { session.end() }
    hasEnded = true
  }
}
