import Combine
import Dispatch
import Foundation
import Testing

@Suite struct ThreadingTests {
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
