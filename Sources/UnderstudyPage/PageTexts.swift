/// Texts that have many lines in common, as element trees and drawings of one app have.
///
/// A line is stored once. A text is stored by what differs from the one before it.
package struct PageTexts: Codable, Sendable, Equatable {
  /// Each different line.
  package let lines: [String]
  /// For each text: how many lines it has in common with the one before at its begin, how many at its end, and then the numbers
  /// of the lines between, from 0.
  package let texts: [[Int32]]

  /// - Parameters:
  ///   - lines: each different line.
  ///   - texts: the numbers of the lines of each text.
  package init(lines: [String], texts: [[Int32]]) {
    self.lines = lines
    var former: [Int32] = []
    self.texts = texts.map { text in
      defer { former = text }
      return Self.difference(of: text, from: former)
    }
  }

  private static func difference(of text: [Int32], from former: [Int32]) -> [Int32] {
    let most = min(text.count, former.count)
    var begin = 0
    while begin < most, text[begin] == former[begin] { begin += 1 }
    var end = 0
    while end < most - begin, text[text.count - 1 - end] == former[former.count - 1 - end] { end += 1 }
    return [Int32(begin), Int32(end)] + text[begin..<(text.count - end)]
  }
}
