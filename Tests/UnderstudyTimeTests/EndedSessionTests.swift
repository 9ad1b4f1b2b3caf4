import Dispatch
import Foundation
import Testing

@testable import UnderstudyTime

/// What elsewhere still comes of an app that has ended, and what comes at the last moment.
@MainActor @Suite("Work at the end", .serialized)
struct EndedSessionTests {
  /// As several operations are added at a time, which Foundation's queue runs one after the other for the whole process.
  private func addOperation(_ work: @escaping @Sendable () -> Void) {
    OperationQueue.main.addOperations([BlockOperation(block: work)], waitUntilFinished: false)
  }

  @Test("F-61: What an app adds to OperationQueue.main is its own, as each app has its own main queue")
  func ownOperations() {
    let trace = Trace()
    let (first, second) = (ExecutionSession(name: "first"), ExecutionSession(name: "second"))
    defer { for session in [first, second] { session.close() } }
    first.perform { OperationQueue.main.addOperation { trace.add("first") } }
    second.perform {
      OperationQueue.main.addOperation { trace.add("second") }
      OperationQueue.main.addOperation(BlockOperation { trace.add("third") })
    }
    second.drain()
    #expect(trace.entries == ["second", "third"])
    first.drain()
    #expect(trace.entries == ["second", "third", "first"])
  }

  @Test("F-61: OperationQueue.main runs what an ended app has handed to it, and so continues for the next one")
  func operations() {
    let trace = Trace()
    let first = ExecutionSession(name: "first")
    first.perform { for name in ["first", "second"] { addOperation { trace.add(name) } } }
    first.close()
    #expect(trace.entries.isEmpty)

    let second = ExecutionSession(name: "second")
    defer { second.close() }
    second.perform { addOperation { trace.add("third") } }
    let came = second.run(until: { trace.entries.contains("third") }, timeout: .seconds(5))
    #expect(came)
    #expect(trace.entries == ["first", "second", "third"])
  }

  @Test("F-61: A wait continues with what an ended app's thread hands to OperationQueue.main while it blocks")
  func operationWhileBlocked() {
    let trace = Trace()
    let first = ExecutionSession(name: "first")
    let gate = DispatchSemaphore(value: 0)
    first.perform {
      DispatchQueue.global().async {
        gate.wait()
        OperationQueue.main.addOperation { trace.add("first") }
      }
    }
    first.close()

    let second = ExecutionSession(name: "second")
    defer { second.close() }
    second.begin(OutsideWork { trace.entries.isEmpty }, for: WorkOrigin("Test"))
    second.enqueue { gate.signal() }
    let came = second.run(until: { !trace.entries.isEmpty }, timeout: .seconds(60))
    #expect(came)
    #expect(second.now == .zero)
  }

  @Test("F-61: OperationQueue.main is not held up by an app that no test runs any more")
  func operationOfAnother() {
    let trace = Trace()
    let (first, second) = (ExecutionSession(name: "first"), ExecutionSession(name: "second"))
    defer { for session in [first, second] { session.close() } }
    first.perform { addOperation { trace.add("first") } }
    second.perform { addOperation { trace.add("second") } }
    let came = second.run(until: { trace.entries.contains("second") }, timeout: .seconds(5))
    #expect(came)
    #expect(trace.entries == ["first", "second"])
  }

  @Test("F-61: OperationQueue.main continues for a wait where another app's own wait had to end first")
  func operationBehindWait() async {
    let trace = Trace()
    let (first, second) = (ExecutionSession(name: "first"), ExecutionSession(name: "second"))
    defer { for session in [first, second] { session.close() } }
    // Something to wait for.
    first.begin(OutsideWork(), for: WorkOrigin("Test"))
    var isMet = false
    // The wait suspends after two turns of the main queue.
    MainQueue.post {
      MainQueue.post {
        MainQueue.post {
          first.perform { addOperation { trace.add("first") } }
          isMet = true
          _ = second.run(until: { false }, timeout: .zero)
        }
      }
    }
    let isFirstMet = await first.runAsync(until: { isMet }, timeout: .seconds(60))
    #expect(isFirstMet)
    let came = second.run(until: { !trace.entries.isEmpty }, timeout: .seconds(5))
    #expect(came)
  }

  @Test("F-61: A task of the test that a thread of an app resumes is not the app's, and continues when that has ended")
  func resumedTask() async {
    let session = ExecutionSession(name: "resuming")
    let (values, continuation) = AsyncStream.makeStream(of: CheckedContinuation<Void, Never>.self)
    let task = Task.detached {
      await withCheckedContinuation { continuation.yield($0) }
      return true
    }
    var iterator = values.makeAsyncIterator()
    guard let suspended = await iterator.next() else { return }
    // The main queue has no turn before the session ends.
    onThread { session.performElsewhere { suspended.resume() } }
    session.close()
    #expect(await task.value)
  }

  /// Runs work on a thread while the main queue stands still.
  private func onThread(_ work: @escaping @Sendable () -> Void) {
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      work()
      end.signal()
    }
    end.wait()
  }

  @Test("What the code of an ended app hands to the main queue does not run, least of all as the next one's")
  func leftovers() async {
    let trace = Trace()
    let first = ExecutionSession(name: "first")
    first.close()
    let second = ExecutionSession(name: "second")
    defer { second.close() }
    first.perform { DispatchQueue.main.async { trace.add("first") } }
    #expect(!second.hasQueuedWork)
    await MainQueue.turn()
    #expect(trace.entries.isEmpty)
  }

  @Test("F-61: A thread that is late does not make its ended app the one that answers are for")
  func lateThread() {
    let (first, second) = (ExecutionSession(name: "first"), ExecutionSession(name: "second"))
    defer { second.close() }
    first.close()
    Caller.noteHost(second)
    Caller.noteHost(first)
    #expect(Caller.host === second)

    let third = ExecutionSession(name: "third")
    defer { third.close() }
    Caller.noteHost(third)
    Caller.blocked = second
    defer { Caller.blocked = nil }
    #expect(Caller.host === second)
  }

  @Test("F-61: What ends between the last turn and the end of a wait has its turn")
  func lastMoment() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    let work = OutsideWork {
      if trace.entries.isEmpty { session.enqueue { trace.add("late") } }
      return false
    }
    session.begin(work, for: WorkOrigin("Test"))
    let came = session.run(until: { !trace.entries.isEmpty }, timeout: .seconds(5))
    #expect(came)
    #expect(session.now == .zero)
  }
}
