import Synchronization
import UnderstudyTime

/// A test that has begun and not ended, with or without an app.
struct TestUnderWay: Sendable {
  let name: String
  /// Its last call of automation, or else where it is declared; nil where neither is known.
  var place: CallPlace?
  /// The identity of a test of Swift Testing.
  fileprivate let identity: String?
  /// Where its failures are reported; empty where the process writes no reports.
  fileprivate let reports: [TestReport]

  /// The test of a session, with the line of its last call.
  init(_ session: ExecutionSession) {
    let test = TestRun.of(session)
    (name, place) = (session.name, session.lastCall)
    identity = test?.test.map { "\($0.id)" }
    reports = test?.report.map { [$0] } ?? []
  }

  /// The test of a session, which awaits something, with the line where it does.
  init(awaitingIn session: ExecutionSession) {
    self = TestUnderWay(session)
    place = ThreadFrames(resumptions: session.test.suspendedCalls).ofTest?.place ?? place
  }

  /// A test of XCTest.
  private init(_ test: TestRun) {
    (name, place, identity) = (test.name, test.lastCall, nil)
    reports = test.report.map { [$0] } ?? []
  }

  /// A test of Swift Testing by the text of its identity: `Module.Suite/test()/File.swift:1:2`.
  private init(identity: String) {
    let parts = identity.split(separator: "/")
    let place = parts.last?.split(separator: ":") ?? []
    name = String(identity.dropLast(parts.last.map { $0.count + 1 } ?? 0).drop { $0 != "." }.dropFirst())
    self.place = place.count > 1 ? Int(place[1]).map { CallPlace(file: String(place[0]), line: $0) } : nil
    self.identity = identity
    reports = SwiftTestingResults.reports(of: identity)
  }

  private static let stepCount = Atomic(0)

  /// How often a test, a suite or a case has begun, failed or ended, in either framework.
  static var steps: Int { stepCount.load(ordering: .relaxed) }

  static func noteStep() { stepCount.add(1, ordering: .relaxed) }

  /// All of both frameworks; any thread may ask.
  static var all: [TestUnderWay] {
    let ofXCTest = TestRun.ofXCTest.map { [TestUnderWay($0)] } ?? []
    return ofXCTest + SwiftTestingResults.underWay.map(TestUnderWay.init(identity:))
  }
}

extension [TestUnderWay] {
  /// These tests, one that is alone with the line where it stands: its last call as long as that is under way, and also
  /// while the app's code runs; else its innermost frame.
  ///
  /// - Parameters:
  ///   - frames: those of the thread that runs its code, or the app's; empty where that is not known.
  ///   - isInApp: whether the app's code runs.
  func standing(at frames: [NamedFrame], isInApp: Bool) -> [TestUnderWay] {
    let places = frames.filter(\.isOfApp).compactMap(\.place)
    guard count == 1, var test = first, let inner = places.first, !isInApp else { return self }
    if !places.contains(where: { $0.text == test.place?.text }) { test.place = inner }
    return [test]
  }

  /// Leaves word that the process ends in these tests: in the file of `--xunit-output`, in their reports, and for GitHub. Any
  /// thread may call it.
  func noteEndOfProcess(_ text: String) {
    let failures = map { ReportFailure(text: text, file: $0.place?.file, line: $0.place?.line) }
    for (test, failure) in zip(self, failures) { GitHubAnnotation.write(failure, of: test.name) }
    if isEmpty {
      GitHubAnnotation.write(ReportFailure(text: text, file: nil, line: nil), of: ReportTitle.outsideOfTests.name)
    }
    SwiftTestingResults.writeUnfinished(
      with: zip(self, failures).compactMap { test, failure in test.identity.map { ($0, failure) } })
    for (test, failure) in zip(self, failures) {
      for report in test.reports { report.addLast(failure) }
    }
    for test in self {
      for report in test.reports { report.drawPictures() }
    }
  }
}
