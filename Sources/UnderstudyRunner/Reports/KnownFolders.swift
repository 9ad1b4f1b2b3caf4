import Foundation
import UnderstudyTime

/// The folders of reports that directories have: those of an earlier run, and of this process.
///
/// Each directory is listed once. A test is run by one process, so what others write meanwhile is none of its folders.
enum KnownFolders {
  /// By directories, and by the tests' own names: the folders of a test's cases continue with `#`.
  private static let known = Guarded<[URL: [Substring: Set<String>]]>([:])

  private static func test(of folder: String) -> Substring { folder.prefix { $0 != "#" } }

  /// Notes that a folder exists.
  static func add(_ folder: String, in root: URL) {
    known.withLock { known in
      var folders = known[root] ?? list(root)
      folders[test(of: folder), default: []].insert(folder)
      known[root] = folders
    }
  }

  /// The folders of a test or one of its cases, which are about to be removed.
  ///
  /// - Parameter isMeant: which of the test's.
  static func take(of folder: String, in root: URL, where isMeant: (String) -> Bool) -> [String] {
    known.withLock { known in
      if known[root] == nil { known[root] = list(root) }
      let test = test(of: folder)
      let taken = known[root]?[test]?.filter(isMeant) ?? []
      known[root]?[test]?.subtract(taken)
      return Array(taken)
    }
  }

  private static func list(_ root: URL) -> [Substring: Set<String>] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.reduce(into: [:]) { $0[test(of: $1), default: []].insert($1) }
  }
}
