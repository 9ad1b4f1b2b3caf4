import UnderstudyTime

/// Keeps the values of a publisher for a task that awaits them.
///
/// A source that answers a demand before `request` returns is pulled, two values ahead, so that an endless sequence
/// does not fill the memory. Any other sends when it likes, and is asked for everything from the start, so that
/// nothing is lost between two awaits.
///
/// With a capacity, the oldest values make room for new ones.
///
/// Where a test awaits and turns out to be stuck, the stream ends.
final class Mailbox<Output, Failure: Error>: Subscriber, Cancellable, StuckObserver, @unchecked Sendable {
  typealias Letter = UncheckedSendable<Result<Output?, Failure>>

  private let lock = Lock()
  private var letters = Queue<Output>()
  private var end: Result<Output?, Failure>?
  private var readers = Queue<CheckedContinuation<Letter, Never>>()
  private var subscription: (any Subscription)?
  private var arrivalCount = 0
  private var isPulled = true
  /// The session of the test that awaits a value.
  private var followed: ExecutionSession?
  /// The session whose test turned out to be stuck, which a reader is to report.
  private var givenUp: ExecutionSession?
  private let capacity: Int
  private let isIdle: Bool

  /// - Parameters:
  ///   - capacity: How many values are kept for the next reader.
  ///   - isIdle: Whether an app that awaits a value is idle: nothing is under way that leads to one.
  init(capacity: Int = .max, isIdle: Bool = false) { (self.capacity, self.isIdle) = (capacity, isIdle) }

  func receive(subscription: any Subscription) {
    let isFirst = lock { () -> Bool in
      guard self.subscription == nil, end == nil else { return false }
      self.subscription = subscription
      return true
    }
    guard isFirst else { return subscription.cancel() }
    pull()
    pull()
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    let reader = lock { () -> CheckedContinuation<Letter, Never>? in
      arrivalCount += 1
      guard end == nil else { return nil }
      if let reader = readers.popFirst() { return reader }
      if letters.count == capacity { _ = letters.popFirst() }
      letters.append(input)
      return nil
    }
    reader?.resume(returning: UncheckedSendable(.success(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: close(with: .success(nil))
    case .failure(let error): close(with: .failure(error))
    }
  }

  func cancel() {
    let former = lock { () -> (any Subscription)? in
      letters.removeAll()
      return take(&subscription)
    }
    former?.cancel()
    close(with: .success(nil))
  }

  func next(isolation: isolated (any Actor)?) async -> Letter {
    let letter = await awaitLetter(isolation: isolation)
    let stuck = lock { take(&givenUp) }
    await stuck?.reportStuck()
    return letter
  }

  private func awaitLetter(isolation: isolated (any Actor)?) async -> Letter {
    let session = isIdle ? Caller.app : nil
    session?.noteIdleTask(true)
    defer { session?.noteIdleTask(false) }
    return await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: isolation) { continuation in
        let letter = lock { () -> Letter? in
          if let value = letters.popFirst() { return UncheckedSendable(.success(value)) }
          if let end {
            self.end = .success(nil)
            return UncheckedSendable(end)
          }
          readers.append(continuation)
          return nil
        }
        if let letter { continuation.resume(returning: letter) } else { follow() }
        pull()
      }
    } onCancel: {
      cancel()
    }
  }

  /// Ends the stream if the test that awaits it is stuck.
  private func follow() {
    guard let caller = Caller.current, caller.role != .app else { return }
    let session = caller.session
    let isKnown = lock { () -> Bool in
      defer { followed = session }
      return followed === session
    }
    if !isKnown { session.addStuckObserver(self) }
  }

  @MainActor func testIsStuck() -> Bool {
    let isAwaited = lock { () -> Bool in
      guard !readers.isEmpty else { return false }
      givenUp = followed
      return true
    }
    if isAwaited { cancel() }
    return isAwaited
  }

  private func pull() {
    let (source, count) = lock { (isPulled ? subscription : nil, arrivalCount) }
    guard let source else { return }
    source.request(.max(1))
    let isSilent = lock { () -> Bool in
      guard arrivalCount == count, end == nil, subscription != nil else { return false }
      isPulled = false
      return true
    }
    if isSilent { source.request(.unlimited) }
  }

  /// An error without a reader yet is stored for the next reader; all later ones get the end.
  private func close(with result: Result<Output?, Failure>) {
    let waiting = lock { () -> [CheckedContinuation<Letter, Never>] in
      guard end == nil else { return [] }
      subscription = nil
      var waiting: [CheckedContinuation<Letter, Never>] = []
      while let reader = readers.popFirst() { waiting.append(reader) }
      end = waiting.isEmpty ? result : .success(nil)
      return waiting
    }
    for (index, reader) in waiting.enumerated() {
      reader.resume(returning: UncheckedSendable(index == 0 ? result : .success(nil)))
    }
  }
}
