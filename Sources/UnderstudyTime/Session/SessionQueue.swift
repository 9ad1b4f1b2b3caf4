/// A piece of work in a session's queue.
struct SessionJob: Sendable {
  enum Work: Sendable {
    /// A job of the concurrency runtime: of the main actor, or of the pool.
    case job(UnownedJob, onMainActor: Bool)
    case closure(@MainActor () -> Void)
    /// A block of `OperationQueue.main`, which runs nothing more before it has run.
    case operation(@MainActor () -> Void)
  }

  var work: Work
  /// False for a task from outside that the session resumed: it runs in turn, but what it starts is not ours.
  var isMember = true
  /// What started a closure; tasks are known by their records.
  var origin: WorkOrigin?
  /// The record of the task that a job works for, if the job does not have it.
  var record: UInt64?

  /// Whether it is a block of the main queue, where blocks run as they came.
  var isClosure: Bool { if case .job = work { false } else { true } }
}

/// First in, first out, without moving the elements at each removal; or in an order that a seed determines.
struct SessionQueue: Sendable {
  private var slots: [SessionJob?] = []
  private var head = 0
  private(set) var order = SchedulingOrder.fifo
  private var random: SeededGenerator?

  init(order: SchedulingOrder) { setOrder(order) }

  mutating func setOrder(_ order: SchedulingOrder) {
    self.order = order
    random = order.seed.map(SeededGenerator.init)
  }

  var count: Int { slots.count - head }
  var elements: [SessionJob] { slots[head...].compactMap { $0 } }

  mutating func append(_ job: SessionJob) { slots.append(job) }

  /// Takes out all jobs that a condition names.
  mutating func remove(where isRemoved: (SessionJob) -> Bool) -> [SessionJob] {
    let all = elements
    (slots, head) = (all.filter { !isRemoved($0) }, 0)
    return all.filter(isRemoved)
  }

  /// Takes out the job that is to run next.
  mutating func popNext() -> SessionJob? {
    guard head < slots.count else { return nil }
    if random != nil { bringRandomJobToFront() }
    let job = slots[head]
    slots[head] = nil
    head += 1
    if head == slots.count {
      slots.removeAll(keepingCapacity: true)
      head = 0
    } else if head == 4_096 {
      // A queue that never runs empty would grow for ever.
      slots.removeFirst(head)
      head = 0
    }
    return job
  }

  /// Tasks are promised no order among each other. Closures are: blocks of the main queue run as they came, and so do
  /// values that Combine delivers there. So a closure that was drawn lets the first one go.
  private mutating func bringRandomJobToFront() {
    guard count > 1 else { return }
    var drawn = draw(head..<slots.count)
    if slots[drawn]?.isClosure == true { drawn = slots[head...].firstIndex { $0?.isClosure == true } ?? drawn }
    let job = slots.remove(at: drawn)
    slots.insert(job, at: head)
  }

  /// A number from the seed; the first where the order is that of arrival.
  mutating func draw(_ range: Range<Int>) -> Int {
    guard var generator = random else { return range.lowerBound }
    defer { random = generator }
    return Int.random(in: range, using: &generator)
  }
}

/// Work that waits for the virtual clock.
struct ParkedJob: Sendable {
  enum Purpose: Sendable {
    /// A sleep of a task, by the number of its record; nil for a task of unknown origin.
    case sleep(UInt64?)
    /// A sleep whose end is not seen, of a task of unknown origin, as a library's, by the number of the task.
    case unseenSleep(UInt64)
    case timer
  }

  var deadline: Duration
  var sequence: UInt64
  var job: SessionJob
  var purpose: Purpose
  /// Whether code of the test waits for it, and so says how far a manual clock moves.
  var isOfTest: Bool
  /// Whether its task has gone on, as when a sleep is cancelled: the runtime leaves the timer of that behind.
  var isLeftBehind = false

  var isSleep: Bool { if case .timer = purpose { false } else { true } }
  /// Whether the task of a sleep is not known.
  var isSleepOfUnknown: Bool {
    switch purpose {
    case .sleep(nil), .unseenSleep: !isLeftBehind
    case .sleep, .timer: false
    }
  }
  /// Whether nothing comes of it, so that no report need name it.
  var isCancelled: Bool { job.origin?.isCancelled?() ?? false }
}

/// Everything of a session that other threads may touch.
struct SessionState: Sendable {
  /// Never more than ``ExecutionSession/endOfTime``.
  var now: Duration = .zero { didSet { now = min(now, ExecutionSession.endOfTime) } }
  var queue: SessionQueue
  var timers = TimerQueue()
  var sequence: UInt64 = 0
  var isPumpPosted = false
  var runaway: String?

  /// Adds work that waits for the clock.
  ///
  /// - Returns: a number that identifies the timer.
  mutating func park(
    _ job: SessionJob, at deadline: Duration, for purpose: ParkedJob.Purpose, isOfTest: Bool
  ) -> UInt64 {
    sequence += 1
    timers.insert(
      ParkedJob(deadline: deadline, sequence: sequence, job: job, purpose: purpose, isOfTest: isOfTest))
    return sequence
  }

  /// Takes out the timer that is due next, by a limit, and moves the clock to it.
  mutating func popTimer(upTo limit: Duration) -> ParkedJob? {
    guard let next = timers.next, next.deadline <= min(limit, ExecutionSession.endOfTime) else { return nil }
    now = max(now, next.deadline)
    return queue.order.seed != nil && next.isSleep ? popRandomSleep(at: next.deadline) : timers.popNext()
  }

  /// Sleeps that end together are promised no order; timers are, and keep theirs.
  private mutating func popRandomSleep(at deadline: Duration) -> ParkedJob? {
    var sleeps: [ParkedJob] = []
    while let next = timers.next, next.isSleep, next.deadline == deadline, let sleep = timers.popNext() {
      sleeps.append(sleep)
    }
    guard !sleeps.isEmpty else { return nil }
    let drawn = sleeps.remove(at: queue.draw(0..<sleeps.count))
    for sleep in sleeps { timers.insert(sleep) }
    return drawn
  }
}
