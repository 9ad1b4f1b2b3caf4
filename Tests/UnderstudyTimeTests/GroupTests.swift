import Dispatch
import Testing
import UnderstudyTime

/// Dispatch's groups in an app under test.
@MainActor @Suite("Groups of Dispatch")
struct GroupTests {
  @Test("A group that the app's own tasks empty notifies within the drain")
  func tasks() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.perform {
      let group = DispatchGroup()
      for seconds in 1...2 {
        group.enter()
        _ = Task {
          try await Task.sleep(for: .seconds(seconds))
          trace.add("\(seconds)")
          group.leave()
        }
      }
      group.notify(queue: .main) { trace.add("all at \(session.now / .seconds(1))") }
    }
    session.advance(by: .seconds(1))
    #expect(trace.entries == ["1"])
    session.advance(by: .seconds(1))
    #expect(trace.entries == ["1", "2", "all at 2.0"])
  }

  @Test("An empty group notifies in the next turn, once")
  func empty() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.perform { DispatchGroup().notify(queue: .main) { trace.add("all") } }
    #expect(trace.entries.isEmpty)
    session.drain()
    #expect(trace.entries == ["all"])
    session.advance(by: .seconds(60))
    #expect(trace.entries == ["all"])
  }

  @Test("A quality of service and flags do not take a notice out of the session")
  func options() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.perform { DispatchGroup().notify(qos: .utility, flags: .enforceQoS, queue: .main) { trace.add("all") } }
    session.drain()
    #expect(trace.entries == ["all"])
  }

  @Test("A wait continues until blocks of a group on other queues have run")
  func otherQueues() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.perform {
      let group = DispatchGroup()
      for _ in 1...3 {
        DispatchQueue.global().async(group: group) { DispatchQueue.main.async { trace.add("part") } }
      }
      DispatchQueue.main.async(group: group) { trace.add("main") }
      group.notify(queue: .main) { trace.add("all") }
    }
    let hasEnded = session.run(until: { trace.entries.contains("all") }, timeout: .seconds(30))
    #expect(hasEnded)
    #expect(trace.entries.filter { $0 == "part" }.count == 3)
    #expect(trace.entries.last == "all")
  }

  @Test("Outside of an app a group is Dispatch's")
  func outside() async {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {}
    await withCheckedContinuation { continuation in
      group.notify(queue: .main) { continuation.resume() }
    }
  }
}
