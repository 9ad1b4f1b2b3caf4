import Foundation

/// Is notified of what the user does with a search bar. All methods are optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Decides whether the bar's field gets the keyboard; by default it does.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when the field has got the keyboard.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when the field has lost the keyboard.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the user has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called for the keyboard's Search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called for the bar's Cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Lets the field get the keyboard.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A search field of UIKit's with a button to cancel.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
  /// The text; setting it calls no method of the delegate.
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
  /// Is notified of what the user does.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Whether there is a button to cancel; by default there is none.
  open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { elementsDidChange() } }
  }
  /// What is behind the bar.
  open var searchBarStyle = Style.default
  /// The color of the bar itself.
  open var barTintColor: UIColor?
  /// Whether content can be seen through the bar.
  open var isTranslucent = true

  /// What is behind a search bar.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// Shows the button to cancel, or hides it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Which letters become capitals; the first of each sentence at first.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected. Kept: none is here.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words are checked. Kept: none is here.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Which keyboard shows.
  open var keyboardType = UIKeyboardType.default
  /// The name of the key that ends the input; "search" at first.
  open var returnKeyType = UIReturnKeyType.search
  /// Whether dots stand for the characters; it is read when the field is next updated.
  open var isSecureTextEntry = false
  /// What the field is filled in with. Kept: nothing fills it in here.
  open var textContentType: UITextContentType!

  private var isEditing = false
  private(set) var wantsKeyboard = false

  open override var canBecomeFirstResponder: Bool { true }
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

  private lazy var shown = ControlBody(self) { (control: UISearchBar, version) in
    SearchBarBody(bar: control, version: version)
  }

  override var hosted: (any HostedContent)? { shown.hosted }
  override func contentDidChange() { shown.update() }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56) }
}

extension UISearchBar: ShownTextInput {
  var inputKind: TextInputSetup.Kind { .search }
  var inputText: String { storedText }
  var inputPlaceholder: String? { placeholder }

  func userDidEdit(_ text: String) {
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
  }

  func userDidPressReturn() { delegate?.searchBarSearchButtonClicked(self) }

  func mayBeginEditing() -> Bool { isEditing || delegate?.searchBarShouldBeginEditing(self) ?? true }

  func keyboardDidChange(_ hasKeyboard: Bool) {
    guard hasKeyboard != isEditing else { return }
    isEditing = hasKeyboard
    setWantsKeyboard(hasKeyboard)
    if hasKeyboard {
      delegate?.searchBarTextDidBeginEditing(self)
    } else {
      delegate?.searchBarTextDidEndEditing(self)
    }
  }
}

private struct SearchBarBody: View {
  let bar: UISearchBar
  let version: Int

  var body: some View {
    HStack {
      TextInputBody(input: bar, version: version)
      if bar.showsCancelButton { Button("Cancel") { bar.delegate?.searchBarCancelButtonClicked(bar) } }
    }
  }
}
