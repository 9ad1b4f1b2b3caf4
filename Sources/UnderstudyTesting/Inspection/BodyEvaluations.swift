import UnderstudyCore
import UnderstudyTime
import XCUIAutomation

/// The evaluations of the bodies of a type of view, to be awaited one after the other.
///
/// ```swift
/// for await (index, view) in ContentModel.bodyEvaluations().prefix(2) { … }
/// ```
///
/// Each element is the number of the evaluation, counted from 0 since the sequence was made, and the view: connected to its
/// state, so that reads give what holds now and its methods change the app. None is lost between two awaits. Where an
/// iteration must wait, it runs the app and jumps its clock from timer to timer, at most a minute of virtual time for one
/// evaluation; after that real time passes, up to the app's `clock.realTimeLimit`. It ends when its task is cancelled, when the
/// XCTest test ends, and when a wait has timed out, which fails the test with the busy report.
public struct BodyEvaluations<Content: View>: AsyncSequence, Sendable {
  public typealias Element = (index: Int, view: Content)
  public typealias Failure = Never

  let log: BodyEvaluationLog<Content>

  /// Begins at the first evaluation since the sequence was made.
  nonisolated public func makeAsyncIterator() -> Iterator { Iterator(log: log) }

  /// One pass over the evaluations.
  public struct Iterator: AsyncIteratorProtocol {
    let log: BodyEvaluationLog<Content>
    private var position = 0

    nonisolated init(log: BodyEvaluationLog<Content>) { self.log = log }

    /// The next evaluation, waiting for it where it has not come yet.
    ///
    /// - Returns: nil when the task is cancelled, the XCTest test has ended or the wait has timed out.
    nonisolated(nonsending) public mutating func next() async -> Element? { element(await log.view(at: position)) }

    /// The next evaluation, waiting for it where it has not come yet.
    ///
    /// - Parameter actor: where the caller runs.
    /// - Returns: nil when the task is cancelled, the XCTest test has ended or the wait has timed out.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      element(await log.view(at: position))
    }

    private nonisolated mutating func element(_ view: UncheckedSendable<Content?>) -> Element? {
      guard let view = view.value else { return nil }
      defer { position += 1 }
      return (position, view)
    }
  }
}

extension View {
  /// The evaluations of this type's bodies from now on, in any app of the running test.
  ///
  /// An app that declares this function itself keeps its own.
  ///
  /// - Parameters:
  ///   - fileID: the caller's file, for a wait that times out.
  ///   - file: the same with its path.
  ///   - line: the caller's line.
  @_disfavoredOverload
  @MainActor @preconcurrency
  public static func bodyEvaluations(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) -> BodyEvaluations<Self> {
    let test = TestRun.current
    return BodyEvaluations(log: BodyEvaluationLog(at: CallSite(fileID, file, line)) { test.includes($0.session) })
  }
}

extension XCUIApplication {
  /// The evaluations of bodies of a type of view in this app: first the views that are mounted, then each that follows.
  ///
  /// - Parameters:
  ///   - view: the type of the views.
  ///   - fileID: the caller's file, for a wait that times out.
  ///   - file: the same with its path.
  ///   - line: the caller's line.
  public func bodyEvaluations<Content: View>(
    of view: Content.Type, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) -> BodyEvaluations<Content> {
    settle()
    let log = BodyEvaluationLog<Content>(at: CallSite(fileID, file, line)) { [weak run] in $0 === run?.host }
    if let host { log.addMounted(in: host) }
    return BodyEvaluations(log: log)
  }
}
