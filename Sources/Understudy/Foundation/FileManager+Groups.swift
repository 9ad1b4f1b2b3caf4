import Foundation

extension FileManager {
  /// The folder that the app shares with its extensions, which is made. There is one for any name: the test's app alone uses it.
  ///
  /// Source: Apple's page "containerURL(forSecurityApplicationGroupIdentifier:)".
  ///
  /// - Parameter groupIdentifier: Names the group.
  /// - Returns: Nil for a folder that cannot be made.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let name = groupIdentifier.filter { $0 != "/" }
    let folder = URL.libraryDirectory.appending(path: "Groups/\(name)", directoryHint: .isDirectory)
    do { try createDirectory(at: folder, withIntermediateDirectories: true) } catch { return nil }
    return folder
  }
}
