import Foundation
import Testing
import UnderstudyPage
import UnderstudyTime

/// The events of Swift Testing: of failures that no trait of this library surrounds there is no other word.
///
/// Swift Testing writes its events, where an option names a file, on the thread where each occurs. The C target
/// UnderstudyPlatformC adds the option to what Swift Testing reads, and opens the file as a stream that ends here.
package enum SwiftTestingEvents {
  struct Record: Decodable {
    struct Payload: Decodable {
      struct Message: Decodable {
        let symbol: String
        let text: String
      }
      struct Issue: Decodable {
        struct Place: Decodable {
          let filePath: String?
          let _filePath: String?
          let line: Int
        }
        let sourceLocation: Place?
      }
      struct Instant: Decodable {
        /// In seconds since the machine's start.
        let absolute: Double
      }
      /// The identity of a test that is announced.
      let id: String?
      let kind: String
      let instant: Instant?
      let messages: [Message]?
      let issue: Issue?
      let testID: String?
    }
    let kind: String
    let payload: Payload
  }

  /// The part of a record that has come; each record ends with the end of a line.
  private static let rest = Guarded<[UInt8]>([])

  /// Takes a part of the stream.
  static func take(_ bytes: UnsafeRawBufferPointer) {
    let lines = rest.withLock { rest in
      rest += bytes
      guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [[UInt8]]() }
      defer { rest.removeSubrange(...end) }
      return rest[..<end].split(separator: UInt8(ascii: "\n")).map { Array($0) }
    }
    for line in lines { take(line: line) }
  }

  private static func take(line: [UInt8]) {
    guard let record = try? JSONDecoder().decode(Record.self, from: Data(line)) else { return }
    if record.kind == "test", let id = record.payload.id { SwiftTestingResults.expect(id) }
    guard record.kind == "event" else { return }
    TestUnderWay.noteStep()
    let failure = record.payload.kind == "issueRecorded" ? failure(record.payload) : nil
    let result = SwiftTestingResults.note(record.payload, failure)
    if let failure { take(failure) }
    guard let result else { return }
    let title = record.payload.testID.flatMap(title(ofTest:))
    switch record.payload.kind {
    case "testStarted":
      if let title, let destination = ReportDestination.ofProcess, destination.isUsable {
        ReportFolder(destination).removeCases(of: title.folderOfTest)
      }
    case "testEnded":
      // The report of a trait may have the failures, in another directory.
      let isElsewhere = !result.failures.isEmpty && !result.reports.contains { $0.hasFailed }
      for report in result.reports { report.finish(isTest: title != nil && !isElsewhere) }
      if result.reports.isEmpty || isElsewhere { addToPage(title, result) }
    case "testSkipped": addToPage(title, result)
    default: break
    }
  }

  private static func take(_ failure: ReportFailure) {
    guard Test.current != nil else {
      GitHubAnnotation.write(failure, of: ReportTitle.outsideOfTests.name)
      return outside?.add(failure) ?? ()
    }
    let test = TestRun.current
    if let test = test.test {
      GitHubAnnotation.write(failure, of: ReportTitle(test, Test.Case.current).name)
    }
    // The trait sees the failures of its test itself.
    if let report = test.report, report.destination == ReportDestination.ofProcess {
      test.addToReport(failure, isOfStream: true)
    }
  }

  private static let outside = ReportDestination.ofProcess.map { TestReport(.outsideOfTests, in: $0) }

  /// The failure that a line of the stream is about; nil for other events, warnings and known issues.
  package static func failure(inLine line: String) -> ReportFailure? {
    (try? JSONDecoder().decode(Record.self, from: Data(line.utf8))).flatMap { failure($0.payload) }
  }

  private static func failure(_ payload: Record.Payload) -> ReportFailure? {
    guard let messages = payload.messages, messages.contains(where: { $0.symbol == "fail" }) else { return nil }
    let place = payload.issue?.sourceLocation
    return ReportFailure(
      text: ReportFailure.text(of: messages.map(\.text)), file: place?.filePath ?? place?._filePath, line: place?.line)
  }

  /// Puts a test into the page of the run that has no report of its own there.
  private static func addToPage(_ title: ReportTitle?, _ result: SwiftTestingResults.Result) {
    guard let title, let destination = ReportDestination.ofProcess, destination.isUsable else { return }
    let shown = PageResult(
      framework: title.framework, module: title.module, suite: title.suite, test: title.test,
      outcome: result.skip != nil ? .skipped : result.failures.isEmpty ? .passed : .failed, real: result.time,
      failures: result.failures.map(\.headline))
    do { try PageResults.add(shown, title.folder, to: destination) } catch { destination.reportUnusable(error) }
  }

  /// The test by the text of its identity: `Module.Suite/test()/File.swift:1:2`; nil for a suite.
  private static func title(ofTest id: String) -> ReportTitle? {
    var parts = id.split(separator: "/").map(String.init)
    // Suites have no place in their identity, and no report.
    guard parts.count > 1, let place = parts.popLast(), place.contains(".swift:") else { return nil }
    let names = parts.joined(separator: ".").split(separator: ".", maxSplits: 1).map(String.init)
    guard names.count == 2, let test = parts.last else { return nil }
    let suite = parts.count > 1 ? names[1].dropLast(test.count + 1) : ""
    return ReportTitle(
      framework: "Swift Testing", module: names[0], suite: String(suite), test: suite.isEmpty ? names[1] : test)
  }

  /// Begins the report of a test; nil where the process writes none.
  static func begin(_ test: Test) -> TestReport? {
    guard let destination = ReportDestination.ofProcess else { return nil }
    let report = TestReport(ReportTitle(test, Test.Case.current), in: destination)
    SwiftTestingResults.add(report, to: "\(test.id)")
    return report
  }
}

// MARK: - For UnderstudyPlatformC

/// The options of Swift Testing's with the one that names the stream of events, where something is to be done about failures.
@_silgen_name("understudy_event_arguments")
func eventArguments(_ real: __owned [String]) -> [String] {
  Watchdog.beginTests()
  return EventStream.path == nil || EventStream.isGiven ? real : real + [EventStream.option, EventStream.own]
}

/// The path by which Swift Testing opens the stream; nil where it is not to be watched.
@_cdecl("understudy_event_path")
func eventPath() -> UnsafePointer<CChar>? { EventStream.path }

/// Whether what is written to the stream is to go to its file as well, as the run has asked for one.
@_cdecl("understudy_events_are_given")
func eventsAreGiven() -> Bool { EventStream.isGiven }

@_cdecl("understudy_take_events")
func takeEvents(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
  SwiftTestingEvents.take(UnsafeRawBufferPointer(start: bytes, count: count))
}

private enum EventStream {
  static let option = "--event-stream-output-path"
  /// Another name of `/dev/null`, which no other code has.
  static let own = "/dev/./null"

  /// The path that the run itself names; its own events have the same form for all that is read here.
  private static let given = CommandLine.arguments.value(ofOption: option)

  static let isGiven = given != nil

  /// Never freed: C compares each path with it.
  nonisolated(unsafe) static let path: UnsafePointer<CChar>? =
    isNeeded ? UnsafePointer(strdup(given ?? own)) : nil

  private static var isNeeded: Bool {
    ReportDestination.ofProcess != nil || GitHubAnnotation.isOn || ProgressLimits.hangLimit != nil
      || SwiftTestingResults.path != nil
  }
}
