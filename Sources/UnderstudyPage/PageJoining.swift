import Foundation

/// Makes one page of several directories of reports, as the shards of a run leave them.
package enum PageJoining {
  /// Something that is no directory of reports.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// An older version's index of failed tests.
  private struct Index: Decodable {
    struct Test: Decodable {
      struct Failure: Decodable {
        let text: String
        let file: String?
        let line: Int?
      }
      let folder, framework, module, suite, test: String
      let arguments: String?
      let failures: [Failure]
    }
    let tests: [Test]
  }

  /// Writes `index.html` into a directory.
  ///
  /// Tests of the same name in several directories are all there; those after the first have the name of their directory.
  ///
  /// - Parameters:
  ///   - directories: what runs have written.
  ///   - goal: is made where it does not exist; may be one of the directories.
  /// - Returns: how many tests the page has, and what it says of directories that are not whole.
  /// - Throws: a ``Problem`` for what has no reports, or what the file system refuses.
  package static func join(_ directories: [URL], to goal: URL) throws -> (tests: Int, notices: [String]) {
    try checkGoal(goal)
    var (records, notices, keys) = ([PageRecord](), [String](), Set<String>())
    let named = Set(directories.map(\.standardizedFileURL.path))
    var known: Set<[String]> = []
    for directory in directories {
      let (found, said) = try content(of: directory)
      notices += said
      var last: [String: PageRecord] = [:]
      for record in found { last[record.key] = record.isGone ? nil : record }
      for var record in last.values.sorted(by: { $0.key < $1.key }) {
        let home = record.base.isEmpty ? directory : directory.appendingPathComponent(record.base).standardizedFileURL
        // A page that this command has written has tests of other directories, whose own pages are newer.
        if !record.base.isEmpty, named.contains(home.path) { continue }
        guard known.insert([home.standardizedFileURL.path, record.folder]).inserted else { continue }
        record.base = path(from: goal, to: home)
        record.key = name(of: record, in: home, among: &keys)
        records.append(record)
      }
    }
    try write(records, notices, to: goal)
    return (records.count, notices)
  }

  /// The name of a test in the page: that of its folder, with its directory if another one has that.
  private static func name(of record: PageRecord, in home: URL, among keys: inout Set<String>) -> String {
    if keys.insert(record.folder).inserted { return record.folder }
    let name = "\(record.folder) (\(home.lastPathComponent))"
    var (key, number) = (name, 2)
    while !keys.insert(key).inserted {
      key = "\(name) \(number)"
      number += 1
    }
    return key
  }

  // MARK: - Directories

  private static func isDirectory(_ url: URL) -> Bool? {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) ? isDirectory.boolValue : nil
  }

  private static func checkGoal(_ goal: URL) throws {
    guard isDirectory(goal) == false else { return }
    throw Problem(description: "\(goal.path) is a file: --to takes a directory, which gets the page index.html")
  }

  private static func write(_ records: [PageRecord], _ notices: [String], to goal: URL) throws {
    do {
      try FileManager.default.createDirectory(at: goal, withIntermediateDirectories: true)
      try PageFile.write(records, notices: notices, to: PageFile.url(in: goal))
    } catch let error as POSIXError {
      let reason = String(cString: strerror(error.code.rawValue))
      throw Problem(description: "\(PageFile.url(in: goal).path) cannot be written: \(reason)")
    } catch let error as CocoaError {
      throw Problem(description: "\(goal.path) cannot be made: \(error.localizedDescription)")
    }
  }

  /// Why a directory gives nothing, and what to do.
  private static func withoutReports(_ directory: URL) -> Problem {
    switch isDirectory(directory) {
    case nil: return Problem(description: "there is no directory \(directory.path)")
    case false?: return Problem(description: "\(directory.path) is a file: name the directory that has index.html")
    case true?: break
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    let inner = names.filter { PageFile.size(in: directory.appendingPathComponent($0)) != nil }.sorted()
    guard !inner.isEmpty else {
      return Problem(
        description: "\(directory.path) has no reports: no index.html, no index.json.\n"
          + "A run of the tests writes them: UNDERSTUDY_REPORT=\(directory.path) swift test; see Docs/Reports.md")
    }
    let list = inner.map { "\(directory.lastPathComponent)/\($0)" }.joined(separator: " ")
    return Problem(
      description: "\(directory.path) has no index.html, and directories with reports: report \(list) --to "
        + directory.lastPathComponent)
  }

  private static func content(of directory: URL) throws -> (records: [PageRecord], notices: [String]) {
    let index = try? JSONDecoder().decode(
      Index.self, from: Data(contentsOf: directory.appendingPathComponent("index.json")))
    if let size = PageFile.size(in: directory), size > PageFile.largest {
      guard let index else { throw Problem(description: PageWording.tooLarge(directory.path, size: size)) }
      return (try records(of: index), [PageWording.tooLarge(directory.path, size: size)])
    }
    guard let data = try? Data(contentsOf: PageFile.url(in: directory)) else {
      guard let index else {
        throw withoutReports(directory)
      }
      return (try records(of: index), [PageWording.withoutPage(directory.path)])
    }
    let content = PageContent(of: Array(data))
    var (records, notices) = (content.records, content.notices)
    if content.isOfOtherVersion { notices.append(PageWording.otherVersion(directory.path)) }
    if content.isCutOff {
      notices.append(PageWording.cutOff(directory.path))
      let known = Set(records.map(\.key))
      records += try index.map(Self.records)?.filter { !known.contains($0.key) } ?? []
    }
    return (records, notices)
  }

  private static func records(of index: Index) throws -> [PageRecord] {
    try index.tests.map { test in
      let failures = test.failures.map { PageDetail.Failure(text: $0.text, file: $0.file, line: $0.line) }
      let result = PageResult(
        framework: test.framework, module: test.module, suite: test.suite, test: test.test, arguments: test.arguments,
        outcome: .failed, failures: failures.map { String($0.text.prefix { !$0.isNewline }) })
      return try PageRecord(test.folder, result, PageDetail(failures: failures))
    }
  }

  /// The path from one directory to another, as a page's links need it; empty for the same directory.
  static func path(from start: URL, to goal: URL) -> String {
    let (from, to) = (start.standardizedFileURL.pathComponents, goal.standardizedFileURL.pathComponents)
    let common = zip(from, to).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - common) + to.dropFirst(common)).joined(separator: "/")
  }
}

/// What the page says of directories that are not whole.
enum PageWording {
  static func withoutPage(_ path: String) -> String {
    "\(path) has no index.html, as older versions write none: its failures are listed without their steps. The folders of the tests"
      + " have these."
  }

  static func otherVersion(_ path: String) -> String {
    "\(path) was written by another version: what is new in it may be missing here."
  }

  static func tooLarge(_ path: String, size: Int) -> String {
    "\(path)/index.html has \(gigabytes(size)), and is not read: what failed there is listed without its steps. The folders of"
      + " the tests have these."
  }

  static func moved(to name: String, size: Int) -> String {
    "The page before this one had \(gigabytes(size)). It is \(name) now, and this one begins again."
  }

  private static func gigabytes(_ size: Int) -> String {
    let tenths = (Double(size) / 100_000_000).rounded()
    return "\(tenths / 10) GB"
  }

  static func cutOff(_ path: String) -> String {
    "\(path)/index.html was cut off, perhaps as it was copied: tests that are missing here have their folders there."
  }
}
