import Foundation
import Testing
import UnderstudyTime

extension Trait where Self == ConditionTrait {
  /// For the frames of a thread that computes: the thread sanitizer delays signals until it waits.
  static var needsFrames: Self { .enabled(if: !PlatformGaps.hasThreadSanitizer) }
}

/// A run of this suite's own program in another process, whose tests hang and trap.
struct ChildRun {
  /// Set in such processes alone, so that the samples do nothing in a run of the suite.
  static let variable = "UNDERSTUDY_WATCHDOG_SAMPLES"
  static let isChild = ProcessInfo.processInfo.environment[variable] != nil

  let code: Int32
  let output: String
  /// What the reports of failed tests say, by the names of their folders.
  let failures: [String: String]
  /// The file of `--xunit-output`; nil where there is none.
  let results: String?
  /// The file of the reports' folder that CI systems read; nil where there is none.
  let junit: String?

  /// The one that the runtime prints a back trace of.
  static let sampleWithBackTrace = "WatchdogSamples/testBadAddress"

  /// Those that end after ten limits.
  private static let computing = ["WatchdogSamples/testLoopWithoutApp", "pollSample"]

  private static let names =
    [
      "WatchdogSamples/testSemaphore", "WatchdogSamples/testSemaphoreAfterAPause",
      "AwaitingSamples", "continuationSample", "streamSample", "exitSample",
      "WatchdogSamples/testLoop", "WatchdogSamples/testBody", "WatchdogSamples/testLock",
      "WatchdogSamples/testSemaphoreWithoutApp", "exitTestSample", "sampleWithoutApp", "sleepSample", "computeSample",
      "WatchdogSamples/testWaitsItself", "WatchdogSamples/testExitsItself", "ResultSamples",
      "WatchdogSamples/testTrap", "WatchdogSamples/testTrapOfItsOwn", "WatchdogSamples/testExit",
      "WatchdogSamples/testExitInTask", "PlainSamples", sampleWithBackTrace,
      "EndSamples/testFailsAndLeavesQuietly", "EndBetweenSamples", "SignalSamples",
    ] + computing + ends + (PlatformGaps.hasThreadSanitizer ? [] : ["poolSample"])

  private static let ends = [
    "testUnderscoreExit", "testQuickExitInThread", "testExec", "testExitOfLibrary", "testSystemCall", "testKill",
    "testThreadExit",
  ].map { "EndSamples/\($0)" }

  private static let samples = SharedRuns<ChildRun>(names) { name in
    let isXCTest =
      name.contains("/") || ["AwaitingSamples", "PlainSamples", "EndBetweenSamples"].contains(name)
    return try await ChildRun(
      arguments: isXCTest
        ? ["XCUIAutomationTests.\(name)"] : ["--testing-library", "swift-testing", "--filter", name],
      limit: computing.contains(name) ? 0.2 : 0.5,
      backTrace: name == sampleWithBackTrace ? "enable=yes,symbolicate=off" : "enable=no")
  }

  /// Begins the runs of all samples, unless a part of the suite alone was asked for: a serial run uses one processor, the
  /// samples then use another.
  static func beginAll() {
    guard !CommandLine.arguments.contains("--filter") else { return }
    _ = samples
  }

  /// The run of an XCTest test, of all of a class, or of the tests of Swift Testing whose names match.
  static func of(_ sample: String) async throws -> ChildRun { try await samples.run(sample) }

  private init(arguments: [String], limit: Double, backTrace: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("output")
    try Data().write(to: file)
    let output = try FileHandle(forWritingTo: file)
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")

    let process = Process()
    // A child that does not end by itself fails its test, and stops it in no case.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    let results = folder.appendingPathComponent("results.xml")
    let option = arguments.contains("swift-testing") ? ["--xunit-output", results.path] : []
    process.arguments = ["--signal=KILL", "60", program] + arguments + option
    var environment = ProcessInfo.processInfo.environment
    environment[Self.variable] = "1"
    environment["UNDERSTUDY_HANG_LIMIT"] = "\(limit)"
    environment["SWIFT_BACKTRACE"] = backTrace
    let reports = folder.appendingPathComponent("reports")
    environment["UNDERSTUDY_REPORT"] = reports.path
    environment["GITHUB_ACTIONS"] = "true"
    process.environment = environment
    (process.standardOutput, process.standardError) = (output, output)
    code = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { process in
        let isSignal = process.terminationReason == .uncaughtSignal
        continuation.resume(returning: isSignal ? 128 + process.terminationStatus : process.terminationStatus)
      }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    self.results = try? String(contentsOf: results, encoding: .utf8)
    self.output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    junit = try? String(contentsOf: reports.appendingPathComponent("junit.xml"), encoding: .utf8)
    var failures: [String: String] = [:]
    for test in (try? FileManager.default.contentsOfDirectory(atPath: reports.path)) ?? [] {
      let file = reports.appendingPathComponent(test).appendingPathComponent("failures.txt")
      failures[test] = try? String(contentsOf: file, encoding: .utf8)
    }
    self.failures = failures
  }

  /// Whether a test of the run has passed, by its line.
  func passed(_ test: String) -> Bool {
    output.contains("Test Case '\(test)' passed") || output.contains("Test \(test)() passed")
  }
}

/// Begins the runs of all samples before the suite. It belongs to a suite whose file comes early in the order of names, which is
/// the order of a serial run.
struct BeginningChildRuns: SuiteTrait {
  func prepare(for test: Test) async throws { ChildRun.beginAll() }
}

extension Trait where Self == BeginningChildRuns {
  /// Begins what ``ChildRun`` runs beside the tests of this suite.
  static var beginningChildRuns: Self { Self() }
}

/// Runs that several tests look at. All begin together, four at a time: for most of their time they wait.
struct SharedRuns<Run: Sendable>: Sendable {
  private let tasks: [String: Task<Run, any Error>]

  init(_ names: [String], _ run: @escaping @Sendable (String) async throws -> Run) {
    var tasks: [String: Task<Run, any Error>] = [:]
    for (index, name) in names.enumerated() {
      let former = index < 4 ? nil : tasks[names[index - 4]]
      tasks[name] = Task {
        _ = await former?.result
        return try await run(name)
      }
    }
    self.tasks = tasks
  }

  func run(_ name: String) async throws -> Run { try await #require(tasks[name]).value }
}
