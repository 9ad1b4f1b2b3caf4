import Combine
import Testing

@Suite struct SubjectTests {
  @Test("a passthrough subject drops what no subscriber has demanded")
  func passthroughDrops() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(0)
    let probe = subject.probe(demand: .max(1))
    subject.send(1)
    subject.send(2)
    probe.request(1)
    subject.send(3)
    #expect(probe.values == [1, 3])
  }

  @Test("subscribers get values in the order of their subscription")
  func order() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    let cancellables = (1...3).map { number in subject.sink { log("\(number): \($0)") } }
    subject.send(7)
    cancellables[1].cancel()
    subject.send(8)
    withExtendedLifetime(cancellables) {}
    #expect(log.lines == ["1: 7", "2: 7", "3: 7", "1: 8", "3: 8"])
  }

  @Test("a current value subject gives its value first, and the newest after a pause of demand")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let probe = subject.probe(demand: .max(1))
    subject.send(2)
    subject.value = 3
    #expect(probe.values == [1])
    probe.request(5)
    subject.send(4)
    #expect(probe.values == [1, 3, 4])
    #expect(subject.value == 4)
  }

  @Test("a current value subject stores a value before its subscribers see it")
  func storedFirst() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var seen: [Int] = []
    let cancellable = subject.sink { _ in seen.append(subject.value) }
    subject.send(5)
    #expect(seen == [0, 5])
    cancellable.cancel()
  }

  @Test("an optional current value may be nil")
  func optionalValue() {
    let subject = CurrentValueSubject<Int?, Never>(nil)
    let probe = subject.probe()
    subject.value = 1
    subject.value = nil
    #expect(probe.values == [nil, 1, nil])
  }

  @Test("after the end nothing is sent, and late subscribers get only the end")
  func completion() {
    let subject = CurrentValueSubject<Int, Mishap>(1)
    let early = subject.probe()
    subject.send(completion: .failure(Mishap()))
    subject.send(2)
    let late = subject.probe()
    #expect(early.values == [1])
    #expect(early.error == Mishap())
    #expect(late.values.isEmpty)
    #expect(late.error == Mishap())
  }

  @Test("a value sent from within a value reaches each subscriber, the inner one first for later subscribers")
  func reentrancy() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    let first = subject.sink { value in
      log("first \(value)")
      if value == 1 { subject.send(2) }
    }
    let second = subject.sink { log("second \($0)") }
    subject.send(1)
    #expect(log.lines == ["first 1", "first 2", "second 2", "second 1"])
    first.cancel()
    second.cancel()
  }

  @Test("a subscriber that cancels while a value is delivered gets nothing more of it")
  func cancelWithinSend() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    var second: AnyCancellable?
    let first = subject.sink { _ in second?.cancel() }
    second = subject.sink { log("\($0)") }
    subject.send(1)
    #expect(log.lines.isEmpty)
    first.cancel()
  }

  @Test("a subject asks its feed for values once it has demand itself")
  func feed() {
    let source = PassthroughSubject<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    var requests: [Subscribers.Demand] = []
    let feed = source.handleEvents(receiveRequest: { requests.append($0) }).subscribe(subject)
    #expect(requests.isEmpty)
    let probe = subject.probe()
    #expect(requests == [.unlimited])
    source.send(4)
    feed.cancel()
    source.send(5)
    #expect(probe.values == [4])
  }

  @Test("thousands of subscribers may leave a subject without affecting the others")
  func manyLeave() {
    let subject = PassthroughSubject<Int, Never>()
    var total = 0
    var cancellables = (0..<1_000).map { _ in subject.sink { total += $0 } }
    cancellables.removeLast(990)
    subject.send(1)
    #expect(total == 10)
  }
}
