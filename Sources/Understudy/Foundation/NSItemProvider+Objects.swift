import Foundation

// What the system's own types are as data.

extension String: NSItemProviderWriting, NSItemProviderReading {
  /// A string is written as text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
  /// A string is read from any text, as UTF-8.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier, UTType.text.identifier]
  }

  public func _data(forTypeIdentifier identifier: String) -> Data? { Data(utf8) }

  /// Reads text in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    return text
  }
}

extension URL: NSItemProviderWriting, NSItemProviderReading {
  /// A URL is written as its text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// A URL is read from its text, also one of a file.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.fileURL.identifier, UTType.url.identifier]
  }

  public func _data(forTypeIdentifier identifier: String) -> Data? { Data(absoluteString.utf8) }

  /// Reads the text of a URL.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    guard let url = String(data: data, encoding: .utf8).flatMap({ URL(string: $0) }) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return url
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Text is written as that of a `String`.
  public static var writableTypeIdentifiersForItemProvider: [String] { String.writableTypeIdentifiersForItemProvider }
  /// Text is read as that of a `String`.
  public static var readableTypeIdentifiersForItemProvider: [String] { String.readableTypeIdentifiersForItemProvider }

  public func _data(forTypeIdentifier identifier: String) -> Data? {
    (self as String)._data(forTypeIdentifier: identifier)
  }

  /// Reads text in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = try String.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    guard let made = (self == NSMutableString.self ? NSMutableString(string: text) : NSString(string: text)) as? Self
    else { throw CocoaError(.coderInvalidValue) }
    return made
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// An address is written as that of a `URL`.
  public static var writableTypeIdentifiersForItemProvider: [String] { URL.writableTypeIdentifiersForItemProvider }
  /// An address is read as that of a `URL`.
  public static var readableTypeIdentifiersForItemProvider: [String] { URL.readableTypeIdentifiersForItemProvider }

  public func _data(forTypeIdentifier identifier: String) -> Data? {
    (self as URL)._data(forTypeIdentifier: identifier)
  }

  /// Reads the text of a URL.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let url = try URL.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    guard let made = (url as NSURL) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return made
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// A picture is written as PNG.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png.identifier] }
  /// A picture is read in any format that `UIImage` reads.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }

  public func _data(forTypeIdentifier identifier: String) -> Data? { pngData() }

  /// Reads a picture of a known format.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let made = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return made
  }
}
