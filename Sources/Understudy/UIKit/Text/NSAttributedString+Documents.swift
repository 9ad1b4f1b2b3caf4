import Foundation

extension NSAttributedString {
  /// The kind of a document that is read. Source: Apple's page "NSAttributedString.DocumentType".
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a type of its stored name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Characters without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich Text Format, which cannot be read here: it throws.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich Text Format with attachments, which cannot be read here: it throws.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML, of which the text and its simple attributes are read.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// How a document is read. Source: Apple's page "NSAttributedString.DocumentReadingOptionKey".
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A ``DocumentType``; without it the data says what it is.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The number of a `String.Encoding`; UTF-8 unless it is given.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of text that has none of its own.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// What a document says of itself. Source: Apple's page "NSAttributedString.DocumentAttributeKey".
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of a document's ``DocumentType``; reading gives no attributes of documents here.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The key of the number of a document's `String.Encoding`; reading gives none here.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Reads a document: plain text or HTML, of which the text, bold and italic fonts and links are taken.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: How it is read.
  ///   - dict: Where attributes of the document go. None are given.
  /// - Throws: `CocoaError` if the data is no text of the encoding, or rich text, which is not read here.
  public convenience init(
    data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let code = options[.characterEncoding]
    let encoding = (code as? UInt ?? (code as? Int).map { UInt($0) }).map { String.Encoding(rawValue: $0) } ?? .utf8
    guard let document = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type =
      (options[.documentType] as? String).map(NSAttributedString.DocumentType.init)
      ?? options[.documentType] as? NSAttributedString.DocumentType
    guard type != .rtf, type != .rtfd else { throw CocoaError(.fileReadCorruptFile) }
    let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    let isHTML = type == .html || type == nil && document.drop(while: \.isWhitespace).first == "<"
    let runs = isHTML ? HTMLText(document).runs : [HTMLText.Run(text: document)]
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes = defaults
      if let font = run.font { attributes[.font] = font }
      if let link = run.link { attributes[.link] = link }
      result.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    self.init(attributedString: result)
  }
}
