/// The plane that the keyboard shows, and whether letters are capitals.
@MainActor
struct KeyboardState {
  private enum Shift { case automatic, off, once, locked }

  var plane = KeyboardPlane.letters
  private var shift = Shift.automatic
  private var traits = TextInputTraits()
  private var submitLabel = SubmitLabel.return
  private var isSecure = false
  /// What lies before the insertion point; the user's shift is for the next letter only.
  private var textBefore = ""

  init() {}

  init(for field: TextInputNode) {
    _ = follow(field)
    plane = KeyboardLayout.firstPlane(of: traits.keyboardType)
  }

  /// Takes notice of the field's text and of what is said about it.
  ///
  /// - Returns: Whether other keys are to be shown.
  mutating func follow(_ field: TextInputNode) -> Bool {
    let before = (isShifted, traits, submitLabel)
    let newTraits = field.inputTraits
    if newTraits.keyboardType != traits.keyboardType { plane = KeyboardLayout.firstPlane(of: newTraits.keyboardType) }
    (traits, submitLabel, isSecure) = (newTraits, field.submitLabel, field.isSecure)
    let text = field.textBeforeInsertionPoint
    if text != textBefore {
      textBefore = text
      if shift != .locked { shift = .automatic }
    }
    return before != (isShifted, traits, submitLabel)
  }

  var isShifted: Bool {
    switch shift {
    case .automatic: !isSecure && traits.capitalization.capitalizesLetter(after: textBefore)
    case .off: false
    case .once, .locked: true
    }
  }

  var layout: KeyboardLayout {
    KeyboardLayout(traits.keyboardType, plane: plane, isShifted: isShifted, submitLabel: submitLabel)
  }

  /// Shift makes capitals of the next letter, or of none; twice in quick succession, of all. Among digits and symbols
  /// its key leads to the others.
  mutating func pressShift(isRepeated: Bool) {
    switch plane {
    case .digits: plane = .symbols
    case .symbols: plane = .digits
    default: shift = isRepeated ? .locked : isShifted ? .off : .once
    }
  }

  /// A space or an apostrophe among digits leads back to the letters.
  mutating func didType(_ text: String) {
    guard plane == .digits || plane == .symbols, traits.keyboardType != .numbersAndPunctuation else { return }
    if text == " " || text == "'" { plane = .letters }
  }
}
