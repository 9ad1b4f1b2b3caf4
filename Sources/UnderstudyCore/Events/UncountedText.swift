/// Tells texts whose copies count no references, as most that tests name elements by: those of up to fifteen bytes lie in the
/// string's own two words, and literals are there for good.
enum UncountedText {
  /// - Parameter last: The second word of a string, or of an optional one, which is 0 for none.
  /// - Returns: Whether the string must be released. A wrong answer could only keep a text for longer.
  @inline(__always)
  static func isCounted(_ last: UInt) -> Bool { last != 0 && last >> 63 == 0 }
}
