/// Something that the model can generate, which `@Generable` makes of a structure or an enumeration. Source: Apple's page
/// "Generable".
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// What there is before all of it has come.
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self

  /// What the model has to generate.
  static var generationSchema: GenerationSchema { get }
}

extension Generable {
  /// The complete value, as streams give it before it is complete.
  public func asPartiallyGenerated() -> PartiallyGenerated {
    do { return try PartiallyGenerated(generatedContent) } catch {
      preconditionFailure("\(Self.self) does not read what it has written: \(error)")
    }
  }
}

/// Makes a structure or an enumeration one that the model can generate.
///
/// Variables are made one after the other, with what `@Guide` says about them. Their partial type has them as optionals. Constants
/// with a value, variables of the type and those that are computed are left out; a variable of the type ``GenerationID`` identifies
/// the value while it comes. An enumeration's case is its name, its raw value if that is a text, or, with associated values, a
/// structure with the name as `case` and the values by their labels. Source: Apple's page "Generable(description:)".
///
/// - Parameter description: What the values are, for the model.
@attached(member, names: named(generationSchema), named(generatedContent), named(PartiallyGenerated))
@attached(extension, conformances: Generable, names: named(init(_:)))
public macro Generable(description: String? = nil) =
  #externalMacro(module: "UnderstudyMacros", type: "GenerableMacro")
