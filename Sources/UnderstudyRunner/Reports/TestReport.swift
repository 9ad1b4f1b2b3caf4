import Foundation
import UnderstudyPage
import UnderstudyPictures
import UnderstudyTime

/// Collects what a test does, and writes it to a folder of its own if the test fails.
///
/// It is written at the first failure, so that it is there if the process does not live to the test's end, and again at the end.
package final class TestReport: Sendable {
  package let title: ReportTitle
  package let destination: ReportDestination
  /// One use at a time; payloads of attachments are closures of the test.
  private let contents = Guarded(unchecked: ReportContents())
  /// One thread at a time writes the folder, without its pictures.
  private let writing = NSLock()
  /// The page's screens, which are written as SVG once; for the thread that writes.
  private let screens = Guarded(unchecked: PageScreens())
  /// Real time, in seconds.
  private let begin = RealTime.uptime

  package init(_ title: ReportTitle, in destination: ReportDestination) {
    self.title = title
    self.destination = destination
  }

  /// Removes what an earlier run of the test has left.
  package func removeFormer() {
    guard destination.isUsable else { return }
    ReportFolder(destination).remove(title.folder)
  }

  /// Reads or changes what is collected.
  package func update<Result>(_ body: (inout ReportContents) -> Result) -> Result {
    contents.withUncheckedLock(body)
  }

  var hasFailed: Bool { update { !$0.failures.isEmpty } }

  /// Adds a failure; the first one writes the report.
  ///
  /// - Parameters:
  ///   - failure: its text and place.
  ///   - time: on the clock of the test's newest app.
  ///   - tree: what the app shows.
  ///   - picture: the same, drawn.
  ///   - apps: those that run, as far as they can be read where the failure comes.
  package func add(
    _ failure: ReportFailure, time: Duration? = nil, tree: String? = nil, picture: Picture? = nil,
    apps: [ReportedApp] = []
  ) {
    let isFirst = update { contents in
      contents.add(failure, time: time, tree: tree, picture: picture, apps: apps)
      return contents.failures.count == 1
    }
    if isFirst { write() }
  }

  /// Adds the failure with which the process ends, and writes all that is known but for its picture.
  package func addLast(_ failure: ReportFailure) {
    update { $0.add(failure, time: nil, tree: nil) }
    tryWriting { _ = try writeTexts() }
  }

  /// Draws what is missing of the pictures of a report that has been written.
  package func drawPictures() {
    tryWriting { try ReportFolder(destination).drawPictures(of: update { $0 }, title) }
  }

  /// Adds what an app leaves, which may come after the test's end.
  package func add(_ app: ReportedApp) {
    let isLate = update { contents in
      contents.add(app)
      return contents.isFinished && contents.isWritten
    }
    if isLate { write() }
  }

  /// Writes all of a test that has failed, at its end; of another one a line in the page, unless all tests are recorded.
  ///
  /// - Parameters:
  ///   - isSkipped: whether the test has ended without a result.
  ///   - isTest: false for what leaves something only if it fails: a suite, or a test whose result comes from elsewhere.
  package func finish(isSkipped: Bool = false, isTest: Bool = true) {
    let contents = update { contents in
      contents.isFinished = true
      contents.isSkipped = isSkipped
      contents.realTime = RealTime.uptime - begin
      return contents
    }
    guard contents.failures.isEmpty, isSkipped || !isTest || !ReportDestination.recordsAll else { return write() }
    guard isTest else { return }
    tryWriting { try PageResults.add(contents.result(of: title), title.folder, to: destination) }
  }

  private func write() {
    tryWriting { try ReportFolder(destination).drawPictures(of: writeTexts(), title) }
  }

  private func tryWriting(_ body: () throws -> Void) {
    guard destination.isUsable else { return }
    do { try body() } catch { destination.reportUnusable(error) }
  }

  /// Writes all but the pictures, which take the longest: a process that ends meanwhile has left the rest.
  private func writeTexts() throws -> ReportContents {
    writing.lock()
    defer { writing.unlock() }
    let (contents, isFirst) = update { contents in
      defer { contents.isWritten = true }
      return (contents, !contents.isWritten)
    }
    if isFirst { ReportFolder(destination).removeFiles(of: title) }
    let folder = ReportFolder(destination)
    let attachments = try folder.write(contents, of: title)
    if contents.countInIndex < contents.failures.count {
      try ReportIndex.update(in: folder.root, adding: ReportIndex.Entry(contents, of: title))
      update { $0.countInIndex = contents.failures.count }
    }
    // The page comes last: the process may end meanwhile.
    try PageResults.flush(destination)
    let detail = screens.withUncheckedLock { PageDetail(contents, attachments, screens: &$0) }
    var result = contents.result(of: title)
    result.real = result.real ?? RealTime.uptime - begin
    try folder.addToPage(PageRecord(title.folder, result, detail))
    return contents
  }
}
