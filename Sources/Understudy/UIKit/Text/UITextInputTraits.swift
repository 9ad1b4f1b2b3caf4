/// The name of the key that ends the input of a line.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether words are corrected while they are typed; nothing is here.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether words are checked while they are typed; nothing is here.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// The looks of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

/// What a text input says of its keyboard.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// Which letters become capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether words are checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Which keyboard shows.
  var keyboardType: UIKeyboardType { get set }
  /// The name of the key that ends the input.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// What the field is filled in with.
  var textContentType: UITextContentType! { get set }
}

extension UIReturnKeyType {
  /// What SwiftUI calls the key.
  var submitLabel: SubmitLabel {
    switch self {
    case .go: .go
    case .join: .join
    case .next: .next
    case .route: .route
    case .search, .google, .yahoo: .search
    case .send: .send
    case .done: .done
    case .continue: .continue
    case .default, .emergencyCall: .return
    }
  }
}

extension UITextAutocapitalizationType {
  /// What SwiftUI calls it.
  var textInput: TextInputAutocapitalization {
    switch self {
    case .none: .never
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}
