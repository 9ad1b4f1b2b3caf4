import Foundation
import Testing

@Suite("Results call by call")
struct DynamicResultTests {
  @Test("Values come in order, and the last one again and again")
  func values() {
    let subject = DynamicResult<Void, Int>(1, 2, 3)
    #expect((0..<5).map { _ in subject.call() } == [1, 2, 3, 3, 3])
  }

  @Test("Closures and values can be mixed")
  func stubs() {
    let subject = DynamicResult<Int, Int>(.value(1), .closure { $0 * 3 }, .value(4))
    #expect((1...4).map { subject.call($0) } == [1, 6, 4, 4])
  }

  @Test("A replacement drops what was left")
  func replacement() {
    let subject = DynamicResult<Int, Int>(1, 2)
    subject.replace(7, 8)
    #expect((1...3).map { subject.call($0) } == [7, 8, 8])
    subject.replace { $0 + 4 }
    #expect(subject.call(1) == 5)
    subject.replace(.value(2), .closure { $0 * 3 })
    #expect((1...3).map { subject.call($0) } == [2, 6, 9])
  }

  @Test("What is appended comes after what is left, which is at least the last result")
  func appending() {
    let subject = DynamicResult<Int, Int>(1, 2)
    subject.append(3)
    subject.append { $0 * 10 }
    #expect((1...5).map { subject.call($0) } == [1, 2, 3, 40, 50])
    subject.append(.value(6), .closure { $0 })
    #expect((1...4).map { subject.call($0) } == [10, 6, 3, 4])
  }

  @Test("Pending answers that are replaced end with their fallback, used and unused ones")
  func replacedPending() async {
    let (current, later) = (Pendable<Int>.pending(fallback: 1), Pendable<Int>.pending(fallback: 2))
    let subject = DynamicResult<Void, Pendable<Int>>(current, later)
    let used = subject.call()
    let waiting = Task { await used.call(fallbackDelay: 1e6) }
    subject.replace(.finished(3))
    #expect(await waiting.value == 1)
    #expect(await current.call(fallbackDelay: 1e6) == 1)
    #expect(await later.call(fallbackDelay: 1e6) == 2)
  }

  @Test("A closure may stub and call again")
  func reentrancy() {
    let subject = DynamicResult<Int, Int>(0)
    subject.replace { argument in
      subject.replace(9)
      return subject.call(argument) + 1
    }
    #expect(subject.call(0) == 10)
    #expect(subject.call(0) == 9)
  }
}
