import Combine
import Testing

@MainActor @Suite struct ValuesTests {
  @Test("a sequence's values are awaited one after the other")
  func sequence() async {
    var values: [Int] = []
    for await value in (1...5).publisher.values { values.append(value) }
    #expect(values == [1, 2, 3, 4, 5])
  }

  @Test("an endless sequence is pulled, not drained")
  func endless() async {
    var produced = 0
    var values: [Int] = []
    for await value in (1...).publisher.handleEvents(receiveOutput: { produced = $0 }).values {
      values.append(value)
      if value == 3 { break }
    }
    #expect(values == [1, 2, 3])
    #expect(produced <= 5)
  }

  @Test("values that a subject sends between two awaits are kept")
  func kept() async {
    let subject = PassthroughSubject<Int, Never>()
    var iterator = subject.values.makeAsyncIterator()
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    var values: [Int] = []
    while let value = await iterator.next() { values.append(value) }
    #expect(values == [1, 2, 3])
    #expect(await iterator.next() == nil)
  }

  @Test("a current value subject gives its value and everything after it")
  func currentValue() async {
    let subject = CurrentValueSubject<Int, Never>(0)
    var iterator = subject.values.makeAsyncIterator()
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    var values: [Int] = []
    while let value = await iterator.next() { values.append(value) }
    #expect(values == [0, 1, 2, 3])
  }

  @Test("a failure is thrown after the values before it, once")
  func failure() async throws {
    let subject = PassthroughSubject<Int, Mishap>()
    var iterator = subject.values.makeAsyncIterator()
    subject.send(1)
    subject.send(completion: .failure(Mishap()))
    #expect(try await iterator.next() == 1)
    do {
      _ = try await iterator.next()
      Issue.record("no error was thrown")
    } catch {
      #expect(error is Mishap)
    }
    #expect(try await iterator.next() == nil)
  }

  @Test("cancelling the task ends the loop and the subscription")
  func cancellation() async {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    let source = subject.handleEvents(receiveSubscription: { _ in log("subscribed") }, receiveCancel: { log("left") })
    let task = Task {
      for await value in source.values { log("\(value)") }
      log("over")
    }
    while log.lines.isEmpty { await Task.yield() }
    subject.send(1)
    while log.lines.count < 2 { await Task.yield() }
    task.cancel()
    await task.value
    #expect(log.lines == ["subscribed", "1", "left", "over"])
  }

  @Test("leaving the loop ends the subscription")
  func leaving() async {
    let log = Log()
    let subject = CurrentValueSubject<Int, Never>(1)
    for await _ in subject.handleEvents(receiveCancel: { log("left") }).values { break }
    #expect(log.lines == ["left"])
  }
}
