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

  struct Document: Codable {
    var version = 1
    var tests: [Entry] = []
  }

  /// Changes the index, which no other process does meanwhile.
  ///
  /// - Parameters:
  ///   - root: the directory.
  ///   - change: adds and removes entries; they are sorted by name afterwards.
  /// - Throws: what the file system refuses.
  static func update(in root: URL, _ change: (inout [Entry]) -> Void) throws {
    let lock = open(root.path, O_RDONLY | O_CLOEXEC)
    flock(lock, LOCK_EX)
    defer { close(lock) }
    let url = root.appendingPathComponent("index.json")
    let known = (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(Document.self, from: $0) }
    var document = known ?? Document()
    change(&document.tests)
    document.tests.sort { ($0.name, $0.folder) < ($1.name, $1.folder) }
    try ReportDocument.encoder.encode(document).write(to: url, options: .atomic)
    try Data(JUnit.document(of: document.tests).utf8).write(
      to: root.appendingPathComponent("junit.xml"), options: .atomic)
  }
}
