/// A piece of work in a session's queue.
struct SessionJob: Sendable {
  enum Work: Sendable {
    /// A job of the concurrency runtime: of the main actor, or of the pool.
    case job(UnownedJob, onMainActor: Bool)
    case closure(@MainActor () -> Void)
  }

  var work: Work
  /// False for a task of somebody else that the session resumed: it runs in turn, but what it starts is not ours.
  var isMember = true
}

/// First in, first out, without moving the elements at each removal.
struct SessionQueue: Sendable {
  private var slots: [SessionJob?] = []
  private var head = 0

  var count: Int { slots.count - head }
  var elements: [SessionJob] { slots[head...].compactMap { $0 } }

  mutating func append(_ job: SessionJob) { slots.append(job) }

  mutating func popFirst() -> SessionJob? {
    guard head < slots.count else { return nil }
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
}

/// Work that waits for the virtual clock.
struct ParkedJob: Sendable {
  var deadline: Duration
  var sequence: UInt64
  var job: SessionJob
}

/// Everything of a session that other threads may touch.
struct SessionState: Sendable {
  var now: Duration = .zero
  var queue = SessionQueue()
  /// Latest first, so that the next one due is the last element; equal deadlines stay in the order of their start.
  var timers: [ParkedJob] = []
  var sequence: UInt64 = 0
  var isPumpPosted = false
  var isBlocked = false
  var runaway: String?

  /// - Returns: a number that identifies the timer.
  mutating func park(_ job: SessionJob, at deadline: Duration) -> UInt64 {
    sequence += 1
    var low = 0
    var high = timers.count
    while low < high {
      let middle = (low + high) / 2
      if timers[middle].deadline > deadline { low = middle + 1 } else { high = middle }
    }
    timers.insert(ParkedJob(deadline: deadline, sequence: sequence, job: job), at: low)
    return sequence
  }
}
