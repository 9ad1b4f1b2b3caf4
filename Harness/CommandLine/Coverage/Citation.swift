/// A place that names a statement by its number.
struct Citation: Equatable {
  let number: String
  /// The file, from the package's folder.
  let path: String
  let line: Int

  /// Finds the numbers of all tables in a text: a prefix, a hyphen and two or three digits that stand alone.
  static func scan(_ text: String, path: String) -> [Citation] {
    var citations: [Citation] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if !line.utf8.contains(hyphen) { continue }
      for number in numbers(in: Array(line.utf8)) {
        citations.append(Citation(number: number, path: path, line: index + 1))
      }
    }
    return citations
  }

  /// - Throws: ``CoverageError`` with the numbers that no table has, and where they are.
  static func check(_ citations: [Citation], known: Set<String>) throws(CoverageError) {
    let unknown = citations.filter { !known.contains($0.number) }
    if unknown.isEmpty { return }
    let places = unknown.map { "\($0.path):\($0.line) names \($0.number), which no table of Harness/Coverage has" }
    throw CoverageError(places.joined(separator: "\n"))
  }

  private static let hyphen = UInt8(ascii: "-")
  private static let prefixes = StatementTable.all.flatMap(\.prefixes).map { Array($0.utf8) }

  /// By bytes: a regular expression takes seconds for all files of the package.
  private static func numbers(in line: [UInt8]) -> [String] {
    var numbers: [String] = []
    for place in line.indices where line[place] == hyphen {
      let digits = line[(place + 1)...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard digits.count == 2 || digits.count == 3 else { continue }
      if digits.endIndex < line.endIndex, isPart(line[digits.endIndex]) { continue }
      for prefix in prefixes where line[..<place].suffix(prefix.count).elementsEqual(prefix) {
        let start = place - prefix.count
        if start > 0, isPart(line[start - 1]) { continue }
        numbers.append(String(decoding: line[start..<digits.endIndex], as: UTF8.self))
      }
    }
    return numbers
  }

  /// Whether a byte beside a number makes it a part of something longer, such as a version, a UUID or `UTF-16`.
  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), hyphen: true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}
