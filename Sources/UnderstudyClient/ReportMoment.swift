import Foundation
import UnderstudyJSON
import UnderstudyPage
import UnderstudySockets

/// A moment of a test that a report has, as its page addresses it: `REPORT#Module.Suite.test()/3`.
package struct ReportMoment: Equatable {
  /// The directory with the test's folder.
  let directory: String
  /// The name of the test's folder.
  let folder: String
  /// The number of a step, or `failure-` with a number.
  let item: String

  /// - Parameters:
  ///   - text: the directory or its page, `#`, the test, and unless the first failure is meant, `/` and the step.
  ///   - current: what a relative path begins at.
  /// - Throws: ``ClientError`` where the text has another form.
  package init(_ text: String, in current: String) throws {
    guard let sign = text.firstIndex(of: "#"), sign != text.startIndex else {
      throw ClientError("Write: --at REPORT#TEST/STEP, as a page of a report shows it, such as 'reports#T.S.total()/3'")
    }
    let path = URL(
      fileURLWithPath: String(text[..<sign]), relativeTo: URL(fileURLWithPath: current, isDirectory: true)
    ).standardizedFileURL
    let page = path.pathExtension == "html" ? path.deletingLastPathComponent() : path
    let place = text[text.index(after: sign)...]
    let parts = place.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.removingPercentEncoding ?? String($0) }
    guard let folder = parts.first, !folder.isEmpty, folder != "..", folder != "." else {
      throw ClientError("\(text) names no test of the report.")
    }
    // The page of several directories has no folders itself.
    let isThere = FileManager.default.fileExists(atPath: "\(page.path)/\(folder)/report.json")
    let recorded = isThere ? nil : RecordedFolder(ofTest: folder, in: page)
    (directory, self.folder) = (recorded?.directory.path ?? page.path, recorded?.name ?? folder)
    item = parts.count > 1 ? parts[1] : "failure-1"
    let number = item.hasPrefix("failure-") ? item.dropFirst("failure-".count) : item[...]
    guard Int(number).map({ $0 > 0 }) == true || item.hasPrefix("snapshot-") else {
      throw ClientError("\(text) names no step: \"\(item)\" is no number.")
    }
  }

  /// The value of the variable `UNDERSTUDY_PAUSE`.
  var request: String { "\(folder)/\(item)" }

  /// The arguments with which a program of tests runs this test alone.
  ///
  /// - Throws: ``ClientError`` where the report does not have it, or is of another version.
  func arguments() throws -> [String] {
    let file = "\(directory)/\(folder)/report.json"
    let size = (try? URL(fileURLWithPath: file).resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    guard size <= Self.largest else {
      throw ClientError("\(file) has \(size / 1_000_000) MB, and is not read: run the test by its name, and pause it.")
    }
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw ClientError("\(directory) has no recorded test \"\(folder)\".\(recorded)")
    }
    guard let report = try? JSON(reading: text) else {
      throw ClientError("\(file) cannot be read: it was cut off, perhaps as it was copied.")
    }
    guard report["version"] == 1, let module = report["module"]?.text, let suite = report["suite"]?.text,
      let test = report["test"]?.text
    else { throw ClientError("\(file) is of another version of Understudy.") }
    try check(report)
    if report["framework"] == "XCTest" { return ["--testing-library", "xctest", "\(module).\(suite)/\(test)"] }
    let names = (suite.isEmpty ? [] : suite.split(separator: ".").map(String.init)) + [test]
    let name = NSRegularExpression.escapedPattern(for: "\(module).\(names.joined(separator: "/"))")
    return ["--testing-library", "swift-testing", "--filter", "^\(name)(/|$)"]
  }

  /// - Throws: ``ClientError`` where the report has no such step or failure: running the test would end without it.
  private func check(_ report: JSON) throws {
    let (kind, number): (String, Int?) =
      item.hasPrefix("failure-") ? ("failure", Int(item.dropFirst("failure-".count))) : ("step", Int(item))
    guard let number else { return }
    let last = kind == "step" ? Self.lastStep(of: report) : report["failures"]?.elements?.count ?? 0
    guard number > last else { return }
    let known = last == 0 ? "no \(kind)" : last == 1 ? "one \(kind)" : "\(kind)s 1 to \(last)"
    throw ClientError("The report of \(folder) has \(known), and no \(kind) \(number).")
  }

  private static func lastStep(of entry: JSON) -> Int {
    (entry["steps"]?.elements ?? []).reduce(0) { max($0, $1["number"]?.integer ?? 0, lastStep(of: $1)) }
  }

  /// In bytes: a larger report is not read into memory.
  private static let largest = 268_435_456

  private var recorded: String {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    let tests = folders.filter { FileManager.default.fileExists(atPath: "\(directory)/\($0)/report.json") }.sorted()
    guard !tests.isEmpty else {
      return " It has no recorded tests, which UNDERSTUDY_REPORT asks for: see Docs/Reports.md."
    }
    return " It has \(tests.prefix(4).joined(separator: ", "))\(tests.count > 4 ? " and \(tests.count - 4) more" : "")."
  }
}
