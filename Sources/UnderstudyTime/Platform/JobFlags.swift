import Synchronization

/// What the runtime's flags of a job say: its kind in the low byte, what is particular to a task above it.
///
/// The runtime's header `ABI/MetadataValues.h` lays them out. A task of the process checks this when the executors are
/// installed; until it has run, the layout of Swift 6.3 is taken for granted.
enum JobFlags {
  /// What the check found, or what is known of Swift 6.3.
  struct Layout: Equatable, Sendable {
    /// Whether the kind of a task is 0.
    var hasTasks: Bool
    /// Whether there is a bit only for tasks of `async let`.
    var hasAsyncLet: Bool
    /// The kind of the job that a task leaves behind when it yields; nil where that is no job of its own.
    var kindOfYields: UInt?

    static let known = Layout(hasTasks: true, hasAsyncLet: true, kindOfYields: 195)
  }

  private static let kindMask: UInt = 0xff
  private static let asyncLetBit: UInt = 1 << 28

  private static let hasTasks = Atomic(true)
  private static let hasAsyncLet = Atomic(true)
  /// ``noKind`` if yields cannot be distinguished.
  private static let kindOfYields = Atomic<UInt>(195)
  private static let noKind = UInt.max

  /// Whether a job is a task. Where that is not known every job is taken for one.
  static func isTask(_ job: UnownedJob) -> Bool {
    flags(job) & kindMask == 0 || !hasTasks.load(ordering: .relaxed)
  }

  /// Whether a job is a task that is an object of its own; one of `async let` lies in the memory of the task around it.
  /// Where that is not known no task is taken for an object.
  static func isTaskWithOwnMemory(_ job: UnownedJob) -> Bool {
    let flags = flags(job)
    return flags & kindMask == 0 && flags & asyncLetBit == 0 && hasAsyncLet.load(ordering: .relaxed)
  }

  /// Whether a job is what a task leaves behind when it yields, to continue later.
  static func isYield(_ job: UnownedJob) -> Bool {
    flags(job) & kindMask == kindOfYields.load(ordering: .relaxed)
  }

  private static func flags(_ job: UnownedJob) -> UInt { understudy_job_flags(job.pointer) }

  // MARK: - The check

  /// Starts the check, in a task of no session.
  ///
  /// Its enqueueing also notifies the owners how far task numbers have come.
  static func check() {
    Task<Void, Never>.detached(executorPreference: nil) { apply(await measure()) }
  }

  /// Finds the layout by a task that looks at itself, starts a child and yields.
  static func measure() async -> Layout {
    let own = ofCurrentTask()
    async let child = ofCurrentTask()
    let (childFlags, probe) = (await child, Probe())
    await $probe.withValue(probe) { await Task<Never, Never>.yield() }
    let kind = probe.kind.load(ordering: .acquiring)
    return Layout(
      hasTasks: own & kindMask == 0, hasAsyncLet: own & asyncLetBit == 0 && childFlags & asyncLetBit != 0,
      kindOfYields: kind == noKind ? nil : kind)
  }

  /// Takes over what the check found, and reports what is not as in Swift 6.3 and has a fallback.
  static func apply(_ layout: Layout) {
    hasTasks.store(layout.hasTasks, ordering: .relaxed)
    hasAsyncLet.store(layout.hasAsyncLet, ordering: .relaxed)
    kindOfYields.store(layout.kindOfYields ?? noKind, ordering: .relaxed)
    for (fact, fallback) in gaps(in: layout) { PlatformGaps.report(fact, fallback) }
  }

  /// What does not hold, and what is different for that.
  static func gaps(in layout: Layout) -> [(fact: String, fallback: String)] {
    let facts = [
      (layout.hasTasks, "the kind of a task", "jobs of actors are taken for tasks"),
      (layout.hasAsyncLet, "the mark of a task of async let", "a test that awaits something unknown moves no clock"),
      (layout.kindOfYields != nil, "the job of a yield", "a test that yields until something happens has no end"),
    ]
    return facts.filter { !$0.0 }.map { ($0.1, $0.2) }
  }

  /// The kind of the job that a task has left behind when it yielded.
  private final class Probe: Sendable { let kind = Atomic(noKind) }

  /// Bound while a check yields.
  @TaskLocal private static var probe: Probe?

  /// Called for each job of no task that is enqueued.
  static func note(_ job: UnownedJob) { probe?.kind.store(flags(job) & kindMask, ordering: .releasing) }

  private static func ofCurrentTask() -> UInt { UnownedJob.current.map(flags) ?? 0 }
}

extension UnownedJob {
  /// The task that runs the calling code, which is a job; nil outside of tasks.
  static var current: UnownedJob? {
    // Both types are one pointer to it.
    withUnsafeCurrentTask { $0.map { unsafeBitCast($0, to: UnownedJob.self) } }
  }

  var pointer: UnsafeMutableRawPointer { unsafeBitCast(self, to: UnsafeMutableRawPointer.self) }
}
