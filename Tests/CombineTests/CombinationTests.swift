import Combine
import Testing

@Suite struct CombinationTests {
  private let a = PassthroughSubject<Int, Never>()
  private let b = PassthroughSubject<Int, Never>()
  private let c = PassthroughSubject<Int, Never>()
  private let d = PassthroughSubject<Int, Never>()

  @Test("merge gives values as they come and finishes with the last source")
  func merge() {
    let probe = a.merge(with: b, c).probe()
    b.send(2)
    a.send(1)
    a.send(completion: .finished)
    c.send(3)
    b.send(completion: .finished)
    #expect(!probe.isFinished)
    c.send(completion: .finished)
    #expect(probe.values == [2, 1, 3])
    #expect(probe.isFinished)
  }

  @Test("merges of two to eight, and of many")
  func mergeForms() {
    let j = Just(1)
    #expect(j.append(2).merge(with: j).probe().values == [1, 2, 1])
    #expect(j.merge(with: j).merge(with: j).probe().values.count == 3)
    #expect(j.merge(with: j, j).probe().values.count == 3)
    #expect(j.merge(with: j, j, j).probe().values.count == 4)
    #expect(j.merge(with: j, j, j, j).probe().values.count == 5)
    #expect(j.merge(with: j, j, j, j, j).probe().values.count == 6)
    #expect(j.merge(with: j, j, j, j, j, j).probe().values.count == 7)
    #expect(j.merge(with: j, j, j, j, j, j, j).probe().values.count == 8)
    #expect(Publishers.MergeMany([j, j, j]).probe().isFinished)
    #expect(Publishers.MergeMany([Just<Int>]()).probe().isFinished)
  }

  @Test("combineLatest waits for all and then follows each")
  func combineLatest() {
    let log = Log()
    let pair = a.combineLatest(b) { "\($0)\($1)" }.sink { log($0) }
    let three = a.combineLatest(b, c) { "\($0)\($1)\($2)" }.sink { log($0) }
    let four = a.combineLatest(b, c, d) { "\($0)\($1)\($2)\($3)" }.sink { log($0) }
    a.send(1)
    b.send(2)
    c.send(3)
    d.send(4)
    a.send(9)
    #expect(log.lines == ["12", "123", "1234", "92", "923", "9234"])
    for cancellable in [pair, three, four] { cancellable.cancel() }
  }

  @Test("combineLatest finishes when all have, and keeps the values of those that finished")
  func combineLatestEnd() {
    let probe = Just(1).combineLatest(b).probe()
    b.send(2)
    b.send(3)
    #expect(probe.values.map { [$0, $1] } == [[1, 2], [1, 3]])
    b.send(completion: .finished)
    #expect(probe.isFinished)
  }

  @Test("combineLatest drops pairs that are not demanded")
  func combineLatestDemand() {
    let probe = a.combineLatest(b).probe(demand: .max(1))
    a.send(1)
    b.send(2)
    a.send(3)
    #expect(probe.values.map { [$0, $1] } == [[1, 2]])
  }

  @Test("a value sent while a pair is delivered is combined too")
  func reentrantPair() {
    let log = Log()
    let cancellable = a.combineLatest(b).sink { first, second in
      log("\(first)\(second)")
      if first == 1 { a.send(5) }
    }
    a.send(1)
    b.send(2)
    #expect(log.lines == ["12", "52"])
    cancellable.cancel()
  }

  @Test("zip pairs by position and finishes when no pair can follow")
  func zip() {
    let probe = a.zip(b).probe()
    a.send(1)
    a.send(2)
    b.send(10)
    #expect(probe.values.map { [$0, $1] } == [[1, 10]])
    a.send(completion: .finished)
    #expect(!probe.isFinished)
    b.send(20)
    #expect(probe.values.count == 2)
    #expect(probe.isFinished)
    #expect([1, 2].publisher.zip([3, 4, 5].publisher) { $0 * $1 }.probe().values == [3, 8])
    let three = Just(1).zip(Just(2), Just(3)) { [$0, $1, $2] }.probe()
    #expect(three.values == [[1, 2, 3]])
    let four = Just(1).zip(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }.probe()
    #expect(four.values == [[1, 2, 3, 4]])
  }

  @Test("flatMap gives the values of all publishers and finishes with the last")
  func flatMap() {
    #expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.probe().values == [1, 10, 2, 20])
    let probe = Just(1).flatMap { _ in a }.probe()
    a.send(5)
    #expect(!probe.isFinished)
    a.send(completion: .finished)
    #expect(probe.values == [5])
    #expect(probe.isFinished)
    let failing = Just(1).flatMap { _ in Fail<Int, Mishap>(error: Mishap()) }.probe()
    #expect(failing.error == Mishap())
  }

  @Test("flatMap takes on no more publishers than it may")
  func flatMapLimit() {
    let log = Log()
    let sources = [a, b, c]
    let cancellable = (0..<3).publisher.handleEvents(receiveOutput: { log("start \($0)") })
      .flatMap(maxPublishers: .max(1)) { sources[$0] }.sink { log("\($0)") }
    b.send(0)
    a.send(1)
    a.send(completion: .finished)
    b.send(2)
    b.send(completion: .finished)
    #expect(log.lines == ["start 0", "1", "start 1", "2", "start 2"])
    cancellable.cancel()
  }

  @Test("with limited demand flatMap keeps one value of each publisher for later")
  func flatMapDemand() {
    let probe = [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.probe(demand: .max(1))
    #expect(probe.values == [1])
    probe.request(1)
    #expect(probe.values.count == 2)
    probe.request(10)
    #expect(probe.values.sorted() == [1, 2, 10, 20])
    #expect(probe.isFinished)
  }

  @Test("switchToLatest leaves the publisher before, and finishes with the last of both levels")
  func switchToLatest() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let probe = outer.switchToLatest().probe()
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    #expect(!probe.isFinished)
    b.send(completion: .finished)
    #expect(probe.values == [1, 3])
    #expect(probe.isFinished)
    #expect([1, 2].publisher.map { Just($0) }.switchToLatest().probe().values == [1, 2])
    let failing = Just(1).map { _ in Fail<Int, Mishap>(error: Mishap()) }.switchToLatest().probe()
    #expect(failing.error == Mishap())
  }
}
