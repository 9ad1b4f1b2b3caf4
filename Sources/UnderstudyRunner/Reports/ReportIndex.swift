import Foundation
import UnderstudyTime

/// The index of a directory of reports, `index.json`, and the same failures as JUnit's XML.
///
/// `swift test` runs several processes, so each reads what others have written, and one at a time writes. A process keeps what it
/// has written last: until another one writes, a change costs what writing the bytes costs, however many entries there are.
enum ReportIndex {
  struct Entry: Codable {
    let folder: String
    let name: String
    let framework: String
    let module: String
    let suite: String
    let test: String
    let arguments: String?
    let failures: [ReportFailure]

    init(_ contents: ReportContents, of title: ReportTitle) {
      (folder, name, framework) = (title.folder, title.name, title.framework)
      (module, suite, test, arguments) = (title.module, title.suite, title.test, title.arguments)
      failures = contents.failures
    }
  }

  private struct Document: Decodable {
    let tests: [Entry]
  }

  /// An entry as it is written: a line of `index.json` and an element of `junit.xml`.
  private struct Row: Sendable {
    let name: String
    let folder: String
    let line: String
    let element: String

    init(_ entry: Entry) throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      (name, folder) = (entry.name, entry.folder)
      line = "    " + String(decoding: try encoder.encode(entry), as: UTF8.self)
      element = JUnit.element(of: entry)
    }

    func precedes(_ other: Row) -> Bool { (name, folder) < (other.name, other.folder) }
  }

  /// Which version of a file it is: each is a file of its own, renamed.
  private struct Version: Equatable, Sendable {
    let number: UInt
    let size: Int
    let seconds: Int
    let nanoseconds: Int

    init?(of file: URL) {
      var status = stat()
      guard stat(file.path, &status) == 0 else { return nil }
      (number, size) = (UInt(status.st_ino), Int(status.st_size))
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
  }

  /// What this process has written last, by files.
  private static let written = Guarded<[URL: (version: Version?, rows: [Row])]>([:])

  /// Changes the index, which no other process does meanwhile.
  ///
  /// - Parameters:
  ///   - root: the directory.
  ///   - folders: those whose entries are removed.
  ///   - entry: is added in the order of names; replaces that of its folder.
  /// - Throws: what the file system refuses.
  static func update(in root: URL, removing folders: [String] = [], adding entry: Entry? = nil) throws {
    let lock = open(root.path, O_RDONLY | O_CLOEXEC)
    flock(lock, LOCK_EX)
    defer { close(lock) }
    let index = root.appendingPathComponent("index.json")
    let removed = folders + (entry.map { [$0.folder] } ?? [])
    var rows = rows(in: index).filter { !removed.contains($0.folder) }
    if let entry {
      let row = try Row(entry)
      rows.insert(row, at: rows.firstIndex { row.precedes($0) } ?? rows.count)
    }
    let lines = rows.map(\.line).joined(separator: ",\n")
    try WholeFile.save(Data("{\n  \"tests\" : [\n\(lines)\n  ],\n  \"version\" : 1\n}\n".utf8), to: index)
    let junit = JUnit.document(ofFailed: rows.map(\.element))
    try WholeFile.save(Data(junit.utf8), to: root.appendingPathComponent("junit.xml"))
    written.withLock { $0[index] = (Version(of: index), rows) }
  }

  /// The entries of a file; none if it is not there, or is no index.
  private static func rows(in index: URL) -> [Row] {
    let version = Version(of: index)
    if let known = written.withLock({ $0[index] }), known.version == version { return known.rows }
    guard let data = try? Data(contentsOf: index), let document = try? JSONDecoder().decode(Document.self, from: data)
    else { return [] }
    return document.tests.compactMap { try? Row($0) }.sorted { $0.precedes($1) }
  }
}
