/// A test that names the statements that it shows.
struct ConformanceTest: Equatable {
  /// The statements' numbers.
  let numbers: [String]
  /// The test, such as `StateTests.unread`, or the suite if the whole suite shows them.
  let name: String
  /// The file, from the package's folder.
  let path: String

  /// Finds the tests of a source file by their display names: `@Test("SEM-033: …")`, `@Suite("… (SEM-111)")`.
  static func scan(_ source: String, path: String) -> [ConformanceTest] {
    var tests: [ConformanceTest] = []
    for match in source.matches(of: /@(Test|Suite)\(\s*"((?:[^"\\]|\\.)*)"/) {
      let numbers = match.output.2.matches(of: /SEM-\d{3}/).map { String($0.output) }
      if numbers.isEmpty { continue }
      let rest = source[match.range.upperBound...]
      guard let declaration = rest.firstMatch(of: /\b(?:func|struct|class|enum) (\w+)/) else { continue }
      let own = String(declaration.output.1)
      let suite = match.output.1 == "Test" ? suite(around: match.range.lowerBound, in: source) : nil
      tests.append(ConformanceTest(numbers: numbers, name: suite.map { "\($0).\(own)" } ?? own, path: path))
    }
    return tests
  }

  /// The type that begins last before a place, at the beginning of a line.
  private static func suite(around place: String.Index, in source: String) -> String? {
    var name: String?
    for line in source[..<place].split(separator: "\n") where line.first.map({ !$0.isWhitespace }) == true {
      if let match = line.firstMatch(of: /(?:struct|class|enum|extension) (\w+)/) { name = String(match.output.1) }
    }
    return name
  }
}
