import Foundation
import UnderstudyPage
import UnderstudyTime

/// The lines of tests that are not recorded, in the pages of reports.
enum PageResults {
  /// The results of directories that have no page yet and have it only if a test fails.
  private static let waiting = Guarded<[ReportDestination: [PageRecord]]>([:])

  /// Puts a test into the page: at once where the run has asked for reports, else as soon as a test fails.
  ///
  /// - Throws: what the file system refuses.
  static func add(_ result: PageResult, _ folder: String, to destination: ReportDestination) throws {
    let record = try PageRecord(folder, result)
    let pages = ReportFolder(destination)
    guard destination == ReportDestination.ofProcess || pages.hasPage else {
      return waiting.withLock { $0[destination, default: []].append(record) }
    }
    try pages.addToPage(record)
  }

  /// Writes the tests that have passed before the first one failed.
  ///
  /// - Throws: what the file system refuses.
  static func flush(_ destination: ReportDestination) throws {
    for record in waiting.withLock({ $0.removeValue(forKey: destination) ?? [] }) {
      try ReportFolder(destination).addToPage(record)
    }
  }
}

extension ReportContents {
  /// The test's line.
  func result(of title: ReportTitle) -> PageResult {
    PageResult(
      framework: title.framework, module: title.module, suite: title.suite, test: title.test,
      arguments: title.arguments, outcome: failures.isEmpty ? (isSkipped ? .skipped : .passed) : .failed,
      real: realTime,
      virtual: time / .seconds(1), failures: failures.map(\.headline),
      steps: failures.isEmpty && !ReportDestination.recordsAll ? 0 : steps.count)
  }
}

extension ReportFailure {
  var place: CallPlace? { file.flatMap { file in line.map { CallPlace(file: file, line: $0) } } }

  /// The file, with the line if that is known.
  var placeText: String? { file.map { file in line.map { "\(file):\($0)" } ?? file } }

  /// The first line, and the second where the first says only which assertion it was.
  var headline: String {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let first = lines.first else { return "" }
    let isBare = first.hasSuffix(" -") || first.hasSuffix(" - ")
    return isBare && lines.count > 1 ? "\(first.trimmingCharacters(in: .whitespaces)) \(lines[1])" : String(first)
  }
}
