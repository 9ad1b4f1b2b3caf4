import UnderstudyTime

/// Gives the one result of work that starts when the future is made, also to those who subscribe later.
public final class Future<Output, Failure: Error>: Publisher {
  /// Takes the result; calls after the first are ignored.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [Single<Output, Failure>] = []

  /// Starts the work.
  ///
  /// - Parameter attemptToFulfill: The work, which runs at once and calls its promise when it has a result.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { attemptToFulfill(fulfill) }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    let subscription = Single("Future", subscriber)
    subscription.onCancel = { [weak self] cancelled in
      guard let self else { return }
      lock { waiting.removeAll { $0 === cancelled } }
    }
    subscriber.receive(subscription: subscription)
    let known = lock { () -> Result<Output, Failure>? in
      if result == nil, !subscription.isOver { waiting.append(subscription) }
      return result
    }
    if let known { subscription.settle(known) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let receivers = lock { () -> [Single<Output, Failure>] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for receiver in receivers { receiver.settle(result) }
  }
}

extension Future where Failure == Never {
  /// The value, as soon as there is one; waiting for it is not ended by cancelling the task.
  public var value: Output {
    get async { await outcome().value.get() }
  }
}

extension Future {
  /// The value, as soon as there is one; waiting for it is not ended by cancelling the task.
  ///
  /// - Throws: The error of the work.
  public var value: Output {
    get async throws { try await outcome().value.get() }
  }

  private func outcome() async -> UncheckedSendable<Result<Output, Failure>> {
    await withCheckedContinuation { continuation in
      subscribe(
        Leg(
          subscription: { $0.request(.max(1)) },
          value: {
            continuation.resume(returning: UncheckedSendable(.success($0)))
            return .none
          },
          completion: {
            if case .failure(let error) = $0 { continuation.resume(returning: UncheckedSendable(.failure(error))) }
          }
        )
      )
    }
  }
}
