import Foundation

/// The file by which UI tests from Xcode find the base class and the calls of this package.
enum SupportFile {
  static let name = "Support.swift"
  static let text = """
    #if os(Linux)
      @_exported import UnderstudyTesting
      public typealias XCTestCase = UnderstudyTesting.UITestCase
    #endif

    """

  /// The place of the file for a target; nil for other targets than UI tests.
  ///
  /// - Parameters:
  ///   - sources: The target's, as its manifest names them.
  ///   - root: The manifest's folder.
  static func files(for target: XcodeTarget, _ sources: [URL], root: URL) -> [URL] {
    guard target.kind == .uiTests else { return [] }
    let folder = TargetLayout.commonFolder(of: sources, root: root)
    // At the root the file would be everybody's.
    let place =
      folder.standardizedFileURL.path == root.standardizedFileURL.path
      ? root.appendingPathComponent("Understudy/Support").appendingPathComponent(target.module) : folder
    let file = place.appendingPathComponent(name)
    guard file.exists, (try? String(contentsOf: file, encoding: .utf8)) != text else {
      return sources.contains { $0.path == file.path } ? [] : [file]
    }
    return [place.appendingPathComponent("UnderstudySupport.swift")]
  }

  /// Writes the file unless it is there.
  ///
  /// - Throws: ``AdoptError`` if it cannot be written.
  static func write(to file: URL) throws { try WrittenFile.write(text, to: file) }
}

/// Writes of whole files, in folders that are made for them.
enum WrittenFile {
  /// Writes a text, or nothing if the file has it already.
  ///
  /// - Throws: ``AdoptError`` if it cannot be written; what was there before is still whole.
  static func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw AdoptError.unwritable(file, error)
    }
  }
}
