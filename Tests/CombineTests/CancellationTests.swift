import Combine
import Testing

@Suite struct CancellationTests {
  @Test("releasing the cancellable cancels the subscription, once")
  func release() {
    let log = Log()
    var cancellable: AnyCancellable? = PassthroughSubject<Int, Never>()
      .handleEvents(receiveCancel: { log("cancel") })
      .sink { _ in }
    cancellable?.cancel()
    cancellable = nil
    #expect(log.lines == ["cancel"])
  }

  @Test("sets and arrays keep subscriptions alive")
  func store() {
    let subject = PassthroughSubject<Int, Never>()
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    var sum = 0
    subject.sink { sum += $0 }.store(in: &set)
    subject.sink { sum += 10 * $0 }.store(in: &array)
    subject.send(1)
    #expect(sum == 11)
    set.removeAll()
    array.removeAll()
    subject.send(1)
    #expect(sum == 11)
  }

  @Test("a finished sink releases its closures")
  func sinkReleases() {
    final class Token {}
    weak var token: Token?
    let subject = PassthroughSubject<Int, Never>()
    let cancellable: AnyCancellable
    do {
      let held = Token()
      token = held
      cancellable = subject.sink { _ in _ = held }
    }
    #expect(token != nil)
    subject.send(completion: .finished)
    #expect(token == nil)
    cancellable.cancel()
  }

  @Test("a subject that some have left keeps nothing of them, and goes with its last reference")
  func subjectGoes() {
    final class Token {}
    weak var token: Token?
    weak var subject: PassthroughSubject<Int, Never>?
    weak var kept: CurrentValueSubject<Token?, Never>?
    do {
      let held = Token()
      let source = PassthroughSubject<Int, Never>()
      let values = CurrentValueSubject<Token?, Never>(held)
      (token, subject, kept) = (held, source, values)
      source.sink { _ in _ = held }.cancel()
      values.sink { _ in }.cancel()
      withExtendedLifetime((source, values)) {}
    }
    #expect(token == nil)
    #expect(subject == nil)
    #expect(kept == nil)
  }

  @Test("cancelling reaches the source through every operator")
  func reachesSource() {
    let log = Log()
    func source(_ name: String) -> some Publisher<Int, Never> {
      PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { log(name) })
    }
    let pipelines: [AnyCancellable] = [
      source("stage").map { $0 + 1 }.filter { $0 > 1 }.removeDuplicates().sink { _ in },
      source("reduction").collect().sink { _ in },
      source("relay").append(1).sink { _ in },
      source("merge").merge(with: source("merged")).sink { _ in },
      source("zip").zip(source("zipped")).sink { _ in },
      source("flatMap").flatMap { Just($0) }.sink { _ in },
      Just(1).flatMap { _ in source("inner") }.sink { _ in },
      source("switch").map { Just($0) }.switchToLatest().sink { _ in },
      Just(1).map { _ in source("latest") }.switchToLatest().sink { _ in },
      source("share").share().sink { _ in },
      source("batches").collect(2).sink { _ in },
    ]
    for pipeline in pipelines { pipeline.cancel() }
    #expect(
      log.lines == [
        "stage", "reduction", "relay", "merge", "merged", "zip", "zipped", "flatMap", "inner", "switch", "latest",
        "share", "batches",
      ]
    )
  }

  @Test("an operator that has enough cancels its source before it finishes")
  func enough() {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.handleEvents(receiveCancel: { log("cancel") }).prefix(2)
      .sink(receiveCompletion: { _ in log("finished") }, receiveValue: { log("\($0)") })
    subject.send(1)
    subject.send(2)
    subject.send(3)
    #expect(log.lines == ["1", "2", "cancel", "finished"])
    cancellable.cancel()
  }

  @Test("assigning keeps the object until the end and writes its property")
  func assign() {
    final class Model { var text = "" }
    weak var model: Model?
    let subject = CurrentValueSubject<String, Never>("a")
    let cancellable: AnyCancellable
    do {
      let owner = Model()
      model = owner
      cancellable = subject.assign(to: \.text, on: owner)
    }
    subject.send("b")
    #expect(model?.text == "b")
    cancellable.cancel()
    #expect(model == nil)
  }
}
