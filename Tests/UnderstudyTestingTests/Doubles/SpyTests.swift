import Foundation
import Testing

@Suite("Spies")
struct SpyTests {
  @Test("A spy records the arguments of each call, in order")
  func recording() {
    let subject = Spy<(first: String, second: Int), Void>()
    subject((first: "a", second: 1))
    subject((first: "b", second: 2))
    #expect(subject.calls.map(\.first) == ["a", "b"])
    #expect(subject.calls.map(\.second) == [1, 2])
  }

  @Test("Functions without arguments are called without any")
  func noArguments() {
    let subject = Spy<Void, Void>()
    subject()
    subject(())
    #expect(subject.calls.count == 2)
  }

  @Test("It returns what it was given: values, closures, nil for an optional")
  func returning() {
    #expect(Spy<Void, Int?>()() == nil)
    let subject = Spy<Int, Int>(1, 2)
    #expect((0..<3).map { subject($0) } == [1, 2, 2])
    subject.stub(5, 6)
    #expect((0..<3).map { subject($0) } == [5, 6, 6])
    subject.stub { $0 * 2 }
    #expect(subject(4) == 8)
    subject.replace(.value(1), .closure { $0 })
    subject.append(7)
    subject.append { $0 + 1 }
    subject.append(.value(3))
    #expect((10..<15).map { subject($0) } == [1, 11, 7, 14, 3])
  }

  @Test("A call is recorded before its result is computed")
  func recordedBeforeResult() {
    let subject = Spy<Int, Int>(0)
    subject.stub { _ in subject.calls.count }
    #expect(subject(1) == 1)
    #expect(subject(1) == 2)
  }

  @Test("Forgetting the calls leaves the results as they are")
  func clearing() {
    let subject = Spy<Int, Int>(1, 2)
    #expect(subject(0) == 1)
    subject.clearCalls()
    #expect(subject.calls.isEmpty)
    #expect(subject(0) == 2)
  }

  @Test("Any thread may call: no call is lost, and calls and results keep step")
  func threads() {
    let subject = Spy<Int, Int>(.value(-1))
    for index in 0..<999 { subject.append(index) }
    let results = Spy<Int, Void>()
    DispatchQueue.concurrentPerform(iterations: 1000) { index in results(subject(index)) }
    #expect(Set(subject.calls) == Set(0..<1000))
    #expect(Set(results.calls) == Set(-1..<999))
  }

  @Test("Every element of a sequence can be recorded, and its error")
  func sequences() async {
    let subject = Spy<Result<Int, any Error>, Void>()
    let stream = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.yield(2)
      continuation.finish(throwing: EmptyError())
    }
    await subject.record(stream)
    #expect(subject.calls.map { try? $0.get() } == [1, 2, nil])
    #expect(throws: EmptyError()) { try subject.calls[2].get() }
  }

  @Test("Its description says how often it was called, and with what")
  func description() {
    let subject = Spy<Int, Void>()
    #expect(subject.debugDescription == "Spy<Int, ()>, never called")
    subject(1)
    #expect(subject.debugDescription == "Spy<Int, ()>, called once with 1")
    subject(2)
    #expect(subject.debugDescription == "Spy<Int, ()>, called 2 times with [1, 2]")
  }

  @Test("Checks of the calls", arguments: [[], [1], [1, 3], [3, 1], [3, 3]])
  func checks(calls: [Int]) {
    let subject = Spy<Int, Void>()
    for call in calls { subject(call) }
    #expect(subject.wasCalled == !calls.isEmpty)
    #expect(subject.wasNotCalled == calls.isEmpty)
    #expect((0...3).filter { subject.wasCalled(times: $0) } == [calls.count])
    #expect(subject.wasCalled(with: 3) == calls.contains(3))
    #expect(subject.wasCalled { $0 > 2 } == calls.contains(3))
    #expect(subject.wasCalled(with: [1, 3]) == (calls == [1, 3]))
    #expect(subject.wasCalled(matching: [{ $0 == 1 }, { $0 == 3 }]) == (calls == [1, 3]))
    #expect(subject.wasMostRecentlyCalled(with: 1) == (calls.last == 1))
    #expect(subject.wasMostRecentlyCalled(matching: { $0 == 1 }) == (calls.last == 1))
  }
}
