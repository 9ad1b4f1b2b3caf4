import Foundation
import Testing
import UnderstudyTime

/// Foundation's own calls, which the linker leads into the session.
@MainActor @Suite("Timers and dates of Foundation")
struct FoundationTimeTests {
  @Test("A scheduled timer repeats on the virtual clock until it is invalidated")
  func repeatingTimer() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    let timer = session.perform {
      Timer.scheduledTimer(withTimeInterval: 1.5, repeats: true) { _ in trace.add("\(session.now / .seconds(1))") }
    }
    session.advance(by: .seconds(5))
    #expect(trace.entries == ["1.5", "3.0", "4.5"])
    timer.invalidate()
    #expect(session.nextDeadline == nil)
    session.advance(by: .seconds(5))
    #expect(trace.entries.count == 3)
    #expect(!timer.isValid)
  }

  @Test("A timer that does not repeat fires once, with itself as the argument")
  func singleTimer() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.perform {
      _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { timer in
        trace.add("fires, valid \(timer.isValid)")
      }
    }
    session.advance(by: .seconds(10))
    #expect(trace.entries == ["fires, valid true"])
    #expect(session.nextDeadline == nil)
  }

  @Test("F-49: a timer of interval 0 repeats, every tenth of a millisecond", arguments: [0, -1])
  func shortestInterval(interval: Double) {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    let timer = session.perform {
      Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
        trace.add("\(session.now / .microseconds(1))")
      }
    }
    session.advance(by: .microseconds(350))
    #expect(trace.entries == ["100.0", "200.0", "300.0"])
    timer.invalidate()
  }

  @Test("A timer may invalidate itself")
  func selfInvalidation() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.perform {
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        trace.add("tick")
        if trace.entries.count == 2 { timer.invalidate() }
      }
    }
    session.advance(by: .seconds(10))
    #expect(trace.entries == ["tick", "tick"])
    #expect(session.nextDeadline == nil)
  }

  @Test("A timer that is added to the main run loop follows the virtual clock, from its fire date")
  func addedTimer() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.advance(by: .seconds(100))
    session.perform {
      let timer = Timer(fire: Date() + 3, interval: 3, repeats: true) { _ in trace.add("\(session.now / .seconds(1))") }
      RunLoop.main.add(timer, forMode: .common)
      let later = Timer(fire: Date() + 4, interval: 0, repeats: false) { _ in trace.add("later") }
      RunLoop.main.add(later, forMode: .default)
    }
    session.advance(by: .seconds(7))
    #expect(trace.entries == ["103.0", "later", "106.0"])
  }

  #if DEBUG
    // Optimised code has Foundation's own initialiser inlined, by which the first time is at once.
    @Test("A timer that is made with an interval alone fires first when that is over")
    func intervalTimer() {
      let session = ExecutionSession(name: #function)
      defer { session.close() }
      let trace = Trace()
      session.perform {
        let timer = Timer(timeInterval: 3, repeats: true) { _ in trace.add("\(session.now / .seconds(1))") }
        RunLoop.main.add(timer, forMode: .common)
      }
      session.advance(by: .seconds(7))
      #expect(trace.entries == ["3.0", "6.0"])
    }
  #endif

  @Test("Dates in an app follow the virtual clock exactly")
  func dates() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let start = session.perform { Date() }
    session.advance(by: .seconds(3_600))
    let (now, dateNow, later, since) = session.perform {
      (Date(), Date.now, Date(timeIntervalSinceNow: 60), start.timeIntervalSinceNow)
    }
    #expect(now.timeIntervalSince(start) == 3_600)
    #expect(dateNow == now)
    #expect(later == now + 60)
    #expect(since == -3_600)
    session.perform {
      #expect(Date.timeIntervalSinceReferenceDate == now.timeIntervalSinceReferenceDate)
      #expect(NSDate().timeIntervalSinceReferenceDate == now.timeIntervalSinceReferenceDate)
      #expect(NSDate.timeIntervalSinceReferenceDate == now.timeIntervalSinceReferenceDate)
      #expect(NSDate(timeIntervalSinceNow: 60) as Date == later)
      #expect((start as NSDate).timeIntervalSinceNow == -3_600)
    }
  }

  @Test("A timer releases its block when it is invalidated, has fired for the last time, or its app ends")
  func blocks() {
    final class Held: Sendable {}
    let session = ExecutionSession(name: #function)
    func timer(_ interval: TimeInterval, repeats: Bool) -> (timer: Timer, held: () -> Held?) {
      let held = Held()
      weak let reference: Held? = held
      let timer = session.perform {
        Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { _ in withExtendedLifetime(held) {} }
      }
      return (timer, { reference })
    }
    let (once, invalidated, left) = (timer(1, repeats: false), timer(1, repeats: true), timer(1, repeats: true))
    session.advance(by: .milliseconds(1_500))
    #expect(once.held() == nil)
    #expect(invalidated.held() != nil)
    invalidated.timer.invalidate()
    #expect(invalidated.held() == nil)
    #expect(left.held() != nil)
    session.close()
    #expect(left.held() == nil)
  }

  @Test("Outside an app timers and dates are real")
  func outside() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    session.advance(by: .seconds(3_600))
    #expect(Date().timeIntervalSinceReferenceDate < session.secondsSinceReferenceDate)
    #expect(Date.now.timeIntervalSinceNow <= 0)
    let timer = Timer.scheduledTimer(withTimeInterval: 1_000, repeats: true) { _ in }
    #expect(timer.isValid)
    #expect(session.nextDeadline == nil)
    timer.invalidate()
    #expect(!timer.isValid)
  }
}
