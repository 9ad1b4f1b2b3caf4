import UnderstudyTime

/// Keeps the values of a publisher for a task that awaits them.
///
/// A source that answers a demand before `request` returns is pulled, two values ahead, so that an endless sequence
/// does not fill the memory. Any other sends when it likes, and is asked for everything from the start, so that
/// nothing is lost between two awaits.
///
/// Where a test awaits, outside of its session, the session is run and its clock moved meanwhile.
final class Mailbox<Output, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  typealias Letter = Unchecked<Result<Output?, Failure>>

  private let lock = Lock()
  private var letters = Queue<Output>()
  private var end: Result<Output?, Failure>?
  private var readers = Queue<CheckedContinuation<Letter, Never>>()
  private var subscription: (any Subscription)?
  private var arrivalCount = 0
  private var isPulled = true
  /// The session that runs for the readers.
  private var followed: ExecutionSession?
  /// The session whose test turned out to be stuck, which a reader is to tell.
  private var givenUp: ExecutionSession?

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
      letters.append(input)
      return nil
    }
    reader?.resume(returning: Unchecked(.success(input)))
    if reader != nil { readersDidGo() }
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
    await stuck?.tellThatGivenUp()
    return letter
  }

  private func awaitLetter(isolation: isolated (any Actor)?) async -> Letter {
    await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: isolation) { continuation in
        let letter = lock { () -> Letter? in
          if let value = letters.popFirst() { return Unchecked(.success(value)) }
          if let end {
            self.end = .success(nil)
            return Unchecked(end)
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

  /// Has the test's session run until nobody waits any more.
  private func follow() {
    guard ExecutionSession.current == nil, let session = ExecutionSession.ofCallerOrTest else { return }
    let isFirst = lock { () -> Bool in
      defer { followed = session }
      return followed == nil
    }
    guard isFirst else { return }
    session.startFollower { await self.run(session) }
  }

  @MainActor private func run(_ session: ExecutionSession) async {
    repeat {
      guard await session.follow(until: { self.lock { self.readers.isEmpty } }) else { return giveUp(session) }
    } while !endFollowing()
  }

  private func giveUp(_ session: ExecutionSession) {
    lock { (followed, givenUp) = (nil, session) }
    cancel()
  }

  /// - Returns: false where somebody waits again.
  private func endFollowing() -> Bool {
    lock {
      guard readers.isEmpty || followed?.isEnded ?? true else { return false }
      followed = nil
      return true
    }
  }

  private func readersDidGo() { lock { followed }?.wakeFollowers() }

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

  /// An error that nobody awaits yet is kept for the next reader; all later ones get the end.
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
      reader.resume(returning: Unchecked(index == 0 ? result : .success(nil)))
    }
    if !waiting.isEmpty { readersDidGo() }
  }
}
