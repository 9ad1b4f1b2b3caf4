import Combine
import Foundation
import Testing

@Suite struct OperatorTests {
  struct Point { var x = 1, y = 2, z = 3 }

  @Test("map transforms by closure and by one to three key paths")
  func map() {
    #expect([1, 2].publisher.map { $0 * 10 }.probe().values == [10, 20])
    #expect(Just(Point()).map(\.x).probe().values == [1])
    #expect(Just(Point()).map(\.x, \.y).probe().values.first.map { [$0, $1] } == [1, 2])
    #expect(Just(Point()).map(\.x, \.y, \.z).probe().values.first.map { [$0, $1, $2] } == [1, 2, 3])
    #expect([1, nil, 3].publisher.replaceNil(with: 0).probe().values == [1, 0, 3])
  }

  @Test("what a closure throws becomes the failure and cancels the source")
  func throwing() {
    let log = Log()
    func source() -> some Publisher<Int, Never> {
      [1, 2, 3].publisher.handleEvents(receiveCancel: { log("cancel") })
    }
    func odd(_ value: Int) throws -> Bool { if value == 2 { throw Mishap() } else { true } }
    let map = source().tryMap { try odd($0) ? $0 : 0 }.probe()
    #expect(map.values == [1])
    #expect(map.error is Mishap)
    #expect(source().tryFilter(odd).probe().values == [1])
    #expect(source().tryCompactMap { try odd($0) ? $0 : nil }.probe().error is Mishap)
    #expect(source().tryScan(0) { try odd($1) ? $0 + $1 : 0 }.probe().values == [1])
    #expect(source().tryReduce(0) { try odd($1) ? $0 + $1 : 0 }.probe().error is Mishap)
    #expect(source().tryFirst { try !odd($0) }.probe().error is Mishap)
    #expect(log.lines.count == 6)
  }

  @Test("filters let through what they should")
  func filter() {
    #expect((1...4).publisher.filter { $0 > 2 }.probe().values == [3, 4])
    #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.probe().values == [1, 3])
    #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().probe().values == [1, 2, 1])
    #expect([1, 3, 4, 6].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.probe().values == [1, 4])
    #expect([1, 2].publisher.ignoreOutput().probe().isFinished)
  }

  @Test("prefixes and drops cut where they should")
  func cuts() {
    #expect((1...).publisher.prefix(3).probe().values == [1, 2, 3])
    #expect((1...).publisher.prefix(0).probe().isFinished)
    #expect([1, 2, 3, 1].publisher.prefix { $0 < 3 }.probe().values == [1, 2])
    #expect([1, 2, 3].publisher.dropFirst().probe().values == [2, 3])
    #expect([1, 2, 3, 1].publisher.drop { $0 < 3 }.probe().values == [3, 1])
    #expect((0...9).publisher.output(at: 4).probe().values == [4])
    #expect((0...9).publisher.output(in: 2...3).probe().values == [2, 3])
    #expect((0...9).publisher.first().probe().values == [0])
    #expect((0...9).publisher.first { $0 > 4 }.probe().values == [5])
    #expect((0...9).publisher.last().probe().values == [9])
    #expect((0...9).publisher.last { $0 < 4 }.probe().values == [3])
    #expect(Empty<Int, Never>().first().probe().isFinished)
  }

  @Test("a prefix ends when another publisher gives its first value")
  func prefixUntil() {
    let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let probe = values.prefix(untilOutputFrom: signal).probe()
    values.send(1)
    signal.send()
    values.send(2)
    #expect(probe.values == [1])
    #expect(probe.isFinished)
  }

  @Test("reductions answer at the end or as soon as the answer is certain")
  func reductions() {
    #expect([1, 2, 3].publisher.scan(0, +).probe().values == [1, 3, 6])
    #expect([1, 2, 3].publisher.reduce(0, +).probe().values == [6])
    #expect([1, 2, 3].publisher.collect().probe().values == [[1, 2, 3]])
    #expect(Empty<Int, Never>().collect().probe().values == [[]])
    #expect([1, 2, 3].publisher.collect(2).probe().values == [[1, 2], [3]])
    #expect([1, 2, 3].publisher.count().probe().values == [3])
    #expect((1...).publisher.contains(5).probe().values == [true])
    #expect([1, 2].publisher.contains(5).probe().values == [false])
    #expect((1...).publisher.contains { $0 > 9 }.probe().values == [true])
    #expect((1...).publisher.allSatisfy { $0 < 9 }.probe().values == [false])
    #expect([1, 2].publisher.allSatisfy { $0 < 9 }.probe().values == [true])
  }

  @Test("values come before and after")
  func appendAndPrepend() {
    #expect(Just(2).prepend(0, 1).append(3, 4).probe().values == [0, 1, 2, 3, 4])
    #expect(Just(2).prepend([1]).append([3]).probe().values == [1, 2, 3])
    #expect(Just(2).prepend(Just(1)).probe().values == [1, 2])
    #expect(Empty<Int, Never>().replaceEmpty(with: 7).probe().values == [7])
    #expect(Just(1).replaceEmpty(with: 7).probe().values == [1])
    let late = Empty<Int, Never>().replaceEmpty(with: 7).probe(demand: .none)
    #expect(late.values.isEmpty && !late.isFinished)
    late.request(1)
    #expect(late.values == [7])
    #expect(late.isFinished)
  }

  @Test("values are encoded and decoded, and what is wrong becomes the failure")
  func coding() {
    struct Item: Codable, Equatable { var name: String }
    let coded = Just(Item(name: "a")).encode(encoder: JSONEncoder())
      .decode(type: Item.self, decoder: JSONDecoder()).probe()
    #expect(coded.values == [Item(name: "a")])
    let broken = Just(Data("{".utf8)).decode(type: Item.self, decoder: JSONDecoder()).probe()
    #expect(broken.error is DecodingError)
  }

  @Test("events are seen in order, before they are passed on")
  func handleEvents() {
    let log = Log()
    let cancellable = [1, 2].publisher.handleEvents(
      receiveSubscription: { log("subscription \($0)") },
      receiveOutput: { log("output \($0)") },
      receiveCompletion: { log("completion \($0)") },
      receiveCancel: { log("cancel") },
      receiveRequest: { log("request \($0)") }
    ).sink(receiveCompletion: { _ in log("end") }, receiveValue: { log("value \($0)") })
    cancellable.cancel()
    #expect(
      log.lines == [
        "subscription [1, 2]", "request unlimited", "output 1", "value 1", "output 2", "value 2",
        "completion finished", "end",
      ]
    )
  }

  @Test("print writes a line for everything that passes")
  func print() {
    final class Paper: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let paper = Paper()
    let probe = Probe<Int, Never>(demand: .max(1)) { $0 == 1 ? .max(1) : .none }
    [1, 2, 3].publisher.print("p", to: paper).subscribe(probe)
    probe.cancel()
    #expect(
      paper.text == """
        p: receive subscription: ([1, 2, 3])
        p: request max: (1)
        p: receive value: (1)
        p: request max: (1) (synchronous)
        p: receive value: (2)
        p: receive cancel

        """
    )
  }
}
