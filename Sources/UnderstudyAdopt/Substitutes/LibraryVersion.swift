import Foundation

/// Identifies the sources of this package, by which a list of parts knows whether another version has made it.
enum LibraryVersion {
  /// A hash of the names and sizes of the sources, the same on each machine.
  ///
  /// - Parameter folder: The package's.
  static func text(of folder: URL) -> String {
    let sources = folder.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: [.fileSizeKey])
    let lines = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.map { file in
      let size = (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
      return "\(file.path(from: sources)) \(size)"
    }
    return StableHash.text(of: lines.sorted().joined(separator: "\n"))
  }
}
