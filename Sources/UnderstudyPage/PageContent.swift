import Foundation

/// What can be read of a page: its tests in the order of their lines, whatever has happened to the file.
package struct PageContent: Sendable {
  package private(set) var records: [PageRecord] = []
  /// What the page says above the tests.
  package private(set) var notices: [String] = []
  /// Whether the last line is missing.
  package private(set) var isCutOff = true
  /// Whether another version of this library has written it.
  package private(set) var isOfOtherVersion = false

  package init(of bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let record = PageRecord(line: line) {
        records.append(record)
      } else if line.starts(with: Self.notice.utf8), line.suffix(Self.end.utf8.count).elementsEqual(Self.end.utf8) {
        let json = line.dropFirst(Self.notice.utf8.count).dropLast(Self.end.utf8.count)
        if let texts = try? JSONDecoder().decode([String].self, from: Data(json)) { notices += texts }
      } else if line.starts(with: Self.tail.utf8) {
        let version = line.dropFirst(Self.tail.utf8.count).prefix { $0 != UInt8(ascii: "\"") }
        isOfOtherVersion = Int(String(decoding: version, as: UTF8.self)) != PageFile.version
        isCutOff = !line.suffix(Self.end.utf8.count).elementsEqual(Self.end.utf8)
      }
    }
  }

  private static let notice = #"<script type="application/json" class="notice">"#
  private static let tail = #"<script type="application/json" id="end">[""#
  private static let end = "</script>"

  static func line(ofNotice text: String) throws -> [UInt8] {
    // Slashes are escaped by the encoder; so is what begins a comment.
    let json = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self).replacing("<", with: "\\u003c")
    return Array("\(notice)\(json)\(end)\n".utf8)
  }
}
