import Testing

@testable import UnderstudyTime

@MainActor @Suite("A-17: Timers of a session")
struct TimerQueueTests {
  private func job(_ sequence: UInt64, at seconds: Int) -> ParkedJob {
    ParkedJob(
      deadline: .seconds(seconds), sequence: sequence, job: SessionJob(work: .closure {}), purpose: .timer,
      isOfTest: false)
  }

  @Test("They come by deadline and in the order of their start, whichever are taken out before", arguments: 0..<20)
  func order(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (queue, model) = (TimerQueue(), [(seconds: Int, sequence: UInt64)]())
    for sequence in 1...400 as ClosedRange<UInt64> {
      let seconds = Int.random(in: 0..<20, using: &generator)
      queue.insert(job(sequence, at: seconds))
      model.append((seconds, sequence))
      if Int.random(in: 0..<3, using: &generator) == 0 {
        let removed = model.remove(at: Int.random(in: model.indices, using: &generator))
        #expect(queue.remove(removed.sequence)?.sequence == removed.sequence)
        #expect(queue.remove(removed.sequence) == nil)
      }
      if Int.random(in: 0..<5, using: &generator) == 0, let next = model.min(by: { $0 < $1 }) {
        #expect(queue.next?.sequence == next.sequence)
        #expect(queue.popNext()?.sequence == next.sequence)
        model.removeAll { $0 == next }
      }
    }
    #expect(queue.ordered.map(\.sequence) == model.sorted { $0 < $1 }.map(\.sequence))
    while let next = queue.popNext() {
      let expected = model.min { $0 < $1 }
      #expect(next.sequence == expected?.sequence)
      model.removeAll { $0.sequence == next.sequence }
    }
    #expect(model.isEmpty)
    #expect(queue.isEmpty)
  }

  @Test("Twenty thousand timers of one moment fire in order")
  func many() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    session.jobLimit = 100_000
    var fired: [Int] = []
    for number in 0..<20_000 { session.schedule(after: .seconds(1)) { fired.append(number) } }
    session.advance(by: .seconds(1))
    #expect(fired.count == 20_000)
    #expect(fired == fired.sorted())
  }

  @Test("Timers that double themselves end with a report")
  func doubling() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    session.jobLimit = 2_000
    var reports = 0
    session.onGivingUp = { _, _ in reports += 1 }
    @MainActor func fire() {
      for _ in 0..<2 { session.schedule(after: .seconds(1)) { fire() } }
    }
    fire()
    _ = session.run(until: { false }, timeout: .seconds(60))
    #expect(reports == 1)
  }
}
