/// What the app asks the model. Source: Apple's page "Prompt".
public struct Prompt: Hashable, Sendable {
  let text: String

  init(text: String) { self.text = text }

  /// Makes a prompt of something that stands for one.
  public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }
  /// Makes a prompt of several parts, each on lines of its own.
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
}

/// Something that a prompt is made of. Source: Apple's page "PromptRepresentable".
public protocol PromptRepresentable {
  /// The prompt.
  @PromptBuilder var promptRepresentation: Prompt { get }
}

extension Prompt: PromptRepresentable {
  // A result is returned, as the protocol's builder would ask it for its representation again.
  /// Itself.
  public var promptRepresentation: Prompt { return self }
}

extension String: PromptRepresentable {
  /// A prompt with this text.
  public var promptRepresentation: Prompt { return Prompt(text: self) }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
  /// The elements' texts, each on lines of its own.
  public var promptRepresentation: Prompt { return Prompt(text: lines(map(\.promptRepresentation.text))) }
}

extension Optional: PromptRepresentable where Wrapped: PromptRepresentable {
  /// The wrapped value's prompt, or an empty one at nil.
  public var promptRepresentation: Prompt { return self?.promptRepresentation ?? Prompt(text: "") }
}

/// Makes a prompt of its parts. Source: Apple's page "PromptBuilder".
@resultBuilder public struct PromptBuilder {
  /// Takes a part.
  public static func buildExpression(_ expression: some PromptRepresentable) -> Prompt {
    expression.promptRepresentation
  }
  /// Puts parts below each other.
  public static func buildBlock(_ components: Prompt...) -> Prompt { Prompt(text: lines(components.map(\.text))) }
  /// Puts the parts of a loop below each other.
  public static func buildArray(_ components: [Prompt]) -> Prompt { Prompt(text: lines(components.map(\.text))) }
  /// Leaves out the part of a condition that does not hold.
  public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(text: "") }
  /// Takes the part of a condition that holds.
  public static func buildEither(first component: Prompt) -> Prompt { component }
  /// Takes the part of a condition that does not hold.
  public static func buildEither(second component: Prompt) -> Prompt { component }
  /// Takes a part that needs a newer system.
  public static func buildLimitedAvailability(_ component: Prompt) -> Prompt { component }
}

/// Texts below each other, without those that are empty.
func lines(_ texts: [String]) -> String { texts.filter { !$0.isEmpty }.joined(separator: "\n") }
