import Combine
import Testing

@Suite struct SourceTests {
  @Test("Just gives its value on demand")
  func just() {
    let probe = Just(3).probe(demand: .none)
    #expect(probe.values.isEmpty)
    probe.request(1)
    #expect(probe.values == [3])
    #expect(probe.isFinished)
  }

  @Test("Empty finishes at once or never, and Fail fails without demand")
  func emptyAndFail() {
    #expect(Empty<Int, Never>().probe(demand: .none).isFinished)
    #expect(Empty<Int, Never>(completeImmediately: false).probe().completion == nil)
    #expect(Fail<Int, Mishap>(error: Mishap(number: 2)).probe(demand: .none).error?.number == 2)
  }

  @Test("an optional gives its value or only finishes, a result gives what it holds")
  func optionalAndResult() {
    let (some, none): (Int?, Int?) = (1, nil)
    #expect(some.publisher.probe().values == [1])
    #expect(none.publisher.probe(demand: .none).isFinished)
    #expect(Result<Int, Mishap>.success(1).publisher.probe().values == [1])
    #expect(Result<Int, Mishap>.failure(Mishap()).publisher.probe(demand: .none).error == Mishap())
  }

  @Test("a future works once, at once, and remembers its first result")
  func future() {
    var runs = 0
    var promise: Future<Int, Mishap>.Promise?
    let future = Future<Int, Mishap> {
      runs += 1
      promise = $0
    }
    let early = future.probe()
    #expect(runs == 1)
    promise?(.success(5))
    promise?(.success(6))
    let late = future.probe(demand: .none)
    #expect(early.values == [5])
    #expect(late.values.isEmpty)
    late.request(1)
    #expect(late.values == [5])
    #expect(late.isFinished)
    #expect(runs == 1)
  }

  @Test("a future's value can be awaited, and its error is thrown")
  func futureValue() async {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    await #expect(throws: Mishap.self) { try await Future<Int, Mishap> { $0(.failure(Mishap())) }.value }
  }

  @Test("Deferred makes a publisher for each subscriber")
  func deferred() {
    var made = 0
    let deferred = Deferred {
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(deferred.probe().values == [1])
    #expect(deferred.probe().values == [2])
  }

  @Test("erasing a type twice wraps once, and values pass")
  func anyPublisher() {
    let erased: AnyPublisher<Int, Never> = Just(1).eraseToAnyPublisher().eraseToAnyPublisher()
    #expect(erased.probe().values == [1])
  }

  @Test("share subscribes once, for all, and again after all have left")
  func share() {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in log("subscribed") }, receiveCancel: { log("left") })
      .share()
    let first = shared.sink { log("first \($0)") }
    let second = shared.sink { log("second \($0)") }
    subject.send(1)
    first.cancel()
    second.cancel()
    let third = shared.sink { log("third \($0)") }
    subject.send(2)
    third.cancel()
    #expect(log.lines == ["subscribed", "first 1", "second 1", "left", "subscribed", "third 2", "left"])
  }

  @Test("share does not start over for subscribers that come after the end")
  func shareAfterEnd() {
    let log = Log()
    let shared = Just(1).handleEvents(receiveSubscription: { _ in log("subscribed") }).share()
    #expect(shared.probe().values == [1])
    let late = shared.probe()
    #expect(late.values.isEmpty)
    #expect(late.isFinished)
    #expect(log.lines == ["subscribed"])
  }

  @Test("a connectable publisher waits for its connection")
  func connect() {
    let connectable = [1, 2].publisher.makeConnectable()
    let (first, second) = (connectable.probe(), connectable.probe())
    #expect(first.values.isEmpty)
    let connection = connectable.connect()
    #expect(first.values == [1, 2])
    #expect(second.values == [1, 2])
    connection.cancel()
  }

  @Test("multicast gives through its subject what comes while it is connected")
  func multicast() {
    let source = PassthroughSubject<Int, Never>()
    let multicast = source.multicast { CurrentValueSubject(0) }
    let probe = multicast.probe()
    let connection = multicast.connect()
    source.send(1)
    connection.cancel()
    source.send(2)
    #expect(probe.values == [0, 1])
  }
}
