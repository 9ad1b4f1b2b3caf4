import Combine
import Testing

@Suite struct DemandTests {
  @Test("demands add up, and unlimited stays unlimited")
  func arithmetic() {
    #expect(Subscribers.Demand.max(2) + 3 == .max(5))
    #expect(Subscribers.Demand.max(2) - .max(5) == .none)
    #expect(Subscribers.Demand.unlimited - 1 == .unlimited)
    #expect(Subscribers.Demand.max(2) + .unlimited == .unlimited)
    #expect(Subscribers.Demand.max(.max) + .max(.max) == .unlimited)
    #expect(Subscribers.Demand.max(3) * 2 == 6)
    #expect(Subscribers.Demand.unlimited > .max(.max))
    #expect(Subscribers.Demand.unlimited.max == nil)
    #expect(Subscribers.Demand.max(7).max == 7)
    #expect("\(Subscribers.Demand.unlimited) \(Subscribers.Demand.max(1))" == "unlimited max(1)")
  }

  @Test("a sequence gives what is demanded and finishes after its last element")
  func sequence() {
    let probe = (1...3).publisher.probe(demand: .none)
    #expect(probe.values.isEmpty)
    probe.request(2)
    #expect(probe.values == [1, 2])
    #expect(!probe.isFinished)
    probe.request(1)
    #expect(probe.values == [1, 2, 3])
    #expect(probe.isFinished)
  }

  @Test("demand that is returned for a value counts as requested")
  func returnedDemand() {
    let probe = Probe<Int, Never>(demand: .max(1)) { $0 < 3 ? .max(1) : .none }
    (1...).publisher.subscribe(probe)
    #expect(probe.values == [1, 2, 3])
  }

  @Test("requests from within a value do not nest, so long sequences need no stack")
  func flatStack() {
    var subscription: (any Subscription)?
    var sum = 0
    (1...50_000).publisher.subscribe(
      AnySubscriber<Int, Never>(
        receiveSubscription: {
          subscription = $0
          $0.request(.max(1))
        },
        receiveValue: {
          sum += $0
          subscription?.request(.max(1))
          return .none
        }
      )
    )
    #expect(sum == 50_000 * 50_001 / 2)
  }

  @Test("a filter makes up for what it drops")
  func filterCompensates() {
    let probe = (1...10).publisher.filter { $0.isMultiple(of: 3) }.probe(demand: .max(2))
    #expect(probe.values == [3, 6])
    #expect(!probe.isFinished)
  }

  @Test("a reduction keeps its answer until it is demanded")
  func reductionWaits() {
    let probe = (1...4).publisher.reduce(0, +).probe(demand: .none)
    #expect(probe.values.isEmpty && !probe.isFinished)
    probe.request(1)
    #expect(probe.values == [10])
    #expect(probe.isFinished)
  }

  @Test("demand that the first publisher did not use goes to the second")
  func concatenationCarriesDemand() {
    let probe = [1, 2].publisher.append([3, 4].publisher).probe(demand: .max(3))
    #expect(probe.values == [1, 2, 3])
    probe.request(1)
    #expect(probe.values == [1, 2, 3, 4])
    #expect(probe.isFinished)
  }

  @Test("with limited demand a merge holds one value of each source")
  func mergeHoldsOne() {
    let asked = Log()
    let left = [1, 2, 3].publisher.handleEvents(receiveOutput: { asked("left \($0)") })
    let right = [10, 20].publisher.handleEvents(receiveOutput: { asked("right \($0)") })
    let probe = left.merge(with: right).probe(demand: .none)
    #expect(asked.lines == ["left 1", "right 10"])
    probe.request(2)
    #expect(probe.values == [1, 10])
    #expect(asked.lines == ["left 1", "right 10", "left 2", "right 20"])
    probe.subscription?.request(.unlimited)
    #expect(probe.values.sorted() == [1, 2, 3, 10, 20])
    #expect(probe.isFinished)
  }

  @Test("collecting a number of values multiplies the demand")
  func collectMultiplies() {
    var requests: [Subscribers.Demand] = []
    let probe = (1...10).publisher.handleEvents(receiveRequest: { requests.append($0) })
      .collect(3).probe(demand: .max(2))
    #expect(probe.values == [[1, 2, 3], [4, 5, 6]])
    #expect(requests == [.max(6)])
    probe.subscription?.request(.unlimited)
    #expect(probe.values.last == [10])
    #expect(probe.isFinished)
  }
}
