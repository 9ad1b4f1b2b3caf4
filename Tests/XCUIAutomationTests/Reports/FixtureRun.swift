import Foundation

/// Programs that tests of reports begin: processes whose end they await.
enum FixtureRun {
  /// Runs tests of this program in a process that writes reports; there the tests of fixtures fail.
  ///
  /// - Returns: its standard output.
  static func tests(_ arguments: [String], reports: String, variables: [String: String] = [:]) async throws -> String {
    try await output(
      of: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(), arguments,
      variables: variables.merging(["UNDERSTUDY_FAILING_FIXTURES": "1", "UNDERSTUDY_REPORT": reports]) { own, _ in own }
    )
  }

  /// Runs a program.
  ///
  /// - Returns: its standard output.
  static func output(of program: URL, _ arguments: [String], variables: [String: String] = [:]) async throws -> String {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return try String(contentsOf: output, encoding: .utf8)
  }
}
