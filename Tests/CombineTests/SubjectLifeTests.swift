import Combine
import Testing

/// What a subject does for its upstream, and with the subscriptions that have ended.
@Suite struct SubjectLifeTests {
  @Test("F-72: a subject that goes cancels its upstreams")
  func cancelsUpstreams() {
    let log = Log()
    var passthrough: PassthroughSubject<Int, Never>? = .init()
    var current: CurrentValueSubject<Int, Never>? = .init(0)
    passthrough?.send(subscription: Upstream("passthrough", log))
    current?.send(subscription: Upstream("current", log))
    passthrough = nil
    current = nil
    #expect(log.lines.first == "current demands unlimited")
    // Optimised code releases variables in no promised order.
    #expect(log.lines.dropFirst().sorted() == ["current left", "passthrough left"])
  }

  @Test("F-72: a feed reaches the subject as its subscription, and ends with it")
  func feedIsSubscription() {
    let log = Log()
    let source = PassthroughSubject<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let feed = source.print("source", to: Lines(log)).subscribe(subject)
    let probe = subject.probe()
    source.send(1)
    feed.cancel()
    source.send(2)
    #expect(probe.values == [1])
    #expect(
      log.lines == [
        "source: receive subscription: (PassthroughSubject)", "source: request unlimited", "source: receive value: (1)",
        "source: receive cancel",
      ])
  }

  @Test(
    "F-72: a subject lets go of a subscription when it is cancelled, with few others and with many", arguments: [1, 40])
  func releasesCancelled(others: Int) {
    let subject = PassthroughSubject<Int, Never>()
    let probes = (0..<others).map { _ in subject.probe() }
    weak var released: AnyObject?
    do {
      let probe = subject.probe()
      released = probe.subscription as AnyObject?
      #expect(released != nil)
      probe.cancel()
    }
    #expect(released == nil)
    subject.send(7)
    #expect(probes.allSatisfy { $0.values == [7] })
  }

  @Test("F-72: subscribers that stay are served in order while others leave")
  func orderStays() {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    var cancellables = (0..<60).map { index in subject.sink { log("\(index) gets \($0)") } }
    for index in stride(from: 58, through: 0, by: -2) { cancellables.remove(at: index) }
    subject.send(1)
    #expect(log.lines == stride(from: 1, to: 60, by: 2).map { "\($0) gets 1" })
  }

  @Test("F-72: the publisher of an observable object also sends to subscribers without demand")
  func objectPublisherIgnoresDemand() {
    let publisher = ObservableObjectPublisher()
    let probe = publisher.probe(demand: .none)
    publisher.send()
    publisher.send()
    #expect(probe.values.count == 2)
  }

  @Test("F-72: the value of a subject that has completed can be set, and is not sent")
  func valueAfterCompletion() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let probe = subject.probe()
    subject.send(completion: .finished)
    subject.send(2)
    #expect(subject.value == 1)
    subject.value = 3
    #expect(subject.value == 3)
    #expect(probe.values == [1])
  }

  @Test("F-71: a property's projection can be set to another's, and nothing changes")
  func projectionIsSet() {
    final class Model {
      @Published var count: Int
      init(_ count: Int) { self.count = count }
    }
    let (first, second) = (Model(1), Model(2))
    let probe = first.$count.probe()
    first.$count = second.$count
    second.count = 20
    first.count = 10
    #expect(first.count == 10 && second.count == 20)
    #expect(probe.values == [1, 10])
  }
}

private final class Upstream: Subscription {
  private let name: String
  private let log: Log

  init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }

  func request(_ demand: Subscribers.Demand) { log("\(name) demands \(demand)") }

  func cancel() { log("\(name) left") }
}

/// Writes what is printed into a log.
struct Lines: TextOutputStream {
  private let log: Log

  init(_ log: Log) { self.log = log }

  mutating func write(_ string: String) {
    let line = string.hasSuffix("\n") ? String(string.dropLast()) : string
    if !line.isEmpty { log(line) }
  }
}
