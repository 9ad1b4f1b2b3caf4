import Dispatch
import Foundation
import HarnessFailures
import Synchronization

/// What is done with the reports of the broken tests.
enum FailuresMode: Equatable {
  case print, check, write
}

/// The reports of the broken tests: each test runs in a process of its own, and what it prints is compared with a file.
struct FailureReports {
  /// The folder of the expected reports.
  let folder: URL

  /// - Parameter place: The package's folder, or one inside it.
  /// - Throws: ``UsageError`` where no folder around contains the expected reports.
  init(near place: URL) throws(UsageError) {
    var place = place.standardizedFileURL
    while !FileManager.default.fileExists(atPath: place.appendingPathComponent(Self.path).path) {
      guard place.path != "/" else { throw .missingFolder(Self.path) }
      place = place.deletingLastPathComponent().standardizedFileURL
    }
    folder = place.appendingPathComponent(Self.path)
  }

  private static let path = "Harness/Failures/Expected"

  func expected(of name: String) -> String? { try? String(contentsOf: file(of: name), encoding: .utf8) }

  func write(_ report: String, of name: String) throws {
    try report.write(to: file(of: name), atomically: true, encoding: .utf8)
  }

  private func file(of name: String) -> URL {
    folder.appendingPathComponent(name.replacing(" ", with: "-") + ".txt")
  }

  /// What broken tests print, in the order of their names.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - isParallel: Whether several run at a time.
  static func reports(of names: [String], isParallel: Bool) throws -> [(name: String, report: String)] {
    guard isParallel else { return try names.map { ($0, try report(of: $0)) } }
    let results = Mutex<[Int: Result<String, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: names.count) { index in
      let result = Result { try report(of: names[index]) }
      results.withLock { $0[index] = result }
    }
    return try results.withLock { results in
      try names.indices.compactMap { index in try results[index].map { (names[index], try $0.get()) } }
    }
  }

  /// What a broken test prints, without what differs from run to run.
  ///
  /// - Parameter name: The test's name.
  static func report(of name: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["failures", "--run", name]
    // The test's own lines say the same in each run; the runtime's back trace has addresses.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no", "UNDERSTUDY_HANG_LIMIT": "2"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return stable(String(decoding: data, as: UTF8.self), status: process.terminationStatus)
  }

  /// The lines of the test itself: what XCTest says of the run, and addresses and frames of the system's libraries, differ.
  private static func stable(_ text: String, status: Int32) -> String {
    var lines: [String] = []
    for coloured in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = String(coloured).replacing(/\u{1B}\[[0-9]+m/, with: "")
      guard !isOfRun(line) else { continue }
      let named = line.replacing(/(\/[^\s:]+)+\/([^\/\s:]+\.swift)/) { String($0.output.2) }
      let timed = named.replacing(/[0-9.]+ seconds\)/, with: "… seconds)")
        .replacing(/after [0-9.]+ seconds/, with: "after … seconds").replacing(/\(0x[0-9a-f]+\)/, with: "(0x…)")
      lines.append(timed.replacing(/at [0-9-]+ [0-9:.]+/, with: "at …"))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return (lines + ["Exit status: \(status)", ""]).joined(separator: "\n")
  }

  /// Whether a line is about the run and the machine, and not about the test.
  private static func isOfRun(_ line: String) -> Bool {
    let starts = [
      "Test Suite ", "\t Executed ", "Current stack trace:", "◇", "✔", "↳ Testing Library", "↳ Target Platform",
    ]
    return starts.contains { line.hasPrefix($0) } || line.contains(/^[0-9]+ +[^ ]+ +0x/)
      || line.contains(/\ in [a-z_A-Z]+\.so/)
  }
}
