import Foundation
import XCUIAutomation

/// The file that an assertion compares with: `__Snapshots__/<test's file>/<test>.<number or name>.<extension>`.
struct ReferenceFile {
  let url: URL
  /// The name of the test's file without its extension: the folder of its references, and of its snapshots that differ.
  let folder: String

  var path: String { url.path }
  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// - Parameters:
  ///   - testFile: The path of the test's source.
  ///   - testName: The name of the test's function.
  ///   - name: The name that the test gives the snapshot; nil to number it.
  ///   - pathExtension: Without a dot; nil for none.
  ///   - directory: In place of the one beside the test; nil for that.
  init(testFile: String, testName: String, name: String?, pathExtension: String?, directory: String?) {
    let source = URL(fileURLWithPath: testFile, isDirectory: false)
    folder = source.deletingPathExtension().lastPathComponent
    let place =
      directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__").appendingPathComponent(folder)
    let test = Self.sanitized(testName)
    let key = place.appendingPathComponent(test).path
    var file = "\(test).\(name.map(Self.sanitized) ?? "\(SnapshotCounters.current.next(for: key))")"
    if let pathExtension { file += ".\(pathExtension)" }
    url = place.appendingPathComponent(SafeName.shortened(file))
  }

  /// A name for a file: every run of other characters than letters, digits and underscores is a hyphen.
  static func sanitized(_ name: String) -> String {
    let pieces = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return pieces.joined(separator: "-")
  }

  func read() throws -> Data { try Data(contentsOf: url) }

  func write(_ data: Data) throws { try Self.write(data, to: url) }

  /// Writes a snapshot that differs, for programs that compare files.
  ///
  /// - Returns: Where it is.
  func writeArtifact(_ data: Data, in artifacts: URL) throws -> URL {
    let place = artifacts.appendingPathComponent(folder).appendingPathComponent(url.lastPathComponent)
    try Self.write(data, to: place)
    return place
  }

  private static func write(_ data: Data, to url: URL) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    // Whole or not at all: the process may be ended, or the disk be full.
    try data.write(to: url, options: .atomic)
  }
}
