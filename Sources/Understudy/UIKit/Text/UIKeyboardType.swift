/// Which keyboard a text field brings up. `typeText(_:)` types what it likes; only the keys that are shown follow it.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
  /// Another name of ``asciiCapable``.
  public static let alphabet = UIKeyboardType.asciiCapable
}
