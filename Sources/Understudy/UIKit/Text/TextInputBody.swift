import Foundation
@_spi(Runtime) import UnderstudyCore

/// What shows a text input of UIKit's.
@MainActor protocol ShownTextInput: UITextInputTraits {
  /// What kind of element it is.
  var inputKind: TextInputSetup.Kind { get }
  /// The text, empty for none.
  var inputText: String { get }
  var inputPlaceholder: String? { get }
  /// Whether it is to have the keyboard; the user's taps change that, too.
  var wantsKeyboard: Bool { get }

  /// The user edits the text.
  func userDidEdit(_ text: String)
  /// Return has been pressed.
  func userDidPressReturn()
  /// The input is about to get the keyboard.
  ///
  /// - Returns: whether it may.
  func mayBeginEditing() -> Bool
  /// The input has received or lost the keyboard.
  func keyboardDidChange(_ hasKeyboard: Bool)
}

/// The control of SwiftUI's that shows a text input of UIKit's.
struct TextInputBody<Input: ShownTextInput>: View {
  let input: Input
  let version: Int
  @FocusState private var isFocused

  var body: some View {
    TextInputField(
      setup: TextInputSetup(
        kind: input.isSecureTextEntry ? .secure : input.inputKind, value: TextFieldValue(text), title: .string(""),
        prompt: input.inputPlaceholder.map { .string($0) })
    )
    .focused($isFocused)
    .onSubmit(of: [.text, .search]) {
      input.userDidPressReturn()
      // Return takes the keyboard away in SwiftUI; in UIKit that is the app's business.
      if input.wantsKeyboard { isFocused = true }
    }
    // Actions of SwiftUI's further out are not UIKit's.
    .submitScope()
    .onChange(of: isFocused) { _, hasKeyboard in
      if hasKeyboard, !input.mayBeginEditing() {
        isFocused = false
      } else {
        input.keyboardDidChange(hasKeyboard)
      }
    }
    .onChange(of: input.wantsKeyboard, initial: true) { _, wants in if isFocused != wants { isFocused = wants } }
    .keyboardType(input.keyboardType)
    .submitLabel(input.returnKeyType.submitLabel)
    .textInputAutocapitalization(input.autocapitalizationType.textInput)
  }

  private var text: Binding<String> {
    Binding {
      input.inputText
    } set: {
      if $0 != input.inputText { input.userDidEdit($0) }
    }
  }
}

/// A text control without a label.
private struct TextInputField: EntryView {
  let setup: TextInputSetup

  static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    inputs.textInput(view.setup, label: EmptyView())
  }
  static var _takesAttributes: Bool { true }
}

/// What is another between two texts.
struct InputChange {
  /// In code units of UTF-16 of the former text.
  let range: NSRange
  let replacement: String

  init(from old: String, to new: String) {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old.dropFirst(prefix), new.dropFirst(prefix))
    let suffix = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    range = NSRange(
      location: old.prefix(prefix).utf16.count, length: oldRest.dropLast(suffix).utf16.count)
    replacement = String(newRest.dropLast(suffix))
  }
}
