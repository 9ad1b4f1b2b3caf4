import Combine
import Dispatch
import Foundation
import Testing

@Suite struct ThreadingTests {
  private final class Tally {
    @Published var count = 0
    var ofThread: [Int] = []
    var ofSink: [Int] = []
    var cancellables: [AnyCancellable] = []
  }

  @Test("a subscriber of a property that comes from another thread while a value is sent gets it, too")
  func subscribingWhileSending() {
    let box = UncheckedBox(Tally())
    let tally = box.value
    let first = tally.$count.sink { count in
      guard count == 1 else { return }
      let tally = box.value
      tally.$count.sink { tally.ofSink.append($0) }.store(in: &tally.cancellables)
      let hasSubscribed = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        let tally = box.value
        tally.$count.sink { tally.ofThread.append($0) }.store(in: &tally.cancellables)
        hasSubscribed.signal()
      }
      hasSubscribed.wait()
    }
    tally.count = 1
    #expect(tally.ofThread == [0, 1])
    #expect(tally.ofSink == [0])
    tally.count = 2
    #expect(tally.ofThread == [0, 1, 2])
    #expect(tally.ofSink == [0, 2])
    first.cancel()
    tally.cancellables = []
  }

  @Test("a subscriber of a property that demands on another thread while a value is sent gets it, too")
  func demandingWhileSending() {
    let box = UncheckedBox(Tally())
    let tally = box.value
    let subscriber = UncheckedBox(Probe<Int, Never>(demand: .none))
    let first = tally.$count.sink { count in
      guard count == 1 else { return }
      box.value.$count.subscribe(subscriber.value)
      let hasDemanded = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        subscriber.value.request(10)
        hasDemanded.signal()
      }
      hasDemanded.wait()
    }
    tally.count = 1
    #expect(subscriber.value.values == [0, 1])
    tally.count = 2
    #expect(subscriber.value.values == [0, 1, 2])
    first.cancel()
    subscriber.value.cancel()
  }

  @Test("a subscriber from before the value that demands on another thread while it is sent gets it, too")
  func earlySubscriberDemandsWhileSending() {
    let tally = UncheckedBox(Tally()).value
    let subscriber = UncheckedBox(Probe<Int, Never>(demand: .none))
    tally.$count.subscribe(subscriber.value)
    let first = tally.$count.sink { count in
      guard count == 1 else { return }
      let hasDemanded = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        subscriber.value.request(10)
        hasDemanded.signal()
      }
      hasDemanded.wait()
    }
    tally.count = 1
    #expect(subscriber.value.values == [0, 1])
    first.cancel()
    subscriber.value.cancel()
  }

  @Test("a value that a sink sets comes between, and the outer one last, also to a subscriber of another thread")
  func subscribingWhileSendingTwice() {
    let box = UncheckedBox(Tally())
    let tally = box.value
    let first = tally.$count.sink { count in
      let tally = box.value
      if count == 1 { tally.count = 2 }
      guard count == 2 else { return }
      let hasSubscribed = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        let tally = box.value
        tally.$count.sink { tally.ofThread.append($0) }.store(in: &tally.cancellables)
        hasSubscribed.signal()
      }
      hasSubscribed.wait()
    }
    tally.count = 1
    #expect(tally.count == 1)
    #expect(tally.ofThread == [0, 2, 1])
    first.cancel()
    tally.cancellables = []
  }

  @Test("a merge calls its subscriber in series, whatever the threads of its sources")
  func mergeIsSerial() {
    let subjects = UncheckedBox((0..<4).map { _ in PassthroughSubject<Int, Never>() })
    var sum = 0
    let cancellable = Publishers.MergeMany(subjects.value).sink { sum += $0 }
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for _ in 0..<1_000 { subjects.value[index].send(1) }
    }
    #expect(sum == 4_000)
    cancellable.cancel()
  }

  @Test("a subject calls each subscriber in series, whatever the threads that send")
  func subjectIsSerial() {
    let subject = UncheckedBox(PassthroughSubject<Int, Never>())
    var count = 0
    let cancellable = subject.value.sink { _ in count += 1 }
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1_000 { subject.value.send(1) }
    }
    #expect(count == 4_000)
    cancellable.cancel()
  }

  @Test("a subscription can be cancelled while another thread sends")
  func cancelWhileSending() {
    let subject = UncheckedBox(PassthroughSubject<Int, Never>())
    let cancellables = UncheckedBox((0..<100).map { _ in subject.value.sink { _ in } })
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      for index in 0..<100 {
        if thread == 0 { subject.value.send(index) } else { cancellables.value[index].cancel() }
      }
    }
    var isReached = false
    let last = subject.value.sink { _ in isReached = true }
    subject.value.send(0)
    #expect(isReached)
    last.cancel()
  }
}
