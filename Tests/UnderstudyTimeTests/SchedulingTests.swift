import Dispatch
import Testing
import UnderstudyTime

@MainActor @Suite("Scheduling")
struct SchedulingTests {
  /// Ten tasks that take two turns each and sleep once, all for the same time.
  private func order(_ scheduling: SchedulingOrder) -> [String] {
    let session = SchedulingOrder.$ofNewSessions.withValue(scheduling) { ExecutionSession(name: #function) }
    defer { session.close() }
    let trace = Trace()
    session.perform {
      for number in 0..<10 {
        _ = Task {
          trace.add("\(number) begins")
          await Task.yield()
          trace.add("\(number) continues")
          try? await Task.sleep(for: .seconds(1))
          trace.add("\(number) ends")
        }
      }
    }
    session.advance(by: .seconds(1))
    return trace.entries
  }

  @Test("Without a seed ready tasks run in the order in which they became ready")
  func fifo() {
    let expected = ["begins", "continues", "ends"].flatMap { what in (0..<10).map { "\($0) \(what)" } }
    #expect(order(.fifo) == expected)
  }

  @Test(
    "A seed permutes ready tasks, the same way each time",
    arguments: [1, 2, 3, 999] as [UInt64])
  func seeds(_ seed: UInt64) {
    let first = order(.random(seed: seed))
    #expect(first == order(.random(seed: seed)))
    #expect(first != order(.fifo))
    #expect(first.sorted() == order(.fifo).sorted())
    for number in 0..<10 {
      let own = first.filter { $0.hasPrefix("\(number) ") }
      #expect(own == ["\(number) begins", "\(number) continues", "\(number) ends"])
    }
  }

  @Test("Different seeds give different orders")
  func differentSeeds() {
    let orders = Set((1...20).map { order(.random(seed: $0)) })
    #expect(orders.count > 15)
  }

  @Test("Sleeps that end together are permuted, also where each is alone in the queue")
  func sleeps() {
    func ends(_ scheduling: SchedulingOrder) -> [Int] {
      let session = SchedulingOrder.$ofNewSessions.withValue(scheduling) { ExecutionSession(name: #function) }
      defer { session.close() }
      var ends: [Int] = []
      session.perform {
        for number in 0..<8 {
          _ = Task {
            try await Task.sleep(for: .seconds(1))
            ends.append(number)
          }
        }
      }
      session.advance(by: .seconds(1))
      return ends
    }
    #expect(ends(.fifo) == Array(0..<8))
    #expect(ends(.random(seed: 4)) != Array(0..<8))
    #expect(ends(.random(seed: 4)).sorted() == Array(0..<8))
  }

  @Test(
    "Blocks of the main queue and timers keep their order under every seed", arguments: 1...20 as ClosedRange<UInt64>)
  func promisedOrder(_ seed: UInt64) {
    let session = SchedulingOrder.$ofNewSessions.withValue(.random(seed: seed)) { ExecutionSession(name: #function) }
    defer { session.close() }
    let trace = Trace()
    session.perform {
      for number in 0..<5 {
        _ = Task { await Task.yield() }
        DispatchQueue.main.async { trace.add("block \(number)") }
        session.schedule(after: .seconds(1)) { trace.add("timer \(number)") }
      }
    }
    session.advance(by: .seconds(1))
    let expected = (0..<5).map { "block \($0)" } + (0..<5).map { "timer \($0)" }
    #expect(trace.entries == expected)
  }

  @Test("A random order without a seed chooses one and reports it")
  func chosenSeed() {
    let scheduling = SchedulingOrder.random()
    #expect(scheduling.seed != nil)
    #expect(scheduling.description == ".random(seed: \(scheduling.seed ?? 0))")
    #expect(SchedulingOrder.fifo.description == ".fifo")
  }
}
