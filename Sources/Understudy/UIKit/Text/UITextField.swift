import Foundation

/// A text field of UIKit's: a `textField`, or a `secureTextField`, that the user types into.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInputTraits {
  /// The text; setting it sends no action.
  open var text: String? {
    get { storedText }
    set {
      guard newValue ?? "" != storedText else { return }
      storedText = newValue ?? ""
      elementsDidChange()
    }
  }
  private var storedText = ""
  /// What the empty field shows.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { elementsDidChange() } }
  }
  /// What the empty field shows, of which only the characters matter.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// Decides on the editing, and is notified of it.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: - Looks

  /// The typeface, 17 points by default.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The color of the letters, by default ``UIColor/label``.
  open var textColor: UIColor? = .label
  /// Where the text begins; by default as the language is written.
  open var textAlignment = NSTextAlignment.natural
  /// The border of the field; by default it has none.
  open var borderStyle = BorderStyle.none
  /// When the button that empties the field shows, by default never; no element stands for the button.
  open var clearButtonMode = ViewMode.never
  /// Whether a long text becomes smaller. Kept, without effect.
  open var adjustsFontSizeToFitWidth = false
  /// Whether editing begins with an empty field; by default the text is kept.
  open var clearsOnBeginEditing = false
  /// A view at the field's beginning, which is kept without becoming a subview.
  open var leftView: UIView?
  /// When the view at the beginning shows.
  open var leftViewMode = ViewMode.never
  /// A view at the field's end, which is kept without becoming a subview.
  open var rightView: UIView?
  /// When the view at the end shows.
  open var rightViewMode = ViewMode.never
  /// A view in place of the keyboard, which is kept and not shown.
  open var inputView: UIView?
  /// A view above the keyboard, which is kept and not shown.
  open var inputAccessoryView: UIView?

  /// When a part of a field shows.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// What is around a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// Why a field has lost the keyboard.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  // MARK: - Keyboard

  /// Which letters become capitals; the first of each sentence at first.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected. Kept: none is here.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words are checked. Kept: none is here.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Which keyboard shows.
  open var keyboardType = UIKeyboardType.default
  /// The name of the key that ends the input.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether dots stand for the characters; the element is then a `secureTextField`.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { elementsDidChange() } }
  }
  /// What the field is filled in with. Kept: nothing fills it in here.
  open var textContentType: UITextContentType!

  /// Whether the user edits the text.
  open private(set) var isEditing = false
  private(set) var wantsKeyboard = false

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var isFirstResponder: Bool { wantsKeyboard }

  /// Asks for the keyboard, which comes in the app's next update.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard isEnabled, wantsKeyboard || mayBeginEditing() else { return false }
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

  private lazy var shown = ControlBody(self) { (control: UITextField, version) in
    TextInputBody(input: control, version: version)
  }

  override var hosted: (any HostedContent)? { shown.hosted }
  override func contentDidChange() { shown.update() }
  open override var intrinsicContentSize: CGSize { shown.size ?? super.intrinsicContentSize }

  /// Posted when the user has changed a text.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Posted when a field has got the keyboard.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when a field has lost the keyboard.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

extension UITextField: ShownTextInput {
  var inputKind: TextInputSetup.Kind { .line }
  var inputText: String { storedText }
  var inputPlaceholder: String? { placeholder }

  func userDidEdit(_ text: String) {
    let change = InputChange(from: storedText, to: text)
    let isAllowed = delegate?.textField(
      self, shouldChangeCharactersIn: change.range, replacementString: change.replacement)
    guard isAllowed ?? true else { return }
    self.text = text
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }

  func userDidPressReturn() {
    if delegate?.textFieldShouldReturn(self) ?? true {
      sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }
  }

  func mayBeginEditing() -> Bool { isEditing || delegate?.textFieldShouldBeginEditing(self) ?? true }

  func keyboardDidChange(_ hasKeyboard: Bool) {
    guard hasKeyboard != isEditing else { return }
    isEditing = hasKeyboard
    setWantsKeyboard(hasKeyboard)
    if hasKeyboard {
      if clearsOnBeginEditing { text = "" }
      sendActions(for: .editingDidBegin)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
      delegate?.textFieldDidBeginEditing(self)
    } else {
      sendActions(for: .editingDidEnd)
      NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
      delegate?.textFieldDidEndEditing(self, reason: .committed)
    }
  }
}
