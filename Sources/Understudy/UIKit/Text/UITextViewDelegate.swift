import Foundation

/// Decides on the editing of a text view, and is notified of it. All methods are optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: NSObjectProtocol {
  /// Decides whether a text view gets the keyboard; by default it does.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when a text view has got the keyboard.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Decides whether a text view gives the keyboard away. The answer has no effect.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when a text view has lost the keyboard.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Decides on an edit; by default it is made.
  ///
  /// - Parameters:
  ///   - range: What is replaced, in code units of UTF-16.
  ///   - text: What takes its place, which is empty for a deletion.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the text or the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Lets every text view get the keyboard.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Lets every text view give the keyboard away.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Lets every edit be made.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
