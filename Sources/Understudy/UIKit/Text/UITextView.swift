import Foundation

/// A text of several lines: a `textView`, which the user types into unless ``isEditable`` is false.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInputTraits {
  /// The text; setting it calls no method of the delegate.
  open var text: String! {
    get { storedText }
    set {
      guard newValue ?? "" != storedText else { return }
      storedText = newValue ?? ""
      elementsDidChange()
    }
  }
  private var storedText = ""
  /// The text, of which only the characters matter.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: storedText) }
    set { text = newValue?.string }
  }
  /// Decides on the editing, and is notified of it.
  open weak var delegate: (any UITextViewDelegate)?
  /// Whether the user can change the text, true by default.
  open var isEditable = true
  /// Whether the user can select text. Kept, without effect.
  open var isSelectable = true

  // MARK: - Looks

  /// The typeface, 12 points by default.
  open var font: UIFont? = .systemFont(ofSize: 12)
  /// The color of the letters, by default ``UIColor/label``.
  open var textColor: UIColor? = .label
  /// Where lines begin; by default as the language is written.
  open var textAlignment = NSTextAlignment.natural
  /// The space around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// A view above the keyboard, which is kept and not shown.
  open var inputAccessoryView: UIView?

  // MARK: - Keyboard

  /// Which letters become capitals; the first of each sentence at first.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected. Kept: none is here.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words are checked. Kept: none is here.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Which keyboard shows.
  open var keyboardType = UIKeyboardType.default
  /// The name of the key that begins a new line.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether dots stand for the characters; it is read when the text is next updated.
  open var isSecureTextEntry = false
  /// What the text is filled in with. Kept: nothing fills it in here.
  open var textContentType: UITextContentType!

  private var isEditing = false
  private(set) var wantsKeyboard = false

  open override var canBecomeFirstResponder: Bool { isEditable }
  open override var isFirstResponder: Bool { wantsKeyboard }

  /// Asks for the keyboard, which comes in the app's next update.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard wantsKeyboard || mayBeginEditing() else { return false }
    setWantsKeyboard(true)
    return true
  }

  /// Gives the keyboard away, in the app's next update.
  @discardableResult open override func resignFirstResponder() -> Bool {
    setWantsKeyboard(false)
    return true
  }

  @discardableResult open override func endEditing(_ force: Bool) -> Bool {
    defer { resignFirstResponder() }
    return wantsKeyboard
  }

  private func setWantsKeyboard(_ new: Bool) {
    guard new != wantsKeyboard else { return }
    wantsKeyboard = new
    elementsDidChange()
  }

  // MARK: - Shown

  private lazy var shown = ControlBody(self) { (control: UITextView, version) in
    TextInputBody(input: control, version: version)
  }

  override var hosted: (any HostedContent)? { shown.hosted }
  override func contentDidChange() { shown.update() }

  /// None while the text scrolls, as it does by default; else the size of the text.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : shown.size ?? super.intrinsicContentSize
  }

  /// Posted when the user has changed a text.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

extension UITextView: ShownTextInput {
  var inputKind: TextInputSetup.Kind { .editor }
  var inputText: String { storedText }
  var inputPlaceholder: String? { nil }

  func userDidEdit(_ text: String) {
    let change = InputChange(from: storedText, to: text)
    let isAllowed = delegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.replacement)
    guard isEditable, isAllowed ?? true else { return }
    self.text = text
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textViewDidChange(self)
    delegate?.textViewDidChangeSelection(self)
  }

  func userDidPressReturn() {}

  func mayBeginEditing() -> Bool { isEditable && (isEditing || delegate?.textViewShouldBeginEditing(self) ?? true) }

  func keyboardDidChange(_ hasKeyboard: Bool) {
    guard hasKeyboard != isEditing else { return }
    isEditing = hasKeyboard
    setWantsKeyboard(hasKeyboard)
    if hasKeyboard { delegate?.textViewDidBeginEditing(self) } else { delegate?.textViewDidEndEditing(self) }
  }
}
