import Foundation

/// The files of the package that coverage is made of.
struct CoverageFiles {
  private static let testFolders = ["Harness/Conformance", "Harness/Flows", "Tests"]
  private static let sourceFolders = ["Sources/Understudy", "Sources/UnderstudyCore"]
  /// Where statements are named. The tests of this command make numbers up.
  private static let citingFolders = ["Sources", "Tests", "Harness", "Docs", ".ci", ".github"]
  private static let madeUpNumbers = "Harness/CommandLineTests/"

  /// The package's folder.
  let root: URL

  /// - Parameter folder: The package's folder, or one inside it.
  /// - Throws: ``CoverageError`` where no folder around has the table.
  init(near folder: URL) throws(CoverageError) {
    var folder = folder.standardizedFileURL
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent(StatementTable.behavior.path).path) {
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path != folder.path, folder.path != "/" else {
        throw CoverageError(
          "no \(StatementTable.behavior.path) here or in a folder above; run the command in the package's folder")
      }
      folder = parent
    }
    root = folder
  }

  /// Reads tables, tests and declarations.
  ///
  /// - Throws: ``CoverageError`` where a table cannot be read, contradicts a test, or lacks a number that a file names.
  func reports() throws(CoverageError) -> [CoverageReport] {
    let tests = try files(in: Self.testFolders).flatMap { ConformanceTest.scan($0.text, path: $0.path) }
    var reports: [CoverageReport] = []
    for table in StatementTable.all {
      let assertions = try table.assertions(in: read(table.path))
      let surface = table == .behavior ? try surface() : nil
      reports.append(try CoverageReport(assertions, of: table, tests: tests, surface: surface))
    }
    try Citation.check(citations(), known: Set(reports.flatMap(\.entries).map(\.assertion.number)))
    return reports
  }

  private func surface() throws(CoverageError) -> PublicSurface {
    var surface = PublicSurface()
    let sources = try files(in: Self.sourceFolders)
    for file in sources { surface.noteDescribingTypes(file.text) }
    for file in sources {
      let stem = file.path.dropLast(".swift".count)
      let siblings = sources.filter { $0.path == "\(stem)Node.swift" }.map(\.text).joined()
      surface.scan(file.text, siblings: siblings)
    }
    return surface
  }

  /// The numbers that sources, tests, pages and scripts name.
  private func citations() throws(CoverageError) -> [Citation] {
    var citations: [Citation] = []
    for file in try files(in: Self.citingFolders, ending: [".swift", ".md", ".h", ".c", ".tsv", ".yml", ""])
    where !file.path.hasPrefix(Self.madeUpNumbers) {
      citations += Citation.scan(file.text, path: file.path)
    }
    for path in ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Package.swift"] {
      if let text = try? read(path) { citations += Citation.scan(text, path: path) }
    }
    return citations
  }

  /// Whether the page is the one that the report gives.
  func isCurrent(_ report: CoverageReport) -> Bool { (try? read(report.table.page)) == report.page }

  func write(_ report: CoverageReport) throws(CoverageError) { try write(report.page, to: report.table.page) }

  func write(_ text: String, to path: String) throws(CoverageError) {
    do {
      try text.write(to: root.appendingPathComponent(path), atomically: true, encoding: .utf8)
    } catch {
      throw CoverageError("could not write \(path): \(error.localizedDescription)")
    }
  }

  /// The files below some folders, in the order of their paths, without hidden ones.
  ///
  /// - Parameter endings: The ends of the names of files that are read. An empty one is for names without a period.
  func files(in folders: [String], ending endings: [String] = [".swift"]) throws(CoverageError) -> [(
    path: String, text: String
  )] {
    var paths: [String] = []
    for folder in folders {
      let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      while let name = names?.nextObject() as? String {
        if name.hasPrefix(".") || name.contains("/.") { continue }
        let last = name.split(separator: "/").last ?? ""
        if endings.contains(where: { $0.isEmpty ? !last.contains(".") : last.hasSuffix($0) }) {
          paths.append("\(folder)/\(name)")
        }
      }
    }
    var files: [(path: String, text: String)] = []
    for path in paths.sorted() where !isFolder(path) { files.append((path, try read(path))) }
    return files
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  func read(_ path: String) throws(CoverageError) -> String {
    do {
      return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    } catch {
      throw CoverageError("could not read \(path): \(error.localizedDescription)")
    }
  }
}
