/// Something that what the model has generated can be read as. Source: Apple's page "ConvertibleFromGeneratedContent".
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  /// Reads generated content.
  ///
  /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)``, if the content does not fit.
  init(_ content: GeneratedContent) throws
}
