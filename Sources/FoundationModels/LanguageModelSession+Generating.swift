extension LanguageModelSession {
  // MARK: - Values of a type

  /// Asks the model for a value.
  ///
  /// - Parameters:
  ///   - prompt: What to answer.
  ///   - type: What to generate.
  ///   - includeSchemaInPrompt: Whether the model reads what the type needs; it has no effect here.
  ///   - options: How to generate; kept in the transcript.
  /// - Throws: ``GenerationError``, or ``ToolCallError``.
  @discardableResult public nonisolated(nonsending) func respond<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> {
    try await streamResponse(to: prompt, generating: type, options: options).collect()
  }

  /// Asks the model for a value by a text.
  ///
  /// - Throws: ``GenerationError``, or ``ToolCallError``.
  @discardableResult public nonisolated(nonsending) func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> {
    try await respond(to: Prompt(prompt), generating: type, options: options)
  }

  /// Asks the model for a value by a prompt of several parts.
  ///
  /// - Throws: ``GenerationError``, or ``ToolCallError``.
  @discardableResult public nonisolated(nonsending) func respond<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> {
    try await respond(to: try prompt(), generating: type, options: options)
  }

  /// Asks the model for a value, and gives what has come of it until it is complete.
  ///
  /// - Parameters:
  ///   - prompt: What to answer.
  ///   - type: What to generate.
  ///   - includeSchemaInPrompt: Whether the model reads what the type needs; it has no effect here.
  ///   - options: How to generate; kept in the transcript.
  public func streamResponse<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> {
    ResponseStream(session: self, prompt: prompt, options: options, format: ModelFormat(type))
  }

  /// Asks the model for a value by a text, as a stream.
  public func streamResponse<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { streamResponse(to: Prompt(prompt), generating: type, options: options) }

  /// Asks the model for a value by a prompt of several parts, as a stream.
  public func streamResponse<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<Content> { streamResponse(to: try prompt(), generating: type, options: options) }

  // MARK: - Content of a schema

  /// Asks the model for content that a schema describes.
  ///
  /// - Parameters:
  ///   - prompt: What to answer.
  ///   - schema: What to generate.
  ///   - includeSchemaInPrompt: Whether the model reads the schema; it has no effect here.
  ///   - options: How to generate; kept in the transcript.
  /// - Throws: ``GenerationError``, or ``ToolCallError``.
  @discardableResult public nonisolated(nonsending) func respond(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> {
    try await streamResponse(to: prompt, schema: schema, options: options).collect()
  }

  /// Asks the model by a text for content that a schema describes.
  ///
  /// - Throws: ``GenerationError``, or ``ToolCallError``.
  @discardableResult public nonisolated(nonsending) func respond(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> {
    try await respond(to: Prompt(prompt), schema: schema, options: options)
  }

  /// Asks the model by a prompt of several parts for content that a schema describes.
  ///
  /// - Throws: ``GenerationError``, or ``ToolCallError``.
  @discardableResult public nonisolated(nonsending) func respond(
    schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<GeneratedContent> {
    try await respond(to: try prompt(), schema: schema, options: options)
  }

  /// Asks the model for content that a schema describes, and gives what has come of it until it is complete.
  ///
  /// - Parameters:
  ///   - prompt: What to answer.
  ///   - schema: What to generate.
  ///   - includeSchemaInPrompt: Whether the model reads the schema; it has no effect here.
  ///   - options: How to generate; kept in the transcript.
  public func streamResponse(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<GeneratedContent> {
    ResponseStream(session: self, prompt: prompt, options: options, format: ModelFormat(schema))
  }

  /// Asks the model by a text for content that a schema describes, as a stream.
  public func streamResponse(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<GeneratedContent> { streamResponse(to: Prompt(prompt), schema: schema, options: options) }

  /// Asks the model by a prompt of several parts for content that a schema describes, as a stream.
  public func streamResponse(
    schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<GeneratedContent> {
    streamResponse(to: try prompt(), schema: schema, options: options)
  }
}
