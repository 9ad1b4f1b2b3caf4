import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Operators of F-73, and what F-72 says of those that there were.
@Suite struct MoreOperatorTests {
  private let subject = PassthroughSubject<Int, Mishap>()

  @Test("F-72: first() and last() finish on demand only, found or not")
  func finishOnDemand() {
    for publisher in [
      Empty<Int, Never>().first().eraseToAnyPublisher(), [1, 2].publisher.print().first().eraseToAnyPublisher(),
    ] {
      let probe = publisher.probe(demand: .none)
      #expect(!probe.isFinished)
      probe.request(1)
      #expect(probe.isFinished)
    }
    let last = Empty<Int, Never>().last().probe(demand: .none)
    #expect(!last.isFinished)
    last.request(1)
    #expect(last.isFinished && last.values.isEmpty)
  }

  @Test("F-72: print() after operators that only change values names the upstream")
  func printNamesUpstream() {
    let log = Log()
    let printed = subject.map { $0 + 1 }.filter { $0 > 1 }.compactMap { $0 }.scan(0, +).mapError { $0 }
    let cancellable = printed.print(to: Lines(log)).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    subject.send(1)
    cancellable.cancel()
    #expect(
      log.lines == [
        "receive subscription: (PassthroughSubject)", "request unlimited", "receive value: (2)", "receive cancel",
      ])
  }

  @Test("F-73: min and max take the first of equals; an order that throws fails")
  func comparison() {
    let words = ["pear", "fig", "kiwi", "yam"].publisher.setFailureType(to: Mishap.self).print("", to: Lines(Log()))
    #expect(words.min { $0.count < $1.count }.probe().values == ["fig"])
    #expect(words.max { $0.count < $1.count }.probe().values == ["pear"])
    #expect(words.min().probe().values == ["fig"])
    #expect(words.max().probe().values == ["yam"])
    #expect(words.tryMax { $0.count < $1.count }.probe().values == ["pear"])
    #expect(words.tryMin { _, _ in throw Mishap(number: 4) }.probe().error as? Mishap == Mishap(number: 4))
    #expect(Empty<Int, Never>().min().probe().isFinished)
  }

  @Test("F-73: the throwing forms do what the others do, and fail with what is thrown")
  func throwingForms() {
    let odd = { (value: Int) throws -> Bool in
      if value == 9 { throw Mishap(number: value) }
      return value % 2 == 1
    }
    func run<P: Publisher>(_ build: (PassthroughSubject<Int, Mishap>) -> P, _ values: Int...) -> Probe<
      P.Output, P.Failure
    > {
      let subject = PassthroughSubject<Int, Mishap>()
      let probe = build(subject).probe()
      for value in values { subject.send(value) }
      subject.send(completion: .finished)
      return probe
    }
    #expect(run({ $0.tryAllSatisfy(odd) }, 1, 3).values == [true])
    #expect(run({ $0.tryAllSatisfy(odd) }, 1, 2, 9).values == [false])
    #expect(run({ $0.tryContains(where: odd) }, 2, 4).values == [false])
    #expect(run({ $0.tryContains(where: odd) }, 2, 9).error as? Mishap == Mishap(number: 9))
    #expect(run({ $0.tryDrop(while: odd) }, 1, 3, 2, 9).values == [2, 9])
    #expect(run({ $0.tryDrop(while: odd) }, 1, 9, 2).error as? Mishap == Mishap(number: 9))
    #expect(run({ $0.tryPrefix(while: odd) }, 1, 3, 2, 9).values == [1, 3])
    #expect(run({ $0.tryPrefix(while: odd) }, 1, 9, 2).error as? Mishap == Mishap(number: 9))
    #expect(run({ $0.tryLast(where: odd) }, 1, 3, 2).values == [3])
    #expect(run({ $0.tryLast(where: odd) }, 1, 9).error as? Mishap == Mishap(number: 9))
    #expect(run({ $0.tryRemoveDuplicates { $0 == $1 } }, 1, 1, 2, 1).values == [1, 2, 1])
    #expect(run({ $0.tryRemoveDuplicates { try odd($1) } }, 2, 4, 9).error as? Mishap == Mishap(number: 9))
  }

  @Test("F-73: dropFirst demands what it drops besides what is demanded")
  func dropDemands() {
    let log = Log()
    let probe = subject.handleEvents(receiveRequest: { log("\($0)") }).dropFirst(3).probe(demand: .max(2))
    for value in 1...6 { subject.send(value) }
    #expect(log.lines == ["max(5)"])
    #expect(probe.values == [4, 5])
  }

  @Test("F-73: drop(untilOutputFrom:) begins with the other's first value, and ends with an other that has none")
  func dropUntilOutput() {
    let (gate, closed) = (PassthroughSubject<Void, Mishap>(), PassthroughSubject<Void, Mishap>())
    let (probe, cut) = (subject.drop(untilOutputFrom: gate).probe(), subject.drop(untilOutputFrom: closed).probe())
    subject.send(1)
    gate.send()
    closed.send(completion: .finished)
    subject.send(2)
    gate.send(completion: .finished)
    subject.send(3)
    #expect(probe.values == [2, 3] && !probe.isFinished)
    #expect(cut.values.isEmpty && cut.isFinished)
    subject.send(completion: .failure(Mishap(number: 1)))
    #expect(probe.error == Mishap(number: 1))
  }

  @Test("F-73: a buffer keeps what is not demanded yet, and drops or fails when it is full")
  func buffer() {
    func run(_ full: Publishers.BufferingStrategy<Mishap>) -> Probe<Int, Mishap> {
      let subject = PassthroughSubject<Int, Mishap>()
      let probe = subject.buffer(size: 2, prefetch: .byRequest, whenFull: full).probe(demand: .max(1))
      for value in 1...5 { subject.send(value) }
      subject.send(completion: .finished)
      #expect(probe.values == [1] && probe.completion == nil)
      probe.request(5)
      return probe
    }
    #expect(run(.dropNewest).values == [1, 2, 3])
    #expect(run(.dropOldest).values == [1, 4, 5])
    #expect(run(.dropOldest).isFinished)
    let failed = run(.customError { Mishap(number: 8) })
    #expect(failed.values == [1, 2, 3])
    #expect(failed.error == Mishap(number: 8))
  }

  @Test("F-73: a buffer that is kept full asks for as much as there is room for")
  func fullBuffer() {
    let log = Log()
    let probe = (1...9).publisher.handleEvents(receiveRequest: { log("\($0)") })
      .buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).probe(demand: .max(2))
    #expect(log.lines == ["max(3)", "max(2)"])
    probe.request(1)
    #expect(probe.values == [1, 2, 3])
    #expect(log.lines == ["max(3)", "max(2)", "max(1)"])
  }

  @Test("F-73: a record gives its values and its end again, and survives being encoded")
  func record() throws {
    let record = Record<Int, Mishap> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(Mishap(number: 3)))
    }
    let probe = record.probe(demand: .max(1))
    #expect(probe.values == [1])
    probe.request(1)
    #expect(probe.values == [1, 2] && probe.error == Mishap(number: 3))
    let data = try JSONEncoder().encode(record)
    let again = try JSONDecoder().decode(Record<Int, Mishap>.self, from: data)
    #expect(again.recording.output == [1, 2])
    #expect(again.recording.completion == .failure(Mishap(number: 3)))
  }

  @Test("F-73: numbers stand on both sides of a demand")
  func demandComparison() {
    let two = Subscribers.Demand.max(2)
    #expect(1 < two && two > 1 && 2 == two && two == 2 && 3 > two && 2 <= two && 2 >= two && 1 != two)
    #expect(Int.max < Subscribers.Demand.unlimited)
    #expect(two + Int.min == .none)
  }

  @Test("F-73: a breakpoint that is not wanted changes nothing")
  func breakpoint() {
    let probe = subject.breakpoint(receiveOutput: { $0 > 5 }).breakpointOnError().probe()
    subject.send(1)
    subject.send(completion: .finished)
    #expect(probe.values == [1] && probe.isFinished)
  }

  @Test("F-73: what a given value becomes is computed where the operator is applied")
  func knownValues() {
    let log = Log()
    let doubled = [1, 2, 3].publisher.map { value -> Int in
      log("\(value)")
      return value * 2
    }
    #expect(log.lines == ["1", "2", "3"])
    #expect(doubled == [2, 4, 6].publisher)
    #expect(Just(4).filter { $0 > 5 } == Int?.none.publisher)
    #expect(Just(4).setFailureType(to: Mishap.self).replaceError(with: 0).result == .success(4))
    #expect((1...4).publisher.reduce(0, +).result == .success(10))
    #expect([3, 1].publisher.append(2).min() == 1.publisher(as: Int?.self))
    #expect(Int?.none.publisher.replaceEmpty(with: 9) == Just(9))
  }

  @Test("F-73: a data task publisher makes the request on demand and gives the answer, or the error")
  func dataTask() throws {
    let url = try #require(URL(string: "https://tea.example/green"))
    let session = Kettle(configuration: .ephemeral)
    let publisher = session.dataTaskPublisher(for: url)
    #expect(publisher.request.url == url)
    let probe = publisher.probe(demand: .none)
    #expect(session.requests.isEmpty)
    probe.request(1)
    #expect(session.requests.map(\.url) == [url])
    #expect(probe.values.map { String(decoding: $0.data, as: UTF8.self) } == ["green"])
    #expect(probe.values.first?.response.url == url && probe.isFinished)
    let missing = session.dataTaskPublisher(for: url.deletingLastPathComponent()).probe()
    #expect(missing.error?.code == .fileDoesNotExist)
  }
}

/// Answers with the last part of the URL when a task is resumed, and fails where there is none.
private final class Kettle: URLSession, @unchecked Sendable {
  var requests: [URLRequest] = []

  override func dataTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    requests.append(request)
    return Brew {
      guard let url = request.url, url.lastPathComponent != "/" else {
        return completionHandler(nil, nil, URLError(.fileDoesNotExist))
      }
      let response = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
      completionHandler(Data(url.lastPathComponent.utf8), response, nil)
    }
  }
}

private final class Brew: URLSessionDataTask, @unchecked Sendable {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  override func resume() { action() }
}

extension Int {
  fileprivate func publisher(as type: Int?.Type) -> Int?.Publisher { Int?.some(self).publisher }
}
