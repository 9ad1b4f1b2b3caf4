import Foundation

/// The files of the package that coverage is made of.
struct CoverageFiles {
  static let table = "Harness/Coverage/Assertions.tsv"
  static let page = "Docs/Coverage.md"
  private static let testFolders = ["Harness/Conformance", "Harness/Flows", "Tests"]
  private static let sourceFolders = ["Sources/Understudy", "Sources/UnderstudyCore"]

  /// The package's folder.
  let root: URL

  /// - Parameter folder: The package's folder, or one inside it.
  /// - Throws: ``CoverageError`` where no folder around has the table.
  init(near folder: URL) throws(CoverageError) {
    var folder = folder.standardizedFileURL
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent(Self.table).path) {
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path != folder.path, folder.path != "/" else {
        throw CoverageError("no \(Self.table) here or in a folder above; run the command in the package's folder")
      }
      folder = parent
    }
    root = folder
  }

  /// Reads table, tests and declarations.
  func report() throws(CoverageError) -> CoverageReport {
    let tests = try files(in: Self.testFolders).flatMap { ConformanceTest.scan($0.text, path: $0.path) }
    var surface = PublicSurface()
    let sources = try files(in: Self.sourceFolders)
    for file in sources { surface.noteDescribingTypes(file.text) }
    for file in sources {
      let stem = file.path.dropLast(".swift".count)
      let siblings = sources.filter { $0.path == "\(stem)Node.swift" }.map(\.text).joined()
      surface.scan(file.text, siblings: siblings)
    }
    return try CoverageReport(try Assertion.table(read(Self.table)), tests: tests, surface: surface)
  }

  /// Whether the page is the one that the report gives.
  func isCurrent(_ report: CoverageReport) -> Bool { (try? read(Self.page)) == report.page }

  func write(_ report: CoverageReport) throws(CoverageError) { try write(report.page, to: Self.page) }

  func write(_ text: String, to path: String) throws(CoverageError) {
    do {
      try text.write(to: root.appendingPathComponent(path), atomically: true, encoding: .utf8)
    } catch {
      throw CoverageError("could not write \(path): \(error.localizedDescription)")
    }
  }

  /// The Swift files below some folders, in the order of their paths.
  func files(in folders: [String]) throws(CoverageError) -> [(path: String, text: String)] {
    var paths: [String] = []
    for folder in folders {
      let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      while let name = names?.nextObject() as? String {
        if name.hasSuffix(".swift") { paths.append("\(folder)/\(name)") }
      }
    }
    var files: [(path: String, text: String)] = []
    for path in paths.sorted() { files.append((path, try read(path))) }
    return files
  }

  func read(_ path: String) throws(CoverageError) -> String {
    do {
      return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    } catch {
      throw CoverageError("could not read \(path): \(error.localizedDescription)")
    }
  }
}
