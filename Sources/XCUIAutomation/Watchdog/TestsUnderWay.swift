import Synchronization
import UnderstudyTime

/// A test that has begun and not ended, with or without an app.
struct TestUnderWay: Sendable {
  let name: String
  /// Its last call of automation, or else where it is declared; nil where neither is known.
  let place: CallPlace?

  /// Where its failures are reported; empty where the process writes no reports.
  private let reports: [TestReport]

  /// The test of a session, with the line of its last call.
  init(_ session: ExecutionSession) {
    (name, place) = (session.name, session.lastCall)
    reports = Self.all.first { $0.name == session.name }?.reports ?? []
  }

  /// A test of XCTest.
  private init(_ test: RunningTest) {
    (name, place) = (test.name, test.lastCall)
    reports = test.report.map { [$0] } ?? []
  }

  /// A test of Swift Testing by the text of its identity: `Module.Suite/test()/File.swift:1:2`.
  private init(identity: String) {
    let parts = identity.split(separator: "/")
    let place = parts.last?.split(separator: ":") ?? []
    name = parts.dropLast().last.map(String.init) ?? identity
    self.place = place.count > 1 ? Int(place[1]).map { CallPlace(file: String(place[0]), line: $0) } : nil
    reports = SwiftTestingEvents.reports(ofTest: identity)
  }

  /// Adds to the test's report, and to GitHub's annotations, that the process ends in it. Any thread may call it.
  func noteEndOfProcess(_ text: String) {
    let failure = ReportFailure(text: text, file: place?.file, line: place?.line)
    GitHubAnnotation.write(failure, of: name)
    for report in reports { report.add(failure) }
  }

  private static let stepCount = Atomic(0)

  /// How often a test, a suite or a case has begun, failed or ended, in either framework.
  static var steps: Int { stepCount.load(ordering: .relaxed) }

  static func noteStep() { stepCount.add(1, ordering: .relaxed) }

  /// The tests of Swift Testing that are under way, by their identities, in the order of their beginning.
  private static let identities = GuardedList<[String]>([])

  /// Notes that a test of Swift Testing begins; a suite is left out.
  static func begin(identity: String) {
    if identity.contains(".swift:") { identities.withLock { $0.append(identity) } }
  }

  static func end(identity: String) { identities.withLock { $0.removeAll { $0 == identity } } }

  /// All of both frameworks; any thread may ask.
  static var all: [TestUnderWay] {
    let ofXCTest = RunningTest.ofXCTest.map { [TestUnderWay($0)] } ?? []
    return ofXCTest + identities.withLock { $0 }.map(TestUnderWay.init(identity:))
  }
}
