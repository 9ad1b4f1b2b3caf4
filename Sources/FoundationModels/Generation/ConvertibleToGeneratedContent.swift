/// Something that can be shown to the model as if the model had generated it. Source: Apple's page
/// "ConvertibleToGeneratedContent".
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
  /// The value as the model would generate it.
  var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
  /// A text as it is, other values as JSON.
  public var instructionsRepresentation: Instructions { return Instructions(text: generatedContent.text) }
  /// A text as it is, other values as JSON.
  public var promptRepresentation: Prompt { return Prompt(text: generatedContent.text) }
}
