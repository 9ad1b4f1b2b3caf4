import Foundation

extension Bool: Generable {
  public static var generationSchema: GenerationSchema { .init(name: "Bool", shape: .boolean) }
  public init(_ content: GeneratedContent) throws {
    guard case .bool(let value) = content.kind else { throw content.problem("true or false") }
    self = value
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}

extension String: Generable {
  public static var generationSchema: GenerationSchema { .init(name: "String", shape: .text(choices: [])) }
  public init(_ content: GeneratedContent) throws {
    guard case .string(let text) = content.kind else { throw content.problem("a text") }
    self = text
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
}

extension Double: Generable {
  public static var generationSchema: GenerationSchema { .number("Double") }
  public init(_ content: GeneratedContent) throws {
    guard case .number(let value) = content.kind else { throw content.problem("a number") }
    self = value
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}

extension Float: Generable {
  public static var generationSchema: GenerationSchema { .number("Float") }
  public init(_ content: GeneratedContent) throws { self.init(try Double(content)) }
  public var generatedContent: GeneratedContent { Double(self).generatedContent }
}

extension Int: Generable {
  public static var generationSchema: GenerationSchema { .number("Int", isWhole: true) }
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind, let value = Int(exactly: number) else {
      throw content.problem("a whole number")
    }
    self = value
  }
  public var generatedContent: GeneratedContent { Double(self).generatedContent }
}

extension Decimal: Generable {
  public static var generationSchema: GenerationSchema { .number("Decimal") }
  public init(_ content: GeneratedContent) throws {
    guard let value = Decimal(string: "\(try Double(content))") else { throw content.problem("a number") }
    self = value
  }
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
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}

extension Array: Generable where Element: Generable {
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]

  public static var generationSchema: GenerationSchema {
    .init(
      name: "Array", shape: .array(element: { Element.generationSchema.shape }, minimum: nil, maximum: nil))
  }
}

extension Optional where Wrapped: Generable {
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

extension Optional: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}

extension Never: Generable {
  public static var generationSchema: GenerationSchema { .init(name: "Never", shape: .oneOf([])) }
  public init(_ content: GeneratedContent) throws { throw content.problem("nothing") }
  public var generatedContent: GeneratedContent { switch self {} }
}

extension GenerationSchema {
  fileprivate static func number(_ name: String, isWhole: Bool = false) -> Self {
    .init(name: name, shape: .number(minimum: nil, maximum: nil, isWhole: isWhole))
  }
}
