/// A test that names the statements that it shows.
struct ConformanceTest: Equatable {
  /// The statements' numbers.
  let numbers: [String]
  /// The test, such as `StateTests.unread`, or the type if its cases or the whole suite show them.
  let name: String
  /// The file, from the package's folder.
  let path: String

  /// Finds what a source file shows.
  ///
  /// A test of Swift Testing names its statements in its display name: `@Test("SEM-033: …")`, `@Suite("… (SEM-111)")`. A test or
  /// class of XCTest has a comment that begins with them: `/// F-40: …`. A case of a table, or a message of an assertion, is a
  /// text that begins with them: `LayoutCase("LAY-009", …)`. It belongs to the type around, unless tests of that type are found
  /// otherwise.
  static func scan(_ source: String, path: String) -> [ConformanceTest] {
    let types = types(of: source)
    func type(at place: String.Index) -> String? { types.last { $0.place < place }?.name }
    var tests: [ConformanceTest] = []
    var names: [Range<String.Index>] = []
    for match in source.matches(of: /@(Test|Suite)\(\s*"((?:[^"\\]|\\.)*)"/) {
      names.append(match.range)
      let numbers = numbers(in: match.output.2)
      if numbers.isEmpty { continue }
      let rest = source[match.range.upperBound...]
      guard let declaration = rest.firstMatch(of: /\b(?:func|struct|class|enum) (\w+)/) else { continue }
      let own = String(declaration.output.1)
      let suite = match.output.1 == "Test" ? type(at: match.range.lowerBound) : nil
      tests.append(ConformanceTest(numbers: numbers, name: suite.map { "\($0).\(own)" } ?? own, path: path))
    }
    tests += commented(source, path: path, type: type)
    for match in source.matches(of: /"((?:[A-Z]+-\d+(?:, )?)+)[":,]/) {
      if names.contains(where: { $0.overlaps(match.range) }) { continue }
      guard let type = type(at: match.range.lowerBound) else { continue }
      let known = tests.filter { $0.name == type || $0.name.hasPrefix("\(type).") }.flatMap(\.numbers)
      let numbers = numbers(in: match.output.1).filter { !known.contains($0) }
      if !numbers.isEmpty { tests.append(ConformanceTest(numbers: numbers, name: type, path: path)) }
    }
    return tests
  }

  /// Declarations of XCTest, by the comment before them.
  private static func commented(
    _ source: String, path: String, type: (String.Index) -> String?
  ) -> [ConformanceTest] {
    let comment = /(?:^|\n) *\/\/\/ ((?:[A-Z]+-\d+(?:, )?)+)[.:][^\n]*\n(?: *\/\/\/[^\n]*\n)*([^\n]*)/
    return source.matches(of: comment).compactMap { match in
      guard let declaration = match.output.2.firstMatch(of: /\b(?:func (test\w+)|class (\w+))/) else { return nil }
      let numbers = numbers(in: match.output.1)
      if let method = declaration.output.1 {
        let suite = type(match.range.upperBound)
        return ConformanceTest(numbers: numbers, name: suite.map { "\($0).\(method)" } ?? String(method), path: path)
      }
      return declaration.output.2.map { ConformanceTest(numbers: numbers, name: String($0), path: path) }
    }
  }

  /// The numbers of all tables, each once.
  private static func numbers(in text: some StringProtocol) -> [String] {
    var numbers: [String] = []
    for citation in Citation.scan(String(text), path: "") where !numbers.contains(citation.number) {
      numbers.append(citation.number)
    }
    return numbers
  }

  /// The types that begin at the beginning of a line, in their order.
  private static func types(of source: String) -> [(place: String.Index, name: String)] {
    var types: [(place: String.Index, name: String)] = []
    for line in source.split(separator: "\n") where line.first.map({ !$0.isWhitespace }) == true {
      if let match = line.firstMatch(of: /(?:struct|class|enum|extension) (\w+)/) {
        types.append((line.startIndex, String(match.output.1)))
      }
    }
    return types
  }
}
