import Foundation

/// The index of a directory of reports, `index.json`, and the same failures as JUnit's XML.
///
/// `swift test` runs several processes, so each reads what others have written, and one at a time writes.
enum ReportIndex {
  struct Entry: Codable {
    struct Failure: Codable {
      let text: String
      let file: String?
      let line: Int?
    }

    let folder: String
    let name: String
    let framework: String
    let module: String
    let suite: String
    let test: String
    let arguments: String?
    let failures: [Failure]

    init(_ contents: ReportContents, of title: ReportTitle) {
      (folder, name, framework) = (title.folder, title.name, title.framework)
      (module, suite, test, arguments) = (title.module, title.suite, title.test, title.arguments)
      failures = contents.failures.map { Failure(text: $0.text, file: $0.file, line: $0.line) }
    }
  }

  /// Changes the index, which no other process does meanwhile.
  ///
  /// - Parameters:
  ///   - root: the directory.
  ///   - folders: those whose entries are removed.
  ///   - entry: is added in the order of names; replaces that of its folder.
  /// - Throws: what the file system refuses.
  static func update(in root: URL, removing folders: [String], adding entry: Entry? = nil) throws {
    let lock = open(root.path, O_RDONLY | O_CLOEXEC)
    flock(lock, LOCK_EX)
    defer { close(lock) }
    var files = IndexFiles(in: root)
    for folder in folders + (entry.map { [$0.folder] } ?? []) { try files.remove(folder) }
    if let entry { try files.insert(entry) }
    try files.write(to: root)
  }
}
