import Foundation

extension Bool: Generable {
  /// Allows true and false.
  public static var generationSchema: GenerationSchema { .init(name: "Bool", shape: .boolean) }
  /// Reads true or false; anything else throws.
  public init(_ content: GeneratedContent) throws {
    guard case .bool(let value) = content.kind else { throw content.problem("true or false") }
    self = value
  }
  /// Content that is true or false.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}

extension String: Generable {
  /// Allows any text.
  public static var generationSchema: GenerationSchema { .init(name: "String", shape: .text(choices: [])) }
  /// Reads a text; anything else throws.
  public init(_ content: GeneratedContent) throws {
    guard case .string(let text) = content.kind else { throw content.problem("a text") }
    self = text
  }
  /// Content that is a text.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
}

extension Double: Generable {
  /// Allows any number.
  public static var generationSchema: GenerationSchema { .number("Double") }
  /// Reads a number; anything else throws.
  public init(_ content: GeneratedContent) throws {
    guard case .number(let value) = content.kind else { throw content.problem("a number") }
    self = value
  }
  /// Content that is a number.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}

extension Float: Generable {
  /// Allows any number.
  public static var generationSchema: GenerationSchema { .number("Float") }
  /// Reads a number and rounds it to single precision; anything else throws.
  public init(_ content: GeneratedContent) throws { self.init(try Double(content)) }
  /// Content that is a number.
  public var generatedContent: GeneratedContent { Double(self).generatedContent }
}

extension Int: Generable {
  /// Allows whole numbers.
  public static var generationSchema: GenerationSchema { .number("Int", isWhole: true) }
  /// Reads a whole number; anything else throws, also a number with a fraction.
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind, let value = Int(exactly: number) else {
      throw content.problem("a whole number")
    }
    self = value
  }
  /// Content that is a number.
  public var generatedContent: GeneratedContent { Double(self).generatedContent }
}

extension Decimal: Generable {
  /// Allows any number.
  public static var generationSchema: GenerationSchema { .number("Decimal") }
  /// Reads a number by its shortest decimal digits; anything else throws.
  public init(_ content: GeneratedContent) throws {
    guard let value = Decimal(string: "\(try Double(content))") else { throw content.problem("a number") }
    self = value
  }
  /// Content that is a number, in double precision.
  public var generatedContent: GeneratedContent { double.generatedContent }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  /// Reads the elements. An element at the end of which too little has come is left out.
  public init(_ content: GeneratedContent) throws {
    self = try content.elements().enumerated().compactMap { place, part in
      guard part.isComplete else { return try? Element(part) }
      return try within("element \(place)") { try Element(part) }
    }
  }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
  /// Content that lists the content of each element.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}

extension Array: Generable where Element: Generable {
  /// An array of what has come of each element.
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]

  /// Allows any number of elements, each by its own schema.
  public static var generationSchema: GenerationSchema {
    .init(
      name: "Array", shape: .array(element: { Element.generationSchema.shape }, minimum: nil, maximum: nil))
  }
}

extension Optional where Wrapped: Generable {
  /// What has come of the wrapped value; an optional of it is shown meanwhile.
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

extension Optional: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent {
  /// The wrapped value's content, or null.
  public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}

extension Never: Generable {
  /// Allows nothing.
  public static var generationSchema: GenerationSchema { .init(name: "Never", shape: .oneOf([])) }
  /// Throws, whatever the content is.
  public init(_ content: GeneratedContent) throws { throw content.problem("nothing") }
  /// Is never asked for, as there is no value.
  public var generatedContent: GeneratedContent { switch self {} }
}

extension GenerationSchema {
  fileprivate static func number(_ name: String, isWhole: Bool = false) -> Self {
    .init(name: name, shape: .number(minimum: nil, maximum: nil, isWhole: isWhole))
  }
}
