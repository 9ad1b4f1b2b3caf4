import Foundation

/// Decides on the editing of a text field, and is notified of it. All methods are optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Decides whether a field gets the keyboard; by default it does.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when a field has got the keyboard.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Decides whether a field gives the keyboard away. The answer has no effect.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when a field has lost the keyboard.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when a field has lost the keyboard; by default it calls ``textFieldDidEndEditing(_:)``.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Decides on an edit; by default it is made.
  ///
  /// - Parameters:
  ///   - range: What is replaced, in code units of UTF-16.
  ///   - string: What takes its place, which is empty for a deletion.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called when the text or the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Decides whether the field's own button empties it. The answer has no effect, as there is no such button.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called for Return; true, as by default, performs the actions of ``UIControl/Event/editingDidEndOnExit``.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Lets every field get the keyboard.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Lets every field give the keyboard away.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Lets every edit be made.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Lets the text be emptied.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Lets Return do what it does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
