import Combine
import Dispatch
import Foundation
import Testing
import UnderstudyTime

@MainActor @Suite struct SchedulerTests {
  private let session = ExecutionSession(name: "schedulers")
  private let subject = PassthroughSubject<Int, Never>()
  private let log = Log()

  private func note<P: Publisher>(_ publisher: P) -> AnyCancellable {
    session.perform {
      publisher.sink(
        receiveCompletion: { [log, session] _ in log("end at \(session.now)") },
        receiveValue: { [log, session] in log("\($0) at \(session.now)") }
      )
    }
  }

  @Test("receive(on:) delivers with the session's next jobs, in order")
  func receiveOn() {
    let cancellables = [
      note(subject.receive(on: DispatchQueue.main)),
      note(subject.receive(on: RunLoop.main).map { $0 * 10 }),
      note(subject.receive(on: OperationQueue.main).map { $0 * 100 }),
    ]
    session.perform { subject.send(1) }
    subject.send(2)
    #expect(log.lines.isEmpty)
    session.drain()
    let lines = [1, 10, 100, 2, 20, 200].map { "\($0) at 0.0 seconds" }
    #expect(log.lines == lines)
    for cancellable in cancellables { cancellable.cancel() }
  }

  @Test("what waits for delivery is dropped by a cancellation")
  func cancelledDelivery() {
    let cancellable = note(subject.receive(on: DispatchQueue.main))
    subject.send(1)
    cancellable.cancel()
    session.drain()
    #expect(log.lines.isEmpty)
  }

  @Test("a delay whose subscription was cancelled is not reported among what is left behind")
  func cancelledDelay() {
    let cancellable = note(Fail<Int, LateError>(error: LateError()).delay(for: .seconds(5), scheduler: RunLoop.main))
    #expect(session.leftovers() == ["Scheduler of Combine: is due at 5 s"])
    cancellable.cancel()
    #expect(session.leftovers() == [])
    #expect(session.busyReport.hasPrefix("Nothing is queued, no timer is set"))
    session.advance(by: .seconds(60))
    #expect(log.lines.isEmpty)
  }

  private struct LateError: Error {}

  @Test("values sent from other threads belong to the session of the subscription")
  func otherThreads() {
    let cancellable = note(subject.receive(on: DispatchQueue.main))
    let box = UncheckedBox(subject)
    DispatchQueue.global().sync { box.value.send(3) }
    session.drain()
    #expect(log.lines == ["3 at 0.0 seconds"])
    cancellable.cancel()
  }

  @Test("debounce gives a value after the quiet, exactly")
  func debounce() {
    let cancellable = note(subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main))
    subject.send(1)
    session.advance(by: .milliseconds(200))
    subject.send(2)
    session.advance(by: .milliseconds(299))
    #expect(log.lines.isEmpty)
    session.advance(by: .milliseconds(1))
    #expect(log.lines == ["2 at 0.5 seconds"])
    #expect(session.nextDeadline == nil)
    cancellable.cancel()
  }

  @Test("debounce by a run loop is as exact")
  func debounceByRunLoop() {
    let cancellable = note(subject.debounce(for: 0.1, scheduler: RunLoop.main))
    subject.send(1)
    #expect(session.nextDeadline == .milliseconds(100))
    session.advance(by: .milliseconds(100))
    #expect(log.lines == ["1 at 0.1 seconds"])
    cancellable.cancel()
  }

  @Test("debounce loses what waits when the publisher ends")
  func debounceEnd() {
    let cancellable = note(subject.debounce(for: .seconds(1), scheduler: DispatchQueue.main))
    subject.send(1)
    subject.send(completion: .finished)
    session.advance(by: .seconds(2))
    #expect(log.lines == ["end at 0.0 seconds"])
    cancellable.cancel()
  }

  @Test("a cancelled debounce leaves no timer")
  func debounceCancel() {
    let cancellable = note(subject.debounce(for: .seconds(1), scheduler: DispatchQueue.main))
    subject.send(1)
    cancellable.cancel()
    #expect(session.nextDeadline == nil)
  }

  @Test("F-70: throttle gives one value of each burst, the newest or the first", arguments: [true, false])
  func throttle(latest: Bool) {
    let cancellable = note(subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: latest))
    for value in 1...3 { subject.send(value) }
    session.drain()
    #expect(log.lines == [latest ? "3 at 0.0 seconds" : "1 at 0.0 seconds"])
    for value in 4...6 { subject.send(value) }
    session.advance(by: .milliseconds(999))
    #expect(log.lines.count == 1)
    session.advance(by: .milliseconds(1))
    #expect(log.lines.last == (latest ? "6 at 1.0 seconds" : "4 at 1.0 seconds"))
    session.advance(by: .seconds(5))
    subject.send(7)
    session.drain()
    #expect(log.lines.last == "7 at 6.0 seconds")
    #expect(log.lines.count == 3)
    cancellable.cancel()
  }

  @Test("throttle gives what waits before the end")
  func throttleEnd() {
    let cancellable = note(subject.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true))
    subject.send(1)
    session.drain()
    subject.send(2)
    subject.send(completion: .finished)
    session.advance(by: .seconds(3))
    #expect(log.lines == ["1 at 0.0 seconds", "2 at 1.0 seconds", "end at 1.0 seconds"])
    cancellable.cancel()
  }

  @Test("delay shifts values and the end")
  func delay() {
    let cancellable = note([1, 2].publisher.delay(for: .milliseconds(250), scheduler: DispatchQueue.main))
    session.advance(by: .milliseconds(249))
    #expect(log.lines.isEmpty)
    session.advance(by: .milliseconds(1))
    #expect(log.lines == ["1 at 0.25 seconds", "2 at 0.25 seconds", "end at 0.25 seconds"])
    cancellable.cancel()
  }

  @Test("timeout runs from the subscription and from each value, and then ends or fails")
  func timeout() {
    let failing = PassthroughSubject<Int, Mishap>()
    let probe = session.perform {
      failing.timeout(.seconds(1), scheduler: DispatchQueue.main, customError: { Mishap(number: 1) }).probe()
    }
    let cancellable = note(subject.timeout(.seconds(1), scheduler: DispatchQueue.main))
    session.advance(by: .milliseconds(900))
    subject.send(1)
    session.advance(by: .milliseconds(900))
    #expect(probe.error?.number == 1)
    session.advance(by: .seconds(1))
    #expect(log.lines == ["1 at 0.9 seconds", "end at 1.9 seconds"])
    #expect(session.nextDeadline == nil)
    cancellable.cancel()
  }

  @Test("subscribe(on:) subscribes with the session's next jobs")
  func subscribeOn() {
    let cancellable = note(Just(1).subscribe(on: DispatchQueue.main))
    #expect(log.lines.isEmpty)
    session.drain()
    #expect(log.lines == ["1 at 0.0 seconds", "end at 0.0 seconds"])
    cancellable.cancel()
  }

  @Test("Timer.publish follows the virtual clock from its connection to its end")
  func timer() {
    let timer = session.perform { Timer.publish(every: 0.5, on: .main, in: .common).autoconnect() }
    var dates: [Date] = []
    let cancellable = session.perform { timer.sink { dates.append($0) } }
    session.advance(by: .milliseconds(1_600))
    #expect(dates.count == 3)
    #expect(abs(dates[2].timeIntervalSince(dates[0]) - 1) < 1e-5)
    cancellable.cancel()
    #expect(session.nextDeadline == nil)
  }

  @Test("an unconnected timer stands still, and a connection can be cancelled")
  func timerConnection() {
    let timer = session.perform { Timer.publish(every: 1, on: .main, in: .common) }
    let probe = timer.probe()
    session.advance(by: .seconds(3))
    #expect(probe.values.isEmpty)
    let connection = session.perform { timer.connect() }
    session.advance(by: .seconds(3))
    #expect(probe.values.count == 3)
    connection.cancel()
    session.advance(by: .seconds(3))
    #expect(probe.values.count == 3)
  }

  @Test("the schedulers' clocks move with the session's")
  func clocks() {
    let (queue, loop) = session.perform { (DispatchQueue.main.now, RunLoop.main.now) }
    session.advance(by: .seconds(90))
    session.perform {
      #expect(queue.distance(to: DispatchQueue.main.now) == .seconds(90))
      #expect(abs(loop.distance(to: RunLoop.main.now).timeInterval - 90) < 1e-5)
    }
  }

  @Test("repeating work runs until it is cancelled")
  func repeating() {
    var runs = 0
    let cancellable = session.perform {
      DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: 1), interval: 2) { runs += 1 }
    }
    session.advance(by: .seconds(6))
    #expect(runs == 3)
    cancellable.cancel()
    session.advance(by: .seconds(6))
    #expect(runs == 3)
  }

  @Test("the immediate scheduler runs work where it is scheduled")
  func immediate() {
    var runs = 0
    ImmediateScheduler.shared.schedule { runs += 1 }
    #expect(runs == 1)
    #expect(Just(1).delay(for: .seconds(5), scheduler: ImmediateScheduler.shared).probe().values == [1])
    let debounced = subject.debounce(for: .seconds(5), scheduler: ImmediateScheduler.shared).probe()
    subject.send(4)
    #expect(debounced.values == [4])
  }

  @Test("outside a session other queues deliver for real")
  func realQueue() async {
    let queue = DispatchQueue(label: "delivery")
    let values = [1, 2].publisher.receive(on: queue).delay(for: .milliseconds(1), scheduler: queue).values
    var received: [Int] = []
    for await value in values { received.append(value) }
    #expect(received == [1, 2])
  }
}

@Suite struct SchedulerTimeTests {
  @Test("strides are exact in nanoseconds")
  func strides() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(0.3) == .milliseconds(300))
    #expect((0.25 as Stride) == .microseconds(250_000))
    #expect((2 as Stride).magnitude == 2_000_000_000)
    #expect(Stride(.milliseconds(5)) == .nanoseconds(5_000_000))
    #expect(Stride.seconds(.max) > .seconds(1_000_000))
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(1500).timeInterval == 1.5)
  }

  @Test("a queue's time survives encoding")
  func coding() throws {
    let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5_000_000))
    let data = try JSONEncoder().encode([time])
    #expect(try JSONDecoder().decode([DispatchQueue.SchedulerTimeType].self, from: data) == [time])
  }
}

struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
