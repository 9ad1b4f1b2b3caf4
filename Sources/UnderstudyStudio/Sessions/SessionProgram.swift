import Foundation

/// What a session is started with.
package struct SessionProgram: Sendable {
  /// The test bundle, which is a program on Linux.
  package var executable: URL
  package var arguments: [String]
  /// Added to the environment of this process.
  package var environment: [String: String]
  package var folder: URL

  package init(
    executable: URL, arguments: [String] = [], environment: [String: String] = ["UNDERSTUDY_SESSION": "1"],
    folder: URL
  ) {
    (self.executable, self.arguments) = (executable, arguments)
    (self.environment, self.folder) = (environment, folder)
  }
}
