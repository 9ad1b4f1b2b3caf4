import UnderstudyJSON
import XCUIAutomation

/// The framework of a test.
enum TestFramework: String, CaseIterable { case xctest, testing }

/// Writes steps as a test.
struct CodeWriter {
  /// How a test comes to its app.
  enum Start: Equatable {
    /// It is the one that the module of the test means.
    case ofModule
    /// The app's type with its module.
    case app(String)
    /// The preview's type with its module.
    case preview(String)
    /// The title of a preview that is no type which code can name.
    case linkedPreview(String)
  }

  let framework: TestFramework
  /// The test's name in words, or as a function's.
  let name: String
  let start: Start
  let settings: LaunchSettings
  /// The elements that there were at the launch.
  let launchSerials: Set<UInt32>
  /// The assertion that expects the contrary, from 1.
  var reversed: Int?

  // MARK: - Steps

  /// The lines of one step, as it stands alone.
  static func lines(of step: SessionStep, _ framework: TestFramework) -> [String] {
    switch step.code {
    case .lines(let lines, _): lines
    case .clock(let duration): ["app.clock.advance(by: \(literal(duration)))"]
    case .assertion(let assertion): [line(of: assertion, framework, isReversed: false)]
    }
  }

  /// The lines of all steps. A move of the clock is a wait where the next step is about something that it brought.
  func lines(of steps: [SessionStep]) -> [String] {
    let waits = waits(in: steps)
    var lines: [String] = []
    var assertions = 0
    for (index, step) in steps.enumerated() {
      switch step.code {
      case .lines(let code, let query):
        if let seconds = waits.seconds[index], let query { lines.append(wait(for: query, seconds)) }
        lines += code
      case .clock:
        if !waits.replaced.contains(index) { lines += Self.lines(of: step, framework) }
      case .assertion(let assertion):
        assertions += 1
        let isReversed = assertions == reversed
        if let seconds = waits.seconds[index] {
          lines.append(wait(for: assertion.query, seconds, isReversed: isReversed))
        } else {
          lines.append(Self.line(of: assertion, framework, isReversed: isReversed))
        }
      }
    }
    return lines
  }

  /// Which steps wait, by their places, and which moves of the clock they stand for.
  ///
  /// A move that is followed by another reading than of existence stays as it is: how far the clock went may be what is read.
  private func waits(in steps: [SessionStep]) -> (seconds: [Int: Int], replaced: Set<Int>) {
    var (seconds, replaced): ([Int: Int], Set<Int>) = ([:], [])
    for (index, step) in steps.enumerated() {
      guard case .clock(let duration) = step.code, steps.indices.contains(index + 1) else { continue }
      let before = index == 0 ? launchSerials : steps[index - 1].serials
      let next = steps[index + 1]
      guard let target = next.target, step.serials.contains(target), !before.contains(target) else { continue }
      // Later steps read what the rest of the time has brought.
      let isLast = steps[(index + 1)...].allSatisfy { $0.isAboutExistence(of: step.serials, since: before) }
      guard isLast else { continue }
      let limit = max(1, Int((duration / .seconds(1)).rounded(.up)))
      replaced.insert(index)
      for (place, later) in steps.enumerated().dropFirst(index + 1) {
        guard let target = later.target, step.serials.contains(target), !before.contains(target) else { continue }
        if case .lines(_, nil) = later.code { continue }
        if seconds[place] == nil, !steps[(index + 1)..<place].contains(where: { $0.target == target }) {
          seconds[place] = limit
        }
      }
    }
    return (seconds, replaced)
  }

  private func wait(for query: String, _ seconds: Int, isReversed: Bool = false) -> String {
    let call = "app.\(query).waitForExistence(timeout: \(seconds))"
    switch framework {
    case .xctest: return "\(isReversed ? "XCTAssertFalse" : "XCTAssertTrue")(\(call))"
    case .testing: return "#expect(\(isReversed ? "!" : "")\(call))"
    }
  }

  private static func literal(_ duration: Duration) -> String {
    let milliseconds = Int((duration / .milliseconds(1)).rounded())
    return milliseconds % 1000 == 0 ? ".seconds(\(milliseconds / 1000))" : ".milliseconds(\(milliseconds))"
  }

  // MARK: - Assertions

  private static func line(of assertion: Assertion, _ framework: TestFramework, isReversed: Bool) -> String {
    let base = assertion.query == "app" ? "app" : "app.\(assertion.query)"
    switch assertion.kind {
    case .exists: return truth("\(base).exists", assertion.expected, framework, isReversed)
    case .enabled: return truth("\(base).isEnabled", assertion.expected, framework, isReversed)
    case .selected: return truth("\(base).isSelected", assertion.expected, framework, isReversed)
    case .label: return equality("\(base).label", assertion.expected, framework, isReversed)
    case .value: return equality("\(base).value as? String", assertion.expected, framework, isReversed)
    case .count: return equality("\(base).count", assertion.expected, framework, isReversed)
    }
  }

  private static func truth(_ code: String, _ expected: JSON, _ framework: TestFramework, _ isReversed: Bool) -> String
  {
    let isTrue = (expected.truth ?? true) != isReversed
    return switch framework {
    case .xctest: "\(isTrue ? "XCTAssertTrue" : "XCTAssertFalse")(\(code))"
    case .testing: "#expect(\(isTrue ? "" : "!")\(code))"
    }
  }

  private static func equality(
    _ code: String, _ expected: JSON, _ framework: TestFramework, _ isReversed: Bool
  ) -> String {
    let value = expected.text.map(\.swiftLiteral) ?? expected.description
    let operand = code.contains(" as? ") ? "(\(code))" : code
    return switch framework {
    case .xctest: "\(isReversed ? "XCTAssertNotEqual" : "XCTAssertEqual")(\(code), \(value))"
    case .testing: "#expect(\(operand) \(isReversed ? "!=" : "==") \(value))"
    }
  }
}

extension SessionStep {
  /// Whether the step reads nothing that depends on how much of a time has passed in which elements came.
  fileprivate func isAboutExistence(of come: Set<UInt32>, since before: Set<UInt32>) -> Bool {
    switch code {
    case .assertion(let assertion): assertion.kind == .exists && assertion.expected == true
    case .clock: false
    case .lines: true
    }
  }
}
