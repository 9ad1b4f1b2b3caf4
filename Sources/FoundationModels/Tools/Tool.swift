/// Something that the model can have the app do before it answers. Source: Apple's page "Tool".
///
/// The test says by `app.world.languageModel` which tools the model calls.
public protocol Tool<Arguments, Output>: Sendable {
  /// What the model is given back: a text, or a value that it could have generated.
  associatedtype Output: PromptRepresentable
  /// What the model gives the tool.
  associatedtype Arguments: ConvertibleFromGeneratedContent

  /// What the model and the test call the tool by; the name of its type, if nothing else is said.
  var name: String { get }
  /// What the tool is for, for the model.
  var description: String { get }
  /// What the arguments are; those of their type, if nothing else is said.
  var parameters: GenerationSchema { get }
  /// Whether the instructions say what the arguments are; it has no effect here.
  var includesSchemaInInstructions: Bool { get }

  /// Does what the tool is for.
  ///
  /// - Throws: Any error, which the app gets as a ``LanguageModelSession/ToolCallError``.
  @concurrent func call(arguments: Arguments) async throws -> Output
}

extension Tool {
  /// The name of the tool's type.
  public var name: String { "\(Self.self)" }
  /// Whether the instructions say what the arguments are: so they do.
  public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
  /// What the type of the arguments needs.
  public var parameters: GenerationSchema { Arguments.generationSchema }
}

extension Tool {
  /// Calls the tool with what the model has generated.
  ///
  /// - Returns: What the transcript has of the output.
  @concurrent func segment(for content: GeneratedContent) async throws -> Transcript.Segment {
    let arguments: Arguments
    do { arguments = try Arguments(content) } catch let error as LanguageModelSession.GenerationError {
      throw error.saying("The arguments do not fit the tool \"\(name)\"")
    }
    let output: Output
    do { output = try await call(arguments: arguments) } catch {
      throw LanguageModelSession.ToolCallError(tool: self, underlyingError: error)
    }
    if let value = output as? any ConvertibleToGeneratedContent {
      let content = value.generatedContent
      if case .string = content.kind {} else { return .structure(.init(source: name, content: content)) }
    }
    return .text(.init(content: output.promptRepresentation.text))
  }
}
