extension LanguageModelSession {
  /// A complete answer. Source: Apple's page "LanguageModelSession.Response".
  public struct Response<Content: Generable>: Sendable {
    /// What the model has answered.
    public let content: Content
    /// What the prompt has added to the transcript.
    public let transcriptEntries: ArraySlice<Transcript.Entry>
  }

  /// An answer as it comes, word by word. Source: Apple's page "LanguageModelSession.ResponseStream".
  ///
  /// The prompt is sent when the first element is asked for.
  public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable {
    /// What the model has said so far. Source: Apple's page "LanguageModelSession.ResponseStream.Snapshot".
    public struct Snapshot: Sendable {
      /// All that was said so far.
      public var content: Content.PartiallyGenerated
    }

    public typealias Element = Snapshot

    let session: LanguageModelSession
    let prompt: Prompt
    let options: GenerationOptions

    /// Begins to ask.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(stream: self) }

    /// Waits for the complete answer.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError``.
    public nonisolated(nonsending) func collect() async throws -> Response<Content> where Content == String {
      let place = session.transcript.endIndex
      var text = ""
      for try await snapshot in self { text = snapshot.content }
      return Response(content: text, transcriptEntries: ArraySlice(session.transcript[place...]))
    }

    /// Gives what was said so far, after each word.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let stream: ResponseStream
      private var answer: Answer?

      fileprivate init(stream: ResponseStream) { self.stream = stream }

      /// The answer with one more word; nil where it is complete.
      ///
      /// - Throws: ``LanguageModelSession/GenerationError``, or that the task is cancelled.
      public mutating func next() async throws -> Snapshot? {
        let answer = try self.answer ?? Answer(stream.session, stream.prompt, stream.options)
        self.answer = answer
        return try await answer.next().flatMap { $0 as? Content.PartiallyGenerated }.map { Snapshot(content: $0) }
      }
    }
  }
}

/// An answer that is not complete yet. It ends when it is complete, or when its stream is released.
private final class Answer {
  private let session: LanguageModelSession
  private let text: String
  /// Where words end that were not given yet.
  private var ends: ArraySlice<String.Index>
  private let pause: Duration
  private var hasEnded = false

  init(
    _ session: LanguageModelSession, _ prompt: Prompt, _ options: GenerationOptions
  ) throws(LanguageModelSession.GenerationError) {
    let (text, delay) = try session.begin(prompt, options)
    (self.session, self.text) = (session, text)
    ends = (text.indices.filter { text[$0] == " " } + [text.endIndex])[...]
    pause = .seconds(delay / Double(ends.count))
  }

  deinit { close() }

  func next() async throws -> String? {
    guard let end = ends.popFirst() else {
      if !hasEnded { session.append(.response(.init(segments: .init(text)))) }
      close()
      return nil
    }
    do {
      if pause > .zero { try await Task.sleep(for: pause) } else { try Task.checkCancellation() }
    } catch {
      close()
      throw error
    }
    return String(text[..<end])
  }

  private func close() {
    if !hasEnded { session.end() }
    hasEnded = true
  }
}
