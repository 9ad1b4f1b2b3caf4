import Foundation

/// A directory that does not exist yet and goes with the test.
final class TemporaryDirectory: Sendable {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("reports-\(UUID().uuidString)").path

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The paths of all that is in it.
  var files: [String] { (FileManager.default.subpaths(atPath: path) ?? []).sorted() }

  func text(_ file: String) throws -> String { try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8) }
}
