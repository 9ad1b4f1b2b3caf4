import Combine
import Testing

/// What subscriptions of operators retain, and what they do before they begin and after they end.
@Suite struct SubscriptionLifeTests {
  typealias Operator = @Sendable (ManualSource<Int, Mishap>) -> any Publisher

  private static let operators: [(name: String, apply: Operator)] = [
    ("tryMap", { $0.tryMap { $0 } }), ("drop", { $0.dropFirst() }), ("removeDuplicates", { $0.removeDuplicates() }),
    ("prefix(while:)", { $0.prefix { _ in true } }), ("collect", { $0.collect() }), ("collect(2)", { $0.collect(2) }),
    ("first(where:)", { $0.first { $0 > 9 } }), ("reduce", { $0.reduce(0, +) }), ("max", { $0.max() }),
    ("buffer", { $0.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest) }),
    ("print", { $0.print(to: Lines(Log())) }),
    ("handleEvents", { $0.handleEvents() }), ("replaceEmpty", { $0.replaceEmpty(with: 1) }),
    ("replaceError", { $0.replaceError(with: 1) }), ("append", { $0.append(1) }),
    ("receive(on:)", { $0.receive(on: ImmediateScheduler.shared) }),
    ("drop(untilOutputFrom:)", { $0.drop(untilOutputFrom: Empty<Int, Mishap>(completeImmediately: false)) }),
    ("zip", { $0.zip(Empty<Int, Mishap>(completeImmediately: false)) }),
    ("switchToLatest", { $0.map { _ in Empty<Int, Mishap>() }.switchToLatest() }),
  ]

  @Test("F-72: an operator retains its subscriber beyond the end, as long as its subscription", arguments: operators)
  func retainsSubscriber(name: String, apply: Operator) {
    func check<P: Publisher>(_ publisher: P, _ end: () -> Void) {
      weak var subscriber: Probe<P.Output, P.Failure>?
      var subscription: (any Subscription)?
      do {
        let probe = publisher.probe()
        (subscriber, subscription) = (probe, probe.subscription)
        end()
        probe.forget()
      }
      withExtendedLifetime(subscription) { #expect(subscriber != nil, "\(name)") }
    }
    let source = ManualSource<Int, Mishap>()
    check(apply(source)) { source.send(completion: .failure(Mishap())) }
    let another = ManualSource<Int, Mishap>()
    check(apply(another)) {}
  }

  @Test("F-72: a subscriber that drops its subscription is released with it", arguments: operators)
  func releasesSubscriber(name: String, apply: Operator) {
    func check<P: Publisher>(_ publisher: P) -> () -> Bool {
      weak var subscriber: Probe<P.Output, P.Failure>?
      let probe = publisher.probe()
      subscriber = probe
      probe.cancel()
      probe.forget()
      return { subscriber == nil }
    }
    let isReleased: () -> Bool
    do { isReleased = check(apply(ManualSource<Int, Mishap>())) }
    #expect(isReleased(), "\(name)")
  }

  @Test("F-72: what comes after the end passes handleEvents and print, and the closures of handleEvents run no more")
  func passesLateValues() {
    let (seen, printed, source) = (Log(), Log(), ManualSource<Int, Mishap>())
    let probe = source.print(to: Lines(printed))
      .handleEvents(receiveOutput: { seen("\($0)") }, receiveCancel: { seen("cancel") }).probe()
    source.send(1)
    probe.cancel()
    source.send(2)
    #expect(probe.values == [1, 2])
    #expect(seen.lines == ["1", "cancel"])
    #expect(printed.lines.suffix(2) == ["receive cancel", "receive value: (2)"])
  }

  @Test("F-72: a full buffer fails after the values that the next demand asks for")
  func bufferFails() {
    let source = ManualSource<Int, Mishap>()
    let probe = source.buffer(size: 3, prefetch: .byRequest, whenFull: .customError { Mishap(number: 7) })
      .probe(demand: .none)
    for value in 1...4 { source.send(value) }
    #expect(source.subscription?.lines == ["unlimited", "cancel"])
    #expect(probe.values.isEmpty && probe.completion == nil)
    probe.request(2)
    #expect(probe.values == [1, 2])
    #expect(probe.error == Mishap(number: 7))
  }

  @Test("F-72: what takes the place of an end waits for demand, and is dropped by a cancellation")
  func replacements() {
    let empty = ManualSource<Int, Mishap>()
    let replaced = empty.replaceEmpty(with: 5).probe(demand: .none)
    #expect(empty.subscription?.lines == ["max(0)", "unlimited"])
    empty.send(completion: .finished)
    #expect(replaced.values.isEmpty && replaced.completion == nil)
    replaced.request(1)
    #expect(replaced.values == [5] && replaced.isFinished)

    let failing = ManualSource<Int, Mishap>()
    let recovered = failing.replaceError(with: 6).probe(demand: .max(1))
    failing.send(1)
    failing.send(completion: .failure(Mishap()))
    #expect(recovered.values == [1] && recovered.completion == nil)
    recovered.request(1)
    #expect(recovered.values == [1, 6] && recovered.isFinished)

    let left = ManualSource<Int, Mishap>()
    let cancelled = left.replaceError(with: 6).probe(demand: .none)
    left.send(completion: .failure(Mishap()))
    cancelled.cancel()
    cancelled.request(1)
    #expect(cancelled.values.isEmpty && cancelled.completion == nil)
  }

  @Test("F-72: an end that is on its way through a scheduler arrives after a cancellation; a value does not")
  func endIsOnItsWay() {
    let (ending, sending, scheduler) = (ManualSource<Int, Never>(), ManualSource<Int, Never>(), HeldScheduler())
    let (ended, cancelled) = (ending.receive(on: scheduler).probe(), sending.receive(on: scheduler).probe())
    ending.send(completion: .finished)
    sending.send(1)
    ended.cancel()
    cancelled.cancel()
    scheduler.run()
    #expect(ended.isFinished)
    #expect(cancelled.values.isEmpty)
  }

  @Test("F-72: a publisher that has opened or ended another is asked for one value, and is not cancelled after it")
  func signals() {
    let (source, opening, ending) = (ManualSource<Int, Never>(), ManualSource<Int, Never>(), ManualSource<Int, Never>())
    let opened = source.drop(untilOutputFrom: opening).probe()
    source.send(1)
    opening.send(0)
    source.send(2)
    #expect(opened.values == [2])
    let prefix = PassthroughSubject<Int, Never>()
    let ended = prefix.prefix(untilOutputFrom: ending).probe()
    prefix.send(1)
    ending.send(0)
    prefix.send(2)
    #expect(ended.values == [1] && ended.isFinished)
    #expect(opening.subscription?.lines == ["max(1)"] && ending.subscription?.lines == ["max(1)"])
    #expect(opening.subscriber?.combineIdentifier == source.subscriber?.combineIdentifier)
  }

  @Test("F-72: a prefix that is over before it begins finishes, through other operators too")
  func emptyPrefix() {
    let probe = PassthroughSubject<Int, Never>().prefix(untilOutputFrom: Just(0)).collect().append([1]).probe()
    #expect(probe.values == [[], [1]])
    #expect(probe.isFinished)
  }

  @Test("F-72: a future releases a subscription that is cancelled")
  func futureReleases() {
    let future = Future<Int, Never> { _ in }
    weak var released: AnyObject?
    do {
      let probe = future.probe()
      released = probe.subscription as AnyObject?
      #expect(released != nil)
      probe.cancel()
    }
    #expect(released == nil)
    withExtendedLifetime(future) {}
  }

  @Test("F-72: values and ends before the subscription have no effect")
  func beforeSubscription() {
    let sources = (0..<5).map { _ in ManualSource<Int, Mishap>(subscription: nil) }
    let probes = [
      sources[0].append([8]).probe(), sources[1].catch { _ in Fail(error: Mishap()) }.probe(),
      sources[2].prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)).probe(),
      sources[3].replaceEmpty(with: 9).probe(), sources[4].removeDuplicates().probe(),
    ]
    for source in sources {
      #expect(source.send(1) == .none)
      source.send(completion: .finished)
    }
    #expect(probes.allSatisfy { $0.values.isEmpty && $0.completion == nil })

    final class Model { var count = 0 }
    let model = Model()
    #expect(Subscribers.Assign(object: model, keyPath: \Model.count).receive(3) == .none)
    #expect(model.count == 0)
  }

  @Test("F-72: switchToLatest gives its subscription at once, and cancels a second one to its publishers")
  func switchingBegins() {
    let source = ManualSource<Just<Int>, Never>(subscription: nil)
    let probe = source.switchToLatest().probe()
    #expect(probe.subscription != nil)
    let (first, second) = (Requests(), Requests())
    source.subscriber?.receive(subscription: first)
    source.subscriber?.receive(subscription: second)
    #expect(first.lines == ["unlimited"] && second.lines == ["cancel"])
    source.send(Just(4))
    #expect(probe.values == [4])
  }

  @Test("F-72: flatMap neither asks nor cancels a publisher that has completed")
  func completedOuter() {
    let source = ManualSource<Int, Never>()
    let inner = PassthroughSubject<Int, Never>()
    let probe = source.flatMap(maxPublishers: .max(1)) { _ in inner }.probe()
    source.send(0)
    source.send(completion: .finished)
    inner.send(1)
    inner.send(completion: .finished)
    #expect(probe.values == [1] && probe.isFinished)
    #expect(source.subscription?.lines == ["max(1)"])
  }

  @Test("F-72: subscribers of a multicast have a subscription of their own, which ends once")
  func multicastSubscription() {
    let source = ManualSource<Int, Never>()
    let multicast = source.multicast { PassthroughSubject() }
    let connection = multicast.connect()
    let (staying, leaving) = (multicast.probe(), multicast.probe())
    #expect("\(staying.subscription, default: "")" == "Multicast")
    source.send(1)
    leaving.cancel()
    leaving.cancel()
    leaving.request(3)
    source.send(2)
    #expect(staying.values == [1, 2] && leaving.values == [1])
    connection.cancel()
    let shared = PassthroughSubject<Int, Never>().share().probe()
    #expect("\(shared.subscription, default: "")" == "Multicast")
  }

  @Test("F-61: what comes later comes in order, also where the scheduler runs the newest action first")
  func orderOfDeferral() {
    let scheduler = HeldScheduler()
    let (received, delayed) = (
      [1, 2].publisher.receive(on: scheduler).probe(), [1, 2].publisher.delay(for: 1, scheduler: scheduler).probe()
    )
    scheduler.runNewestFirst()
    #expect(received.values == [1, 2] && received.isFinished)
    #expect(delayed.values == [1, 2] && delayed.isFinished)
  }

  @Test("F-72: demand for a pair is the answer to the value that completed it; the other side is asked")
  func zipAnswers() {
    let (left, right) = (ManualSource<Int, Never>(), ManualSource<Int, Never>())
    let probe = Probe<(Int, Int), Never>(demand: .max(1)) { _ in .max(2) }
    left.zip(right).subscribe(probe)
    #expect(left.send(1) == .none)
    #expect(right.send(2) == .max(2))
    #expect(left.subscription?.lines == ["max(1)", "max(2)"])
    #expect(right.subscription?.lines == ["max(1)"])
  }
}

/// A scheduler that runs its work when the test says.
private final class HeldScheduler: Scheduler {
  typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
  typealias SchedulerOptions = Never

  private var actions: [() -> Void] = []
  var now: SchedulerTimeType { ImmediateScheduler.shared.now }
  var minimumTolerance: SchedulerTimeType.Stride { 0 }

  func run() {
    while !actions.isEmpty { actions.removeFirst()() }
  }

  func runNewestFirst() {
    while let action = actions.popLast() { action() }
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) { actions.append(action) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) { actions.append(action) }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    actions.append(action)
    return AnyCancellable {}
  }
}
