/// Says what a variable of a `@Generable` type is and which values it can have. Source: Apple's page "Guide(description:_:)".
///
/// - Parameters:
///   - description: What the variable is, for the model.
///   - guides: What values are possible; the type ``GenerationGuide`` has them.
@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
  #externalMacro(module: "UnderstudyMacros", type: "GuideMacro") where T: Generable

/// Says what a text of a `@Generable` type is and how it is written.
///
/// - Parameters:
///   - description: What the variable is, for the model.
///   - guides: What the text has to match; texts that are made for want of an answer do not.
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
  #externalMacro(module: "UnderstudyMacros", type: "GuideMacro")

/// Says what a variable of a `@Generable` type is.
///
/// - Parameter description: What the variable is, for the model.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "UnderstudyMacros", type: "GuideMacro")
