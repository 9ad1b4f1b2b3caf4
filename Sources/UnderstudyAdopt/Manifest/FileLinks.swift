import Foundation

/// Links in the manifest's folder to sources that a target cannot name: those outside, and those that another target has.
struct FileLinks {
  /// The folder that all links are in.
  static let folderName = "Understudy/Links"

  let root: URL
  private(set) var links: [(link: URL, target: URL)] = []

  init(root: URL) { self.root = root.standardizedFileURL }

  func isBelowRoot(_ url: URL) -> Bool { url.standardizedFileURL.path.hasPrefix(root.path + "/") }

  /// The path by which a target names a source.
  ///
  /// - Parameter isTaken: Whether another target has it.
  mutating func place(of url: URL, for target: String, isTaken: Bool) -> URL {
    if !isTaken, isBelowRoot(url) { return url.standardizedFileURL }
    let parts = url.path(from: root).split(separator: "/").filter { $0 != ".." }.joined(separator: "/")
    let link = root.appendingPathComponent(Self.folderName).appendingPathComponent(target).appendingPathComponent(parts)
    links.append((link, url))
    return link
  }

  /// Makes the links, in place of those of a former run.
  ///
  /// - Throws: ``AdoptError`` if that is not possible.
  func write() throws {
    let files = FileManager.default
    for (link, target) in links {
      do {
        try files.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        let path = target.path(from: link.deletingLastPathComponent())
        if (try? files.destinationOfSymbolicLink(atPath: link.path)) == path { continue }
        try? files.removeItem(at: link)
        try files.createSymbolicLink(atPath: link.path, withDestinationPath: path)
      } catch {
        throw AdoptError.unwritable(link, error)
      }
    }
  }
}
