import Foundation

/// One line of data in the page: a test that has ended, or one that is gone.
package struct PageRecord: Sendable, Equatable {
  /// The name of the test in the page; a later record of the same name replaces this one.
  package var key: String
  /// The name of the test's folder, whether there is one or not.
  package var folder: String
  /// The path from the page to the directory that has the folder; empty for the page's own.
  package var base = ""
  /// JSON as the page has it.
  let result: [UInt8]
  let detail: [UInt8]

  /// - Parameters:
  ///   - key: the name of the test's folder, and of the test in the page.
  ///   - result: nil for a test that is gone.
  ///   - detail: nil for a test that is not recorded.
  package init(_ key: String, _ result: PageResult?, _ detail: PageDetail? = nil) throws {
    (self.key, folder) = (key, key)
    self.result = try result.map(Self.json) ?? Array("null".utf8)
    self.detail = try detail.map(Self.json) ?? []
  }

  private init(key: String, base: String, folder: String?, result: ArraySlice<UInt8>, detail: ArraySlice<UInt8>) {
    (self.key, self.base, self.folder) = (key, base, folder ?? key)
    (self.result, self.detail) = (Array(result), Array(detail))
  }

  /// Whether the test is gone.
  package var isGone: Bool { result.elementsEqual("null".utf8) }

  /// JSON that is safe inside of a script element: it can neither end that nor begin a comment.
  private static func json(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    // Slashes are escaped, so that nothing is an end tag.
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(value)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.count + 64)
    var isAfterLess = false
    for byte in data {
      if isAfterLess, byte == UInt8(ascii: "!") || byte == UInt8(ascii: "/") {
        bytes.removeLast()
        bytes += "\\u003c".utf8
      }
      isAfterLess = byte == UInt8(ascii: "<")
      bytes.append(byte)
    }
    return bytes
  }

  // MARK: - The line

  static let begin = #"<script type="application/json" class="test" data-key=""#
  private static let middle = #"<script type="application/json" class="detail">"#
  private static let end = "</script>"

  /// What a line of a test begins with.
  static func head(ofKey key: String) -> [UInt8] { Array((begin + PageText.attribute(key) + "\"").utf8) }

  /// The line, with its line break.
  var line: [UInt8] {
    var bytes = Self.head(ofKey: key)
    bytes += " data-base=\"\(PageText.attribute(base))\"".utf8
    if folder != key { bytes += " data-folder=\"\(PageText.attribute(folder))\"".utf8 }
    bytes += ">".utf8
    bytes += result
    bytes += Self.end.utf8
    if !detail.isEmpty {
      bytes += Self.middle.utf8
      bytes += detail
      bytes += Self.end.utf8
    }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// Reads a line without its line break; nil for one that is not whole.
  init?(line: ArraySlice<UInt8>) {
    var rest = line
    func drop(_ text: String) -> Bool {
      guard rest.starts(with: text.utf8) else { return false }
      rest = rest.dropFirst(text.utf8.count)
      return true
    }
    func take(until byte: Character) -> ArraySlice<UInt8> {
      let part = rest.prefix { $0 != byte.asciiValue }
      rest = rest.dropFirst(part.count + 1)
      return part
    }
    guard drop(Self.begin) else { return nil }
    let key = take(until: "\"")
    guard drop(" data-base=\"") else { return nil }
    let base = take(until: "\"")
    let folder = drop(" data-folder=\"") ? take(until: "\"") : nil
    guard drop(">"), rest.suffix(Self.end.utf8.count).elementsEqual(Self.end.utf8),
      let end = PageText.place(of: Self.end, in: rest)
    else { return nil }
    let result = rest[..<end]
    rest = rest[(end + Self.end.utf8.count)...]
    let detail = drop(Self.middle) ? rest.dropLast(Self.end.utf8.count) : rest.prefix(0)
    self.init(
      key: PageText.attributeValue(String(decoding: key, as: UTF8.self)),
      base: PageText.attributeValue(String(decoding: base, as: UTF8.self)),
      folder: folder.map { PageText.attributeValue(String(decoding: $0, as: UTF8.self)) }, result: result,
      detail: detail)
  }
}

/// Texts in HTML.
enum PageText {
  static func attribute(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
      .replacing("\n", with: "&#10;")
  }

  static func attributeValue(_ text: String) -> String {
    text.replacing("&#10;", with: "\n").replacing("&lt;", with: "<").replacing("&quot;", with: "\"")
      .replacing("&amp;", with: "&")
  }

  /// Where a text first stands.
  static func place(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return nil }
    return bytes.withUnsafeBytes { buffer -> Int? in
      guard let start = buffer.baseAddress else { return nil }
      var from = 0
      while from + wanted.count <= buffer.count,
        let found = memchr(start + from, Int32(first), buffer.count - wanted.count + 1 - from)
      {
        let place = UnsafeRawPointer(found) - start
        if memcmp(start + place, wanted, wanted.count) == 0 { return place }
        from = place + 1
      }
      return nil
    }.map { bytes.startIndex + $0 }
  }
}
