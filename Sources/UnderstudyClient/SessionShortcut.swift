import Foundation

/// The link `.build/understudy` to this program: what calls it need not wait for SwiftPM to start.
enum SessionShortcut {
  private static let name = ".build/understudy"

  /// Makes the link.
  ///
  /// - Parameters:
  ///   - root: the package's folder.
  ///   - tool: the path of this program.
  /// - Returns: the link's path in the folder; nil where the package is built elsewhere.
  static func make(in root: String, to tool: String) -> String? {
    let link = "\(root)/\(name)"
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == tool { return name }
    // Whatever else has the name stays.
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) != nil { unlink(link) }
    return symlink(tool, link) == 0 ? name : nil
  }

  /// How this program is called in the package's folder: by the link where there is one, else by its path.
  static func path(in root: String, to tool: String) -> String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(root)/\(name)")) == tool ? name : tool
  }
}
