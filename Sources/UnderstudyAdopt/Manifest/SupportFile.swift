import Foundation

/// A file that adopt adds to a target of tests, for what Xcode has them see without an import.
struct SupportFile: Hashable {
  let url: URL
  let text: String

  static let name = "Support.swift"

  /// By it UI tests find the base class and the calls of this package.
  static let textForUITests = """
    #if os(Linux)
      @_exported import UnderstudyTesting
      public typealias XCTestCase = UnderstudyTesting.UITestCase
    #endif

    """

  /// By it other tests find what Foundation has in modules of their own here.
  static let textForUnitTests = """
    #if os(Linux)
      @_exported import FoundationNetworking
      @_exported import FoundationXML
      @_exported import XCTest
    #endif

    """

  /// By it unit tests run inside an app, by the entry point that SwiftPM gives the app's module. The host is public, as an optimiser
  /// drops types that nothing can name.
  static func textForHostedTests(in app: String) -> String {
    """
    #if os(Linux)
      @_exported import FoundationXML
      @_exported import XCTest
      @_exported import UnderstudyTesting
      public typealias XCTestCase = UnderstudyTesting.HostedTestCase

      @_silgen_name("\(app)_main")
      private func run(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

      public enum UnderstudyTestHost: TestHost {
        public static func main() { _ = run(0, nil) }
      }
    #endif

    """
  }

  /// By it an app finds the keychain, which Foundation brings along on a device.
  static let textForKeychain = """
    #if os(Linux)
      @_exported import Security
    #endif

    """

  /// The file for a target; none for one that needs none.
  ///
  /// - Parameters:
  ///   - sources: The target's, as its manifest names them.
  ///   - host: The module of the app in which the target's tests run; nil for none.
  ///   - root: The manifest's folder.
  static func files(for target: XcodeTarget, _ sources: [URL], host: String?, root: URL) -> [SupportFile] {
    switch target.kind {
    case .uiTests: file(textForUITests, for: target, sources, root: root)
    case .unitTests where host != nil:
      file(textForHostedTests(in: host ?? ""), for: target, sources, root: root)
    case .unitTests where sources.contains(where: needsNetworking):
      file(textForUnitTests, for: target, sources, root: root)
    case .app where sources.contains(where: needsKeychain), .library where sources.contains(where: needsKeychain):
      // The names of an app's files differ.
      file(textForKeychain, named: "UnderstudySupport.swift", for: target, sources, root: root)
    default: []
    }
  }

  private static func file(
    _ text: String, named name: String = name, for target: XcodeTarget, _ sources: [URL], root: URL
  ) -> [SupportFile] {
    let folder = TargetLayout.commonFolder(of: sources, root: root)
    // At the root the file would be everybody's.
    let place =
      folder.standardizedFileURL.path == root.standardizedFileURL.path
      ? root.appendingPathComponent("Understudy/Support").appendingPathComponent(target.module) : folder
    let file = place.appendingPathComponent(name)
    guard file.exists, (try? String(contentsOf: file, encoding: .utf8)) != text else {
      return sources.contains { $0.path == file.path } ? [] : [SupportFile(url: file, text: text)]
    }
    return [SupportFile(url: place.appendingPathComponent("UnderstudySupport.swift"), text: text)]
  }

  /// Whether a source names types that are not in Foundation's own module here.
  private static func needsNetworking(_ source: URL) -> Bool {
    guard let text = try? String(contentsOf: source, encoding: .utf8) else { return false }
    return ["URLRe", "URLSession", "URLProtocol", "HTTPURL", "HTTPCookie", "XMLParser"].contains(where: text.contains)
  }

  /// Whether a source uses the keychain, and does not import it.
  private static func needsKeychain(_ source: URL) -> Bool {
    guard let text = try? String(contentsOf: source, encoding: .utf8) else { return false }
    return ["SecItem", "kSecClass", "SecRandomCopyBytes"].contains(where: text.contains)
      && !text.contains("import Security")
  }

  /// Writes the file unless it is there.
  ///
  /// - Throws: ``AdoptError`` if it cannot be written.
  func write() throws { try WrittenFile.write(text, to: url) }
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
