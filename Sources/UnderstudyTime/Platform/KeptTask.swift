#if os(Linux)
  /// A task of somebody else's, kept in memory to see whether it has finished.
  final class KeptTask: Sendable {
    private let task: UInt

    /// Keeps the task that runs the calling code.
    ///
    /// - Returns: nil outside of tasks, and where the task cannot be kept.
    static var ofCaller: KeptTask? {
      // A task is a job; both types are one pointer to it.
      withUnsafeCurrentTask { $0.flatMap { KeptTask(unsafeBitCast($0, to: UnownedJob.self)) } }
    }

    /// Keeps the task that a job is.
    ///
    /// - Parameter job: not finished; nil comes back for what is no task, and for one that cannot be kept.
    init?(_ job: UnownedJob) {
      guard TaskOwners.hasOwnMemory(job) else { return nil }
      task = unsafeBitCast(job, to: UInt.self)
      _ = Self.object(task)?.retain()
    }

    deinit { Self.object(task)?.release() }

    /// Whether nobody else keeps the task; the runtime does until it has finished.
    var hasFinished: Bool { Self.references(task) <= 1 }

    private static func object(_ task: UInt) -> Unmanaged<AnyObject>? {
      UnsafeRawPointer(bitPattern: task).map { Unmanaged.fromOpaque($0) }
    }

    private static func references(_ task: UInt) -> UInt {
      UnsafeMutableRawPointer(bitPattern: task).map { retainCount($0) } ?? 0
    }
  }
#else
  /// Where the runtime's tasks are out of sight, none is kept.
  final class KeptTask: Sendable {
    static var ofCaller: KeptTask? { nil }
    let hasFinished = true
  }
#endif
