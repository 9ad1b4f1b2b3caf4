/// What the views around a text control say of its keyboard.
struct TextInputTraits: Equatable, Sendable {
  /// Nil for what the control has by itself: Search in a search field, Return elsewhere.
  var submitLabel: SubmitLabel?
  var keyboardType = UIKeyboardType.default
  var capitalization = TextInputAutocapitalization.sentences
}

extension EnvironmentValues {
  @Entry var textInputTraits: TextInputTraits = TextInputTraits()
}

/// Says one thing of the keyboard of the fields inside; what is written further in applies.
public struct _TextInputTraitModifier {
  enum Trait: Equatable {
    case submitLabel(SubmitLabel)
    case keyboardType(UIKeyboardType)
    case capitalization(TextInputAutocapitalization)
  }

  let trait: Trait
}

extension _TextInputTraitModifier: ViewModifier, EnvironmentModifier {
  package func apply(to values: inout EnvironmentValues) {
    switch trait {
    case .submitLabel(let label): values.textInputTraits.submitLabel = label
    case .keyboardType(let type): values.textInputTraits.keyboardType = type
    case .capitalization(let capitalization): values.textInputTraits.capitalization = capitalization
    }
  }

  package func isEqual(to other: Self) -> Bool { trait == other.trait }
}
