import Dispatch
import Foundation
import Testing
import UnderstudyTime

/// Dispatch's work items on the main queue, which the linker leads into the session.
@MainActor @Suite("Work items of Dispatch")
struct WorkItemTests {
  @Test("A work item on the main queue runs in the session, in order with closures")
  func async() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.perform {
      DispatchQueue.main.async { trace.add("closure") }
      DispatchQueue.main.async(execute: DispatchWorkItem { trace.add("item") })
      DispatchQueue.main.async { trace.add("last") }
    }
    #expect(trace.entries.isEmpty)
    session.drain()
    #expect(trace.entries == ["closure", "item", "last"])
  }

  @Test("A work item for later follows the virtual clock, whichever time its deadline is of")
  func asyncAfter() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.perform {
      let item = DispatchWorkItem { trace.add("\(session.now / .seconds(1))") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 5, execute: DispatchWorkItem { trace.add("wall") })
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 6) { trace.add("closure") }
    }
    session.advance(by: .milliseconds(1900))
    #expect(trace.entries.isEmpty)
    session.advance(by: .milliseconds(100))
    #expect(trace.entries == ["2.0"])
    session.advance(by: .seconds(4))
    #expect(trace.entries == ["2.0", "wall", "closure"])
  }

  @Test("A work item that was cancelled does nothing, and no report names it")
  func cancelled() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    let item = DispatchWorkItem { trace.add("cancelled") }
    session.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
      DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: DispatchWorkItem { trace.add("kept") })
    }
    #expect(session.leftovers().count == 2)
    item.cancel()
    #expect(session.leftovers().count == 1)
    #expect(session.busyReport.hasPrefix("1 timer is due at 3 s (it is 0 s now)."))
    session.advance(by: .seconds(10))
    #expect(trace.entries == ["kept"])
  }

  @Test("What follows a work item is notified of it as usual")
  func notify() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    let item = DispatchWorkItem { trace.add("item") }
    session.perform { DispatchQueue.main.async(execute: item) }
    session.drain()
    item.wait()
    #expect(trace.entries == ["item"])
  }

  @Test("A work item of a group leaves it when it has run, on whichever queue")
  func group() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let (trace, group) = (Trace(), DispatchGroup())
    session.perform {
      DispatchQueue.main.async(group: group, execute: DispatchWorkItem { trace.add("main") })
      DispatchQueue.global().async(group: group, execute: DispatchWorkItem { @Sendable in trace.add("other") })
      group.notify(queue: .main) { trace.add("empty") }
    }
    let isEmpty = session.run(until: { trace.entries.contains("empty") }, timeout: .seconds(30))
    #expect(isEmpty)
    #expect(Set(trace.entries.prefix(2)) == ["main", "other"])
    #expect(group.wait(timeout: .now()) == .success)
  }

  @Test("A work item on another queue is work outside the session")
  func otherQueue() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    let item = DispatchWorkItem { @Sendable in
      trace.add("background")
      DispatchQueue.main.async { trace.add("main") }
    }
    session.perform { DispatchQueue.global().async(execute: item) }
    let haveRun = session.run(until: { trace.entries.count == 2 }, timeout: .seconds(30))
    #expect(haveRun)
    #expect(trace.entries == ["background", "main"])
  }

  @Test("On another queue the delay is virtual, then the work is outside of the session; closures and work items alike")
  func laterOnOtherQueue() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    let item = DispatchWorkItem { @Sendable in DispatchQueue.main.async { trace.add("item") } }
    session.perform {
      let queue = DispatchQueue(label: "archive")
      queue.asyncAfter(deadline: .now() + 3600) { DispatchQueue.main.async { trace.add("closure") } }
      queue.asyncAfter(wallDeadline: .now() + 7200) { DispatchQueue.main.async { trace.add("wall") } }
      queue.asyncAfter(deadline: .now() + 9000, execute: item)
    }
    #expect(session.busyReport.contains(#"DispatchQueue.asyncAfter "archive""#))
    let firstCame = session.run(until: { trace.entries == ["closure"] }, timeout: .seconds(3601))
    #expect(firstCame)
    #expect(session.now == .seconds(3600))
    let allCame = session.run(until: { trace.entries.count == 3 }, timeout: .seconds(9000))
    #expect(allCame)
    #expect(trace.entries == ["closure", "wall", "item"])
  }

  @Test("A block for the main run loop runs in the session, in order with others")
  func runLoop() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.perform {
      DispatchQueue.main.async { trace.add("queue") }
      RunLoop.main.perform { trace.add("loop") }
      RunLoop.main.perform(inModes: [.common]) { trace.add("modes") }
      DispatchQueue.main.async { trace.add("last") }
    }
    #expect(trace.entries.isEmpty)
    session.drain()
    #expect(trace.entries == ["queue", "loop", "modes", "last"])
  }

  @Test("Outside of an app a work item is Dispatch's")
  func outside() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async(execute: DispatchWorkItem { continuation.resume() })
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now(), execute: DispatchWorkItem { continuation.resume() })
    }
  }
}
