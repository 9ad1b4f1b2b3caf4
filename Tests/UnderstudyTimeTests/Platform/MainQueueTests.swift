import Dispatch
import Foundation
import Testing
import UnderstudyTime

@MainActor @Suite("Blocks of the main queue")
struct MainQueueTests {
  @Test("A quality of service and flags do not take a block out of the session")
  func options() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.perform {
      DispatchQueue.main.async { trace.add("plain") }
      DispatchQueue.main.async(qos: .userInitiated) { trace.add("quality") }
      DispatchQueue.main.async(flags: .barrier) { trace.add("flags") }
      DispatchQueue.main.async(qos: .utility, flags: .enforceQoS) { trace.add("both") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2, qos: .utility) { trace.add("after") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 3, flags: .barrier) { trace.add("wall") }
    }
    session.drain()
    #expect(trace.entries == ["plain", "quality", "flags", "both"])
    #expect(session.busyReport.contains("DispatchQueue.main.asyncAfter in "))
    session.advance(by: .seconds(3))
    #expect(trace.entries.suffix(2) == ["after", "wall"])
  }

  @Test("Blocks that a library hands over are the session's, and leave their group when they have run")
  func library() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    let group = DispatchGroup()
    session.perform {
      DispatchQueue.main.async(group: group, qos: .unspecified, flags: []) { trace.add("async") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 5, qos: .unspecified, flags: []) {
        trace.add("\(session.now / .seconds(1))")
      }
    }
    #expect(group.wait(timeout: .now()) == .timedOut)
    session.drain()
    #expect(group.wait(timeout: .now()) == .success)
    session.advance(by: .seconds(5))
    #expect(trace.entries == ["async", "5.0"])
  }

  @Test("A block with options on another queue is work outside, which waits include")
  func otherQueue() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.perform {
      let queue = DispatchQueue(label: "store", attributes: .concurrent)
      queue.async(flags: .barrier) { DispatchQueue.main.async { trace.add("flags") } }
      DispatchQueue.global().async(qos: .utility) { DispatchQueue.main.async(qos: .utility) { trace.add("quality") } }
    }
    let haveRun = session.run(until: { trace.entries.count == 2 }, timeout: .seconds(30))
    #expect(haveRun)
  }

  @Test("A block with options that another queue is to run later waits for the virtual clock")
  func otherQueueLater() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.perform {
      DispatchQueue.global().asyncAfter(deadline: .now() + 3600, qos: .utility) {
        DispatchQueue.main.async { trace.add("later") }
      }
    }
    let hasRun = session.run(until: { !trace.entries.isEmpty }, timeout: .seconds(7200))
    #expect(hasRun)
    #expect(session.now == .seconds(3600))
  }

  @Test("Outside of an app blocks are Dispatch's")
  func outside() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async(qos: .utility) { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now(), qos: .utility) { continuation.resume() }
    }
  }
}
