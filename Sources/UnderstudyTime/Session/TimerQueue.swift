/// Work that waits for the virtual clock, the next one due first; equal deadlines stay in the order of their start.
///
/// A binary heap of what is due when, beside the work by number: taking out a timer leaves its entry in the heap until that comes to
/// the top. So thousands of timers of one moment cost little each.
struct TimerQueue: Sendable {
  private struct Entry: Sendable {
    let deadline: Duration
    let sequence: UInt64

    func isDue(before other: Entry) -> Bool {
      deadline == other.deadline ? sequence < other.sequence : deadline < other.deadline
    }
  }

  private var jobs: [UInt64: ParkedJob] = [:]
  private var heap: [Entry] = []

  var isEmpty: Bool { jobs.isEmpty }

  /// All of them, the next one due first.
  var ordered: [ParkedJob] { ordered { _ in true } }

  private func ordered(where isIncluded: (ParkedJob) -> Bool) -> [ParkedJob] {
    jobs.values.filter(isIncluded).sorted { ($0.deadline, $0.sequence) < ($1.deadline, $1.sequence) }
  }

  /// The next one due.
  var next: ParkedJob? { heap.first.flatMap { jobs[$0.sequence] } }

  func contains(where condition: (ParkedJob) -> Bool) -> Bool { jobs.values.contains(where: condition) }

  mutating func insert(_ job: ParkedJob) {
    jobs[job.sequence] = job
    heap.append(Entry(deadline: job.deadline, sequence: job.sequence))
    var index = heap.count - 1
    while index > 0, heap[index].isDue(before: heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Takes out a timer by its number.
  mutating func remove(_ sequence: UInt64) -> ParkedJob? {
    guard let job = jobs.removeValue(forKey: sequence) else { return nil }
    dropStaleEntries()
    return job
  }

  mutating func popNext() -> ParkedJob? { next.flatMap { remove($0.sequence) } }

  /// Takes out all timers that a condition names.
  ///
  /// - Returns: those, the next one due first.
  mutating func remove(where isRemoved: (ParkedJob) -> Bool) -> [ParkedJob] {
    let removed = ordered(where: isRemoved)
    for job in removed { jobs[job.sequence] = nil }
    dropStaleEntries()
    return removed
  }

  /// Notes that a task of unknown origin has continued.
  mutating func endSleeps(of task: UInt64) {
    let sleeps = jobs.values.filter { if case .unseenSleep(task) = $0.purpose { true } else { false } }
    for sleep in sleeps { jobs[sleep.sequence]?.isLeftBehind = true }
  }

  /// Takes entries without a timer off the top of the heap, and all of them where they are the most.
  private mutating func dropStaleEntries() {
    if heap.count > 2 * jobs.count + 64 {
      // Sorted entries are a heap.
      heap = ordered.map { Entry(deadline: $0.deadline, sequence: $0.sequence) }
    }
    while let top = heap.first, jobs[top.sequence] == nil {
      let last = heap.removeLast()
      if heap.isEmpty { return }
      heap[0] = last
      sink()
    }
  }

  /// Moves the top entry down to its place.
  private mutating func sink() {
    var index = 0
    while true {
      var first = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < heap.count && heap[child].isDue(before: heap[first]) { first = child }
      guard first != index else { return }
      heap.swapAt(index, first)
      index = first
    }
  }
}
