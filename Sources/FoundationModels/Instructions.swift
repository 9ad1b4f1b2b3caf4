/// How the model is to answer all prompts of a session. Source: Apple's page "Instructions".
public struct Instructions: Hashable, Sendable {
  let text: String

  init(text: String) { self.text = text }

  /// Makes instructions of something that stands for them.
  public init(_ content: some InstructionsRepresentable) { self = content.instructionsRepresentation }
  /// Makes instructions of several parts, each on lines of its own.
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
}

/// Something that instructions are made of. Source: Apple's page "InstructionsRepresentable".
public protocol InstructionsRepresentable {
  /// The instructions.
  @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

extension Instructions: InstructionsRepresentable {
  // A result is returned, as the protocol's builder would ask it for its representation again.
  /// Itself.
  public var instructionsRepresentation: Instructions { return self }
}

extension String: InstructionsRepresentable {
  /// Instructions with this text.
  public var instructionsRepresentation: Instructions { return Instructions(text: self) }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
  /// The elements' texts, each on lines of its own.
  public var instructionsRepresentation: Instructions {
    return Instructions(text: lines(map(\.instructionsRepresentation.text)))
  }
}

extension Optional: InstructionsRepresentable where Wrapped: InstructionsRepresentable {
  /// The wrapped value's instructions, or none at nil.
  public var instructionsRepresentation: Instructions {
    return self?.instructionsRepresentation ?? Instructions(text: "")
  }
}

/// Makes instructions of its parts. Source: Apple's page "InstructionsBuilder".
@resultBuilder public struct InstructionsBuilder {
  /// Takes a part.
  public static func buildExpression(_ expression: some InstructionsRepresentable) -> Instructions {
    expression.instructionsRepresentation
  }
  /// Puts parts below each other.
  public static func buildBlock(_ components: Instructions...) -> Instructions {
    Instructions(text: lines(components.map(\.text)))
  }
  /// Puts the parts of a loop below each other.
  public static func buildArray(_ components: [Instructions]) -> Instructions {
    Instructions(text: lines(components.map(\.text)))
  }
  /// Leaves out the part of a condition that does not hold.
  public static func buildOptional(_ component: Instructions?) -> Instructions { component ?? Instructions(text: "") }
  /// Takes the part of a condition that holds.
  public static func buildEither(first component: Instructions) -> Instructions { component }
  /// Takes the part of a condition that does not hold.
  public static func buildEither(second component: Instructions) -> Instructions { component }
  /// Takes a part that needs a newer system.
  public static func buildLimitedAvailability(_ component: Instructions) -> Instructions { component }
}
