/// Which letters the keyboard offers as capitals. Text that a test types stays as it is.
public struct TextInputAutocapitalization: Equatable, Sendable {
  private let name: String

  /// The keyboard offers lowercase letters.
  public static let never = Self(name: "never")
  /// The keyboard offers a capital at the beginning of each word.
  public static let words = Self(name: "words")
  /// The keyboard offers a capital at the beginning of each sentence.
  public static let sentences = Self(name: "sentences")
  /// The keyboard offers capitals only.
  public static let characters = Self(name: "characters")
}

extension TextInputAutocapitalization {
  /// The spelling of the first releases.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }

  /// Whether the letter after a text is a capital.
  func capitalizesLetter(after text: String) -> Bool {
    switch self {
    case .characters: return true
    case .words: return text.last?.isWhitespace != false
    case .sentences:
      guard let last = text.last, !last.isNewline else { return true }
      guard last.isWhitespace, let mark = text.last(where: { !$0.isWhitespace || $0.isNewline }) else {
        return text.allSatisfy(\.isWhitespace)
      }
      return mark == "." || mark == "!" || mark == "?" || mark.isNewline
    default: return false
    }
  }
}

extension View {
  /// Says which letters the keyboard offers as capitals for the fields inside; nil for the first of a sentence.
  nonisolated public consuming func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  {
    modifier(_TextInputTraitModifier(trait: .capitalization(autocapitalization ?? .sentences)))
  }

  /// The spelling of the first releases.
  nonisolated public consuming func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }
}
