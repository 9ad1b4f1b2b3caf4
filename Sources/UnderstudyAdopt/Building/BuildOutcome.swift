import Foundation

/// How far the build of a package has come, by what the compiler says.
struct BuildOutcome {
  var isSuccess: Bool
  /// The errors, each once.
  var errors: [Diagnostic]
  /// Errors, warnings and notes.
  var messages: [Diagnostic]
  /// What a build that fails without an error of the compiler has printed last.
  var lastLines: [String]

  /// Builds a package with its tests.
  ///
  /// - Throws: ``AdoptError`` if SwiftPM cannot be run.
  init(building package: SwiftPackage) throws {
    let result = try package.run("build", ["--build-tests"])
    self.init(isSuccess: result.isSuccess, output: result.output)
  }

  /// A build that would fail.
  init(errors: [Diagnostic]) { (isSuccess, self.errors, messages, lastLines) = (false, errors, errors, []) }

  init(isSuccess: Bool, output: String) {
    self.isSuccess = isSuccess
    messages = Diagnostic.parse(output)
    errors = messages.filter { $0.severity == .error }
    let lines = output.split(whereSeparator: \.isNewline).map(String.init)
    let found = lines.filter { $0.contains("error:") }
    lastLines = isSuccess || !errors.isEmpty ? [] : Array((found.isEmpty ? lines : found).suffix(10))
  }
}

/// What the tests of a package have said.
struct TestOutcome: Equatable {
  var passed = 0
  var failed = 0
  /// Whether the run has come to its end.
  var isComplete = true

  init(running package: SwiftPackage) throws {
    let result = try package.run("test", ["--skip-build"])
    self.init(output: result.output, isSuccess: result.isSuccess)
  }

  /// Reads the summaries of both frameworks.
  init(output: String, isSuccess: Bool) {
    var (count, failures) = (0, 0)
    for line in output.split(whereSeparator: \.isNewline) {
      if let numbers = Self.numbers(in: line, after: "Executed ", words: ["test", "failure"]) {
        // Each suite has a summary; that of all comes last.
        (count, failures) = (numbers[0], numbers[1])
      }
    }
    let failedNames = Set(
      output.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("Test Case '") && $0.contains("' failed") }
        .map { $0.prefix { $0 != "(" } })
    failures = min(failures, max(failedNames.count, failures > 0 ? 1 : 0))
    for line in output.split(whereSeparator: \.isNewline) where line.contains("Test run with ") {
      let numbers = line.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
      count += numbers.first ?? 0
      let symbols = output.split(whereSeparator: \.isNewline).filter {
        $0.contains("Test ") && $0.contains(" failed after ")
      }
      failures += symbols.filter { !$0.contains("Test run") }.count
    }
    (passed, failed) = (max(0, count - failures), failures)
    isComplete = isSuccess || failed > 0
  }

  private static func numbers(in line: Substring, after start: String, words: [String]) -> [Int]? {
    guard let begin = line.range(of: start) else { return nil }
    let numbers = line[begin.upperBound...].split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
    return numbers.count >= words.count ? numbers : nil
  }
}
