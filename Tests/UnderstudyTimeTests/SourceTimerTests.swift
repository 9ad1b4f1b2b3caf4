import Foundation
import Testing
import UnderstudyTime

@MainActor
@Suite("Timers of DispatchSource on the main queue go by the session's clock")
struct SourceTimerTests {
  private let session = ExecutionSession(name: "SourceTimerTests")
  private let trace = Trace()

  /// A timer on the main queue that notes the time of the clock.
  private func timer() -> any DispatchSourceTimer {
    let (session, trace) = (session, trace)
    return session.perform {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.setEventHandler { trace.add("\(session.now / .seconds(1))") }
      return timer
    }
  }

  @Test("A repeating one fires at its deadline and after each interval, until it is cancelled")
  func repeating() {
    defer { session.close() }
    let timer = timer()
    timer.schedule(deadline: .now() + 1, repeating: 2)
    session.advance(by: .seconds(10))
    #expect(trace.entries == [])
    timer.resume()
    session.advance(by: .seconds(3))
    #expect(trace.entries == ["10.0", "11.0", "13.0"])
    timer.cancel()
    session.advance(by: .seconds(10))
    #expect(trace.entries.count == 3)
    #expect(timer.isCancelled)
  }

  @Test("One without an interval fires once, and again when it is scheduled again")
  func once() {
    defer { session.close() }
    let timer = timer()
    timer.activate()
    session.perform { timer.schedule(deadline: .now() + 1) }
    session.advance(by: .seconds(5))
    #expect(trace.entries == ["1.0"])
    session.perform { timer.schedule(wallDeadline: .now() + 2) }
    session.advance(by: .seconds(5))
    #expect(trace.entries == ["1.0", "7.0"])
    session.perform { timer.schedule(deadline: .distantFuture, repeating: 1) }
    session.advance(by: .seconds(5))
    #expect(trace.entries.count == 2)
    timer.cancel()
  }

  @Test("A suspended one does not fire; what it has missed is one call")
  func suspending() {
    defer { session.close() }
    let timer = timer()
    session.perform { timer.schedule(deadline: .now() + 1, repeating: 1) }
    timer.resume()
    session.advance(by: .seconds(2))
    timer.suspend()
    session.advance(by: .milliseconds(3500))
    #expect(trace.entries == ["1.0", "2.0"])
    timer.resume()
    session.drain()
    #expect(trace.entries == ["1.0", "2.0", "5.5"])
    session.advance(by: .seconds(1))
    #expect(trace.entries.last == "6.0")
    timer.cancel()
  }

  @Test("Its cancel handler joins the app's work")
  func cancelHandler() {
    defer { session.close() }
    let (session, trace) = (session, trace)
    let timer = timer()
    session.perform {
      timer.setCancelHandler { MainActor.assumeIsolated { trace.add("cancelled") } }
      timer.resume()
      timer.cancel()
    }
    session.drain()
    #expect(trace.entries == ["cancelled"])
  }
}
