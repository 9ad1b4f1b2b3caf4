import Foundation
import Testing

/// A run of this suite's own program in another process, whose tests hang and trap.
struct ChildRun {
  /// Set in such processes alone, so that the samples do nothing in a run of the suite.
  static let variable = "UNDERSTUDY_WATCHDOG_SAMPLES"
  static let isChild = ProcessInfo.processInfo.environment[variable] != nil

  let code: Int32
  let output: String

  /// Runs an XCTest test, or all of a class.
  static func ofXCTest(_ name: String) async throws -> ChildRun {
    try await ChildRun(arguments: ["XCUIAutomationTests.\(name)"])
  }

  /// Runs the tests of Swift Testing whose names match.
  static func ofSwiftTesting(_ name: String) async throws -> ChildRun {
    try await ChildRun(arguments: ["--testing-library", "swift-testing", "--filter", name])
  }

  private init(arguments: [String]) async throws {
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
    process.arguments = ["--signal=KILL", "60", program] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment[Self.variable] = "1"
    environment["UNDERSTUDY_HANG_LIMIT"] = "0.5"
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    (process.standardOutput, process.standardError) = (output, output)
    code = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { process in
        let isSignal = process.terminationReason == .uncaughtSignal
        continuation.resume(returning: isSignal ? 128 + process.terminationStatus : process.terminationStatus)
      }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    self.output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// Whether a test of the run has passed, by its line.
  func passed(_ test: String) -> Bool {
    output.contains("Test Case '\(test)' passed") || output.contains("Test \(test)() passed")
  }
}
