import Foundation
import Synchronization

/// A program that is run to its end.
enum Tool {
  struct Result {
    var status: Int32
    /// What it has written to both outputs.
    var output: String
    var isSuccess: Bool { status == 0 }
  }

  /// Runs a program of the search path.
  ///
  /// - Parameters:
  ///   - folder: Where it runs; nil for the current folder.
  ///   - environment: Added to that of this process.
  ///   - line: Takes each line as it is written.
  /// - Throws: ``AdoptError`` if there is no such program.
  static func run(
    _ program: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:],
    line: (Substring) -> Void = { _ in }
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      throw AdoptError.cannotRun(([program] + arguments).joined(separator: " "), error)
    }
    var data = Data()
    var begin = 0
    while case let chunk = pipe.fileHandleForReading.availableData, !chunk.isEmpty {
      data.append(chunk)
      while let end = data[begin...].firstIndex(of: UInt8(ascii: "\n")) {
        line(String(decoding: data[begin..<end], as: UTF8.self)[...])
        begin = end + 1
      }
    }
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}

extension Tool {
  /// Runs programs side by side.
  ///
  /// - Parameter commands: Each a program of the search path with its arguments.
  /// - Returns: The results in the order of the commands.
  /// - Throws: ``AdoptError`` if there is no such program.
  static func run(atOnce commands: [[String]]) throws -> [Result] {
    let results = Mutex([Int: Swift.Result<Result, any Error>]())
    DispatchQueue.concurrentPerform(iterations: commands.count) { index in
      let result = Swift.Result { try run(commands[index][0], Array(commands[index].dropFirst())) }
      results.withLock { $0[index] = result }
    }
    return try results.withLock { results in try commands.indices.compactMap { try results[$0]?.get() } }
  }
}

/// A package for which SwiftPM's commands are run.
struct SwiftPackage {
  let folder: URL
  /// Whether another command of SwiftPM has called this program, which locks the folder of the build.
  var isInCommand = false

  /// Where SwiftPM puts what it builds.
  var scratch: URL {
    ProcessInfo.processInfo.environment["SWIFTPM_BUILD_DIR"].map { folder.descendant($0) }
      ?? folder.appendingPathComponent(".build")
  }

  /// Runs `swift COMMAND`.
  ///
  /// - Throws: ``AdoptError`` if there is no such program.
  func run(
    _ command: String, _ arguments: [String] = [], environment: [String: String] = [:],
    line: (Substring) -> Void = { _ in }
  ) throws -> Tool.Result {
    let lock = isInCommand ? ["--ignore-lock"] : []
    return try Tool.run("swift", [command] + lock + arguments, in: folder, environment: environment, line: line)
  }
}
