import Combine
import Testing

@Suite struct FailureTests {
  private let failing = [1, 2].publisher.setFailureType(to: Mishap.self).append(Fail(error: Mishap()))

  @Test("errors are mapped, and a publisher that cannot fail can be said to")
  func mapError() {
    struct Other: Error {}
    let probe = failing.mapError { _ in Other() }.probe()
    #expect(probe.values == [1, 2])
    #expect(probe.error != nil)
    let typed: AnyPublisher<Int, Mishap> = Just(1).setFailureType(to: Mishap.self).eraseToAnyPublisher()
    #expect(typed.probe().isFinished)
  }

  @Test("catch continues with another publisher, within the same demand")
  func catching() {
    #expect(failing.catch { _ in [8, 9].publisher }.probe().values == [1, 2, 8, 9])
    let limited = failing.catch { _ in [8, 9].publisher }.probe(demand: .max(3))
    #expect(limited.values == [1, 2, 8])
    #expect(failing.replaceError(with: 7).probe().values == [1, 2, 7])
  }

  @Test("tryCatch continues, or fails with what it throws")
  func tryCatch() {
    #expect(failing.tryCatch { _ in Just(3).setFailureType(to: Mishap.self) }.probe().values == [1, 2, 3])
    let thrown = failing.tryCatch { _ -> Just<Int> in throw Mishap(number: 4) }.probe()
    #expect((thrown.error as? Mishap)?.number == 4)
  }

  @Test("retry subscribes again so many times")
  func retry() {
    var attempts = 0
    let flaky = Deferred { () -> AnyPublisher<Int, Mishap> in
      attempts += 1
      return attempts < 3
        ? Fail(error: Mishap(number: attempts)).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Mishap.self).eraseToAnyPublisher()
    }
    #expect(flaky.retry(1).probe().error?.number == 2)
    attempts = 0
    let patient = flaky.retry(5).probe()
    #expect(patient.values == [3])
    #expect(patient.isFinished)
    #expect(attempts == 3)
  }

  @Test("a publisher that keeps its word passes assertNoFailure")
  func assertNoFailure() {
    let kept: AnyPublisher<Int, Never> = Just(1).setFailureType(to: Mishap.self).assertNoFailure().eraseToAnyPublisher()
    #expect(kept.probe().values == [1])
  }

  @Test("a failure ends combinations at once and cancels the others")
  func combinations() {
    let log = Log()
    let (bad, good) = (PassthroughSubject<Int, Mishap>(), PassthroughSubject<Int, Mishap>())
    let watched = good.handleEvents(receiveCancel: { log("cancel") })
    let merged = bad.merge(with: watched).probe()
    let zipped = bad.zip(watched).probe()
    let latest = bad.combineLatest(watched).probe()
    let flat = [bad.eraseToAnyPublisher(), watched.eraseToAnyPublisher()].publisher
      .setFailureType(to: Mishap.self).flatMap { $0 }.probe()
    bad.send(completion: .failure(Mishap()))
    #expect(merged.error != nil && zipped.error != nil && latest.error != nil && flat.error != nil)
    #expect(log.lines.count == 4)
  }
}
