import Combine
import Dispatch
import Foundation
import Testing
import UnderstudyTime

/// Operators of F-73 that measure time.
@MainActor @Suite struct IntervalTests {
  private let session = ExecutionSession(name: "intervals")
  private let subject = PassthroughSubject<Int, Mishap>()

  private func collect(_ strategy: Publishers.TimeGroupingStrategy<DispatchQueue>) -> Probe<[Int], Mishap> {
    session.perform { subject.collect(strategy).probe() }
  }

  @Test("F-73: collecting by time gives an array for each span with values, and the rest at the end")
  func byTime() {
    let probe = collect(.byTime(.main, .seconds(1)))
    subject.send(1)
    session.advance(by: .milliseconds(999))
    subject.send(2)
    #expect(probe.values.isEmpty)
    session.advance(by: .milliseconds(1))
    #expect(probe.values == [[1, 2]])
    session.advance(by: .seconds(3))
    #expect(probe.values == [[1, 2]])
    subject.send(3)
    subject.send(completion: .finished)
    session.drain()
    #expect(probe.values == [[1, 2], [3]])
    #expect(probe.isFinished && session.nextDeadline == nil)
  }

  @Test("F-73: a failure drops what was collected")
  func failure() {
    let probe = collect(.byTime(.main, .seconds(1)))
    subject.send(1)
    subject.send(completion: .failure(Mishap(number: 1)))
    session.drain()
    #expect(probe.values.isEmpty && probe.error == Mishap(number: 1))
  }

  @Test("F-73: a full array does not wait for the end of its span")
  func byTimeOrCount() {
    let probe = collect(.byTimeOrCount(.main, .seconds(1), 2))
    for value in 1...5 { subject.send(value) }
    session.drain()
    #expect(probe.values == [[1, 2], [3, 4]])
    session.advance(by: .seconds(1))
    #expect(probe.values == [[1, 2], [3, 4], [5]])
    probe.cancel()
    #expect(session.nextDeadline == nil)
  }

  @Test("F-73: measureInterval gives the time since the value before, and since the subscription at first")
  func measureInterval() {
    let probe = session.perform { subject.measureInterval(using: DispatchQueue.main).probe() }
    session.advance(by: .milliseconds(250))
    session.perform { subject.send(1) }
    session.advance(by: .seconds(2))
    session.perform { subject.send(2) }
    #expect(probe.values == [.milliseconds(250), .seconds(2)])
  }

  @Test("F-73: an operation queue has its own scheduler time")
  func operationQueueTime() {
    let time = OperationQueue.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 5))
    let stride: OperationQueue.SchedulerTimeType.Stride = 1.5
    #expect(time.advanced(by: stride).date.timeIntervalSinceReferenceDate == 6.5)
    #expect(time.distance(to: time.advanced(by: stride)) == stride)
    #expect(OperationQueue.SchedulerTimeType.self != RunLoop.SchedulerTimeType.self)
  }
}
