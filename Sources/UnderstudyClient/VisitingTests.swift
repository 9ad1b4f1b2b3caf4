import Foundation
import UnderstudyPage
import UnderstudySockets

/// A run of built tests that records the screens that they visit.
struct VisitingTests {
  /// The built tests.
  let program: String
  /// Where they run.
  let folder: String
  /// Names of modules, suites or tests; all tests run without any.
  let names: [String]

  /// What a run has left.
  struct Outcome {
    let screens: [VisitedScreen]
    /// What to report of tests that failed, or processes that ended early; nil for none.
    let notice: String?
  }

  /// Runs the tests of XCTest, then those of Swift Testing, each in a process.
  ///
  /// - Throws: ``ClientError`` where the program cannot be started, or leaves no report.
  func run() throws -> Outcome {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-visits-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let reports = root.appendingPathComponent("reports")
    do {
      try FileManager.default.createDirectory(at: reports, withIntermediateDirectories: true)
    } catch {
      throw ClientError("\(root.path) cannot be written: \(error.localizedDescription)")
    }
    let log = root.appendingPathComponent("log").path
    var notices: [String] = []
    for arguments in try runs(log: log) {
      let code = try run(arguments, reports: reports.path, log: log)
      // Swift Testing's code where no test is left by the filter.
      guard code != 0, code != 69 else { continue }
      notices.append(
        code < 128
          ? "Tests have failed: their screens are those up to the failure."
          : "The tests ended by signal \(code - 128): some screens may be missing.\n\(SessionChild.tail(of: log))")
    }
    guard FileManager.default.fileExists(atPath: reports.appendingPathComponent("index.html").path) else {
      return Outcome(screens: [], notice: notices.first)
    }
    let screens = try Self.screens(in: reports.path)
    return Outcome(screens: screens, notice: notices.isEmpty ? nil : notices.joined(separator: "\n"))
  }

  /// The screens of a directory of reports.
  ///
  /// - Throws: ``ClientError`` for one that cannot be read.
  static func screens(in directory: String) throws -> [VisitedScreen] {
    do {
      return try VisitedScreen.all(in: URL(fileURLWithPath: directory))
    } catch {
      throw ClientError("\(error)")
    }
  }

  /// Whether a user may mean a test by a name: the test's, with or without `()`, its suite's or its module's.
  static func isNamed(_ test: String, _ name: String) -> Bool {
    let name = name.lowercased()
    let whole = test.lowercased()
    if whole == name || whole.hasPrefix(name + ".") || whole.hasPrefix(name + " (") { return true }
    let parts = whole.prefix { $0 != "(" }.split(separator: ".")
    return parts.contains { $0 == name || "\($0)()" == name } || whole.hasSuffix("." + name)
  }

  // MARK: - Processes

  /// The arguments of each run.
  private func runs(log: String) throws -> [[String]] {
    let (xctest, testing) = (["--testing-library", "xctest"], ["--testing-library", "swift-testing"])
    guard !names.isEmpty else { return [xctest, testing] }
    let filters = names.flatMap { name in
      let pattern = NSRegularExpression.escapedPattern(for: name).replacing("\\.", with: "[./]")
      return ["--filter", "(?i)(^|[./])\(pattern)(\\(|[./]|$)"]
    }
    // XCTest takes the names of tests, and lists them.
    _ = try run(xctest + ["--list-tests"], reports: nil, log: log)
    let listed = ((try? String(contentsOfFile: log, encoding: .utf8)) ?? "").split(separator: "\n")
      .filter { line in
        let test = String(line).replacing("/", with: ".")
        return line.contains("/") && names.contains { Self.isNamed(test, $0) }
      }
    return (listed.isEmpty ? [] : [xctest + [listed.joined(separator: ",")]]) + [testing + filters]
  }

  private func run(_ arguments: [String], reports: String?, log: String) throws -> Int32 {
    guard access(program, X_OK) == 0 else {
      throw ClientError("\(program) is no program: build the tests first, by `swift build --build-tests`.")
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    _ = changeFolder(&actions, folder)
    var variables = ProcessInfo.processInfo.environment
    for name in ["UNDERSTUDY_SESSION", "UNDERSTUDY_PAUSE", "GITHUB_ACTIONS"] { variables[name] = nil }
    variables["UNDERSTUDY_REPORT"] = reports
    variables["UNDERSTUDY_REPORT_TESTS"] = "all"
    let process = try start(program, [program] + arguments, variables, &actions)
    return PausedProgram.Run(process: process, greeting: nil).wait()
  }
}
