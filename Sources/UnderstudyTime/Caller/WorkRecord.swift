/// Says for as long as it lives that a task, or a block on another queue, is not finished.
///
/// A task of an app, and one that a test has begun itself, holds one as a task local. The runtime releases it when the task
/// finishes.
final class WorkRecord: Sendable {
  private enum Owner: Sendable {
    case app(ExecutionSession, UInt64)
    case test(TestActivity)
  }

  /// The record of the running task; child tasks have that of their parent.
  @TaskLocal static var current: WorkRecord?

  private let owner: Owner

  /// The record of work that an app begins.
  ///
  /// - Parameter isOutside: whether the work runs on a queue that the session does not run.
  init(_ origin: WorkOrigin, of session: ExecutionSession, isOutside: Bool = false) {
    let number = session.records.withLock { records in
      records.last += 1
      records.unfinished[records.last] = WorkRecords.Entry(origin: origin, isOutside: isOutside)
      return records.last
    }
    owner = .app(session, number)
  }

  /// The record of a task of the test's own.
  init(of test: TestActivity) {
    owner = .test(test)
    test.taskCount.add(1, ordering: .acquiringAndReleasing)
  }

  deinit {
    switch owner {
    case .app(let session, let number): session.records.withLock { _ = $0.unfinished.removeValue(forKey: number) }
    case .test(let test):
      test.taskCount.subtract(1, ordering: .acquiringAndReleasing)
      test.wakeWaits()
    }
  }

  /// What identifies the work of an app in its session; nil for a test's.
  var number: UInt64? { if case .app(_, let number) = owner { number } else { nil } }

  /// The test that has begun the task itself; nil for work of an app.
  var test: TestActivity? { if case .test(let test) = owner { test } else { nil } }
}

/// What a session knows of its unfinished work.
struct WorkRecords: Sendable {
  struct Entry: Sendable {
    let origin: WorkOrigin
    let isOutside: Bool
  }

  fileprivate(set) var unfinished: [UInt64: Entry] = [:]
  fileprivate var last: UInt64 = 0
}
