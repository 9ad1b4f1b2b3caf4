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
    var (records, notices, keys) = ([PageRecord](), [String](), Set<String>())
    for directory in directories {
      let (found, said) = try content(of: directory)
      notices += said
      var last: [String: PageRecord] = [:]
      for record in found { last[record.key] = record.isGone ? nil : record }
      let base = path(from: goal, to: directory)
      for var record in last.values.sorted(by: { $0.key < $1.key }) {
        if record.base.isEmpty { record.base = base }
        if !keys.insert(record.key).inserted {
          record.key += " (\(directory.lastPathComponent))"
          var number = 2
          while !keys.insert(record.key).inserted {
            record.key += " \(number)"
            number += 1
          }
        }
        records.append(record)
      }
    }
    try FileManager.default.createDirectory(at: goal, withIntermediateDirectories: true)
    try PageFile.write(records, notices: notices, to: PageFile.url(in: goal))
    return (records.count, notices)
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
        throw Problem(description: "\(directory.path) has no reports: no index.html, no index.json")
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
    "\(path) was written by an older version: its failures are listed without their steps. The folders of the tests have these."
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
