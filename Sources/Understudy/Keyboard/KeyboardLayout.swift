import UnderstudyElements

/// A key of the keyboard: what tests find it by, and what a touch does.
struct KeyboardKey: Hashable {
  enum Effect: Hashable {
    case type(String)
    case delete, submit, shift
    case show(KeyboardPlane)
    /// Emoji and dictation are not played.
    case nothing
  }

  let type: ElementType
  var identifier = ""
  let label: String
  let effect: Effect
}

/// One of the sets of keys that a keyboard shows in turn.
enum KeyboardPlane { case letters, digits, symbols, pad, padSymbols }

/// The keys of an English keyboard of an iPhone.
///
/// Identifiers and labels are those that public tests and printed trees show: see Decisions, "The software keyboard".
struct KeyboardLayout: Hashable {
  let type: UIKeyboardType
  let plane: KeyboardPlane
  let isShifted: Bool
  let submitLabel: String
  let submitIdentifier: String

  init(_ type: UIKeyboardType, plane: KeyboardPlane, isShifted: Bool, submitLabel: SubmitLabel) {
    self.type = type
    self.plane = plane
    self.isShifted = isShifted && plane == .letters
    (submitIdentifier, self.submitLabel) = submitLabel.key
  }

  /// What a keyboard shows first.
  static func firstPlane(of type: UIKeyboardType) -> KeyboardPlane {
    switch type {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: .pad
    case .numbersAndPunctuation: .digits
    default: .letters
    }
  }

  /// The keys from the top left, a line after the other.
  var keys: [KeyboardKey] {
    switch plane {
    case .letters:
      let lines = isShifted ? ("QWERTYUIOPASDFGHJKL", "ZXCVBNM") : ("qwertyuiopasdfghjkl", "zxcvbnm")
      return full(lines.0, shift: "shift", lines.1, more: more("numbers", .digits), bottom: bottomOfLetters)
    case .digits:
      let letters = more("letters", .letters)
      return full("1234567890-/:;()$&@\"", shift: "symbols", ".,?!'", more: letters, bottom: [space])
    case .symbols:
      let letters = more("letters", .letters)
      return full("[]{}#%^*+=_\\|~<>€£¥•", shift: "numbers", ".,?!'", more: letters, bottom: [space])
    case .pad:
      let corner: [KeyboardKey] =
        switch type {
        case .decimalPad: characters(".")
        case .phonePad: [more("symbols", .padSymbols)]
        default: []
        }
      return characters("123456789") + corner + characters("0") + [padDelete]
    case .padSymbols:
      return [
        key("*"), KeyboardKey(type: .key, label: "pause", effect: .type(",")), key("+"),
        KeyboardKey(type: .key, label: "wait", effect: .type(";")), key("#"), more("numbers", .pad), padDelete,
      ]
    }
  }

  private func full(
    _ top: String, shift label: String, _ middle: String, more: KeyboardKey, bottom: [KeyboardKey]
  ) -> [KeyboardKey] {
    var result = characters(top)
    result.append(KeyboardKey(type: .button, identifier: "shift", label: label, effect: .shift))
    result += characters(middle)
    result += [delete, more]
    result += bottom
    result.append(KeyboardKey(type: .button, identifier: submitIdentifier, label: submitLabel, effect: .submit))
    return result
  }

  private var bottomOfLetters: [KeyboardKey] {
    switch type {
    case .emailAddress: [space, key("@"), key(".")]
    case .URL: [key("."), key("/"), key(".com")]
    case .webSearch: [space, key(".")]
    case .twitter: [space, key("@"), key("#")]
    default: [space]
    }
  }

  private func characters(_ text: String) -> [KeyboardKey] { text.map { key(String($0)) } }
  private func key(_ text: String) -> KeyboardKey { KeyboardKey(type: .key, label: text, effect: .type(text)) }
  private func more(_ label: String, _ plane: KeyboardPlane) -> KeyboardKey {
    KeyboardKey(type: .key, identifier: "more", label: label, effect: .show(plane))
  }
  private var delete: KeyboardKey { KeyboardKey(type: .key, identifier: "delete", label: "delete", effect: .delete) }
  private var padDelete: KeyboardKey { KeyboardKey(type: .key, identifier: "Delete", label: "Delete", effect: .delete) }
  private var space: KeyboardKey { KeyboardKey(type: .key, identifier: "space", label: "space", effect: .type(" ")) }

  /// The buttons beside the keyboard.
  static let dock = [
    KeyboardKey(type: .button, label: "Emoji", effect: .nothing),
    KeyboardKey(type: .button, identifier: "dictation", label: "Dictate", effect: .nothing),
  ]

  /// Every text that some key of some keyboard is found by.
  static let texts: Set<String> = {
    var keys = dock
    for type in [UIKeyboardType.default, .phonePad, .decimalPad, .emailAddress, .URL, .twitter] {
      for plane in [KeyboardPlane.letters, .digits, .symbols, .pad, .padSymbols] {
        for isShifted in [false, true] {
          keys += KeyboardLayout(type, plane: plane, isShifted: isShifted, submitLabel: .return).keys
        }
      }
    }
    let submits = SubmitLabel.all.map(\.key)
    return Set(keys.map(\.identifier) + keys.map(\.label) + submits.map(\.identifier) + submits.map(\.label))
  }()
}
