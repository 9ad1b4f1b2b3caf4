import Foundation

/// Text comparison of predicates. ASCII, nearly all text of UI tests, is compared byte by byte without allocation;
/// anything else goes through Foundation, which respects composed characters.
enum PredicateText {
  static func equal(_ left: String, _ right: String, _ options: PredicateOptions) -> Bool {
    if options.isEmpty { return left == right }
    return withASCII(left, right) { left, right in
      left.count == right.count && matches(left, right, at: 0, folding: options.contains(.caseInsensitive))
    } ?? (left.compare(right, options: compareOptions(options)) == .orderedSame)
  }

  static func order(_ left: String, _ right: String, _ options: PredicateOptions) -> ComparisonResult {
    if options.isEmpty { return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending }
    return left.compare(right, options: compareOptions(options))
  }

  /// An empty needle is found nowhere, as in CFString's search. The same holds for `hasPrefix` and `hasSuffix`.
  static func contains(_ text: String, _ needle: String, _ options: PredicateOptions) -> Bool {
    guard !needle.isEmpty else { return false }
    return withASCII(text, needle) { text, needle in
      guard text.count >= needle.count else { return false }
      let folding = options.contains(.caseInsensitive)
      return (0...(text.count - needle.count)).contains { matches(text, needle, at: $0, folding: folding) }
    } ?? (text.range(of: needle, options: compareOptions(options)) != nil)
  }

  static func hasPrefix(_ text: String, _ prefix: String, _ options: PredicateOptions) -> Bool {
    guard !prefix.isEmpty else { return false }
    return withASCII(text, prefix) { text, prefix in
      text.count >= prefix.count && matches(text, prefix, at: 0, folding: options.contains(.caseInsensitive))
    } ?? (text.range(of: prefix, options: compareOptions(options).union(.anchored)) != nil)
  }

  static func hasSuffix(_ text: String, _ suffix: String, _ options: PredicateOptions) -> Bool {
    guard !suffix.isEmpty else { return false }
    return withASCII(text, suffix) { text, suffix in
      let start = text.count - suffix.count
      return start >= 0 && matches(text, suffix, at: start, folding: options.contains(.caseInsensitive))
    } ?? (text.range(of: suffix, options: compareOptions(options).union([.anchored, .backwards])) != nil)
  }

  /// The text without the differences that the options ignore.
  static func folded(_ text: String, _ options: PredicateOptions) -> String {
    options.isEmpty ? text : text.folding(options: compareOptions(options), locale: nil)
  }

  private static func compareOptions(_ options: PredicateOptions) -> String.CompareOptions {
    var result: String.CompareOptions = []
    if options.contains(.caseInsensitive) { result.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
    return result
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private static func withASCII(_ left: String, _ right: String, _ body: (Bytes, Bytes) -> Bool) -> Bool? {
    let answer = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right -> Bool? in
        isASCII(left) && isASCII(right) ? body(left, right) : nil
      } ?? nil
    }
    return answer ?? nil
  }

  private static func isASCII(_ bytes: Bytes) -> Bool {
    bytes.reduce(0) { $0 | $1 } < 0x80
  }

  /// Whether `part` stands in `text` at `offset`; the caller has checked that it fits.
  private static func matches(_ text: Bytes, _ part: Bytes, at offset: Int, folding: Bool) -> Bool {
    for index in part.indices {
      let left = text[offset + index]
      let right = part[index]
      guard left == right || (folding && lowercased(left) == lowercased(right)) else { return false }
    }
    return true
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
