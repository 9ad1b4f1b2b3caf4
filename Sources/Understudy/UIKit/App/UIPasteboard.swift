import Foundation

/// What the user copies and pastes. Each test has one of its own, which is empty at its beginning (F-46).
///
/// It holds texts: other kinds of items are not declared.
public final class UIPasteboard: NSObject, Sendable {
  /// The pasteboard of the running test, for its own code and for its apps.
  public static let general = UIPasteboard()

  private override init() { super.init() }

  /// The first text; nil where there is none. Setting it replaces everything.
  public var string: String? {
    get { Pasteboards.current.strings.first }
    set { Pasteboards.current.strings = newValue.map { [$0] } ?? [] }
  }

  /// All texts; nil where there is none. Setting it replaces everything.
  public var strings: [String]? {
    get { hasStrings ? Pasteboards.current.strings : nil }
    set { Pasteboards.current.strings = newValue ?? [] }
  }

  /// Whether the pasteboard holds a text, that of a URL included.
  public var hasStrings: Bool { !Pasteboards.current.strings.isEmpty }

  /// The first text as a URL, where it is one with a scheme. Setting it replaces everything.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  /// Whether the first text is a URL with a scheme.
  public var hasURLs: Bool { url != nil }

  /// How many items there are.
  public var numberOfItems: Int { Pasteboards.current.strings.count }

  /// Counts what was put in.
  public var changeCount: Int { Pasteboards.current.changeCount }

  /// Puts in a text, or a URL, of any type of text.
  ///
  /// - Parameters:
  ///   - value: A `String` or `URL`; anything else leaves the pasteboard empty.
  ///   - pasteboardType: An identifier of a type of text, as `public.utf8-plain-text`.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    string = (value as? String) ?? (value as? URL)?.absoluteString
  }
}
