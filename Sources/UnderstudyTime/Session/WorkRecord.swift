/// Says for as long as it lives that a task, or a block on another queue, is not finished.
///
/// A task of the app holds one as a task local; the runtime lets go of it when the task finishes.
final class WorkRecord: Sendable {
  let number: UInt64
  private let session: ExecutionSession

  fileprivate init(number: UInt64, session: ExecutionSession) { (self.number, self.session) = (number, session) }

  deinit { session.records.withLock { _ = $0.unfinished.removeValue(forKey: number) } }
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

extension ExecutionSession {
  /// The record of the task that is running; child tasks have that of their parent.
  @TaskLocal static var record: WorkRecord?

  /// - Parameter isOutside: whether the work runs on a queue that the session does not run.
  func makeRecord(_ origin: WorkOrigin, isOutside: Bool = false) -> WorkRecord {
    let number = records.withLock { records in
      records.last += 1
      records.unfinished[records.last] = WorkRecords.Entry(origin: origin, isOutside: isOutside)
      return records.last
    }
    return WorkRecord(number: number, session: self)
  }
}
