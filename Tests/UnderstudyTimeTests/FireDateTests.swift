#if os(Linux)
  import Foundation
  import Testing
  import UnderstudyTime

  @MainActor @Suite("The fire date of a timer")
  struct FireDateTests {
    private let session = ExecutionSession(name: "FireDateTests")
    private let trace = Trace()

    /// A timer that notes the time of the clock.
    private func timer(every interval: TimeInterval, repeats: Bool = true) -> Timer {
      let (session, trace) = (session, trace)
      return session.perform {
        Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { _ in
          trace.add("\(session.now / .seconds(1))")
        }
      }
    }

    private func seconds(_ timer: Timer) -> Double {
      session.perform { timer.fireDate.timeIntervalSinceNow } + session.now / .seconds(1)
    }

    @Test("It is that of the present time in the block, and that of the next time after it")
    func reading() {
      defer { session.close() }
      let (session, trace) = (session, trace)
      let timer = session.perform {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
          trace.add("\(timer.fireDate.timeIntervalSinceNow.rounded())")
        }
      }
      #expect(abs(seconds(timer) - 1) < 1e-5)
      session.advance(by: .milliseconds(2500))
      #expect(trace.entries == ["0.0", "0.0"] || trace.entries == ["-0.0", "-0.0"])
      #expect(abs(seconds(timer) - 3) < 1e-5)
      #expect(timer.timeInterval == 1)
      #expect(timer.isValid)
      timer.invalidate()
    }

    @Test("The distant future pauses the timer, another date continues it from there")
    func pausing() {
      defer { session.close() }
      let timer = timer(every: 1)
      session.advance(by: .milliseconds(1500))
      session.perform { timer.fireDate = .distantFuture }
      #expect(session.nextDeadline == nil)
      session.advance(by: .seconds(100))
      #expect(trace.entries == ["1.0"])
      #expect(timer.isValid)

      session.perform { timer.fireDate = Date(timeIntervalSinceNow: 0.5) }
      session.advance(by: .seconds(2))
      #expect(trace.entries == ["1.0", "102.0", "103.0"])

      session.perform { timer.fireDate = Date() }
      session.drain()
      #expect(trace.entries.last == "103.5")
      session.advance(by: .seconds(1))
      #expect(trace.entries.last == "104.5")
      timer.invalidate()
      #expect(session.nextDeadline == nil)
    }

    @Test("Set to an earlier date, and changed in place, it moves the timer")
    func moving() {
      defer { session.close() }
      let timer = timer(every: 100)
      session.perform { timer.fireDate = Date(timeIntervalSinceNow: 2) }
      #expect(session.nextDeadline == .seconds(2))
      session.perform { timer.fireDate += 3 }
      #expect(session.nextDeadline == .seconds(5))
      session.advance(by: .seconds(105))
      #expect(trace.entries == ["5.0", "105.0"])
    }

    @Test("A timer that does not repeat is moved too, and ends when it has fired")
    func single() {
      defer { session.close() }
      let timer = timer(every: 10, repeats: false)
      session.perform { timer.fireDate = Date(timeIntervalSinceNow: 20) }
      session.advance(by: .seconds(100))
      #expect(trace.entries == ["20.0"])
      #expect(!timer.isValid)
      session.perform { timer.fireDate = Date(timeIntervalSinceNow: 1) }
      #expect(session.nextDeadline == nil)
    }

    @Test("The block can set it, which takes precedence over the interval")
    func inBlock() {
      defer { session.close() }
      let (session, trace) = (session, trace)
      session.perform {
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
          trace.add("\(session.now / .seconds(1))")
          if trace.entries.count == 2 { timer.fireDate = Date(timeIntervalSinceNow: 10) }
        }
      }
      session.advance(by: .seconds(14))
      #expect(trace.entries == ["1.0", "2.0", "12.0", "13.0", "14.0"])
    }

    @Test("Firing by hand leaves the schedule alone, and ends a timer that does not repeat")
    func byHand() {
      defer { session.close() }
      let (repeating, single) = (timer(every: 2), timer(every: 3, repeats: false))
      session.advance(by: .seconds(1))
      session.perform {
        repeating.fire()
        single.fire()
      }
      #expect(trace.entries == ["1.0", "1.0"])
      #expect(!single.isValid)
      session.advance(by: .seconds(3))
      #expect(trace.entries == ["1.0", "1.0", "2.0", "4.0"])
    }

    @Test("Of a timer that no run loop has yet it says when it will fire; one that was invalidated does not come back")
    func outOfUse() {
      defer { session.close() }
      let (session, trace) = (session, trace)
      session.perform {
        let timer = Timer(fire: Date(), interval: 1, repeats: true) { _ in trace.add("\(session.now / .seconds(1))") }
        timer.fireDate = Date(timeIntervalSinceNow: 3)
        RunLoop.main.add(timer, forMode: .common)
        session.advance(by: .seconds(4))
        timer.invalidate()
        timer.fireDate = Date()
      }
      session.advance(by: .seconds(4))
      #expect(trace.entries == ["3.0", "4.0"])
    }

    @Test("Outside of an app it is Foundation's")
    func outside() {
      session.close()
      let timer = Timer(timeInterval: 1000, repeats: true) { _ in }
      let date = Date(timeIntervalSinceNow: 500)
      timer.fireDate = date
      #expect(abs(timer.fireDate.timeIntervalSince(date)) < 1e-3)
      timer.fireDate += 100
      #expect(abs(timer.fireDate.timeIntervalSince(date) - 100) < 1e-3)
      timer.invalidate()
    }
  }
#endif
