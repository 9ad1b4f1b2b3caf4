/// The subscription of a publisher that gives one value or one failure, now or later.
final class Single<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  private let name: StaticString
  private var downstream: (any Subscriber<Output, Failure>)?
  private var outcome: Result<Output, Failure>?
  private var isDemanded = false
  /// Runs when the downstream cancels before the outcome; set before the downstream has this subscription.
  var onCancel: ((Single) -> Void)?

  var description: String { name.description }

  init(_ name: StaticString, _ downstream: any Subscriber<Output, Failure>, outcome: Result<Output, Failure>? = nil) {
    self.name = name
    self.downstream = downstream
    self.outcome = outcome
  }

  /// Whether the outcome has been given, or the downstream has cancelled.
  var isOver: Bool { lock { downstream == nil } }

  /// Gives the outcome to the downstream: a failure at once, a value as soon as it is demanded.
  func settle(_ outcome: Result<Output, Failure>) {
    lock { self.outcome = outcome }
    give()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock { isDemanded = true }
    give()
  }

  func cancel() {
    if lock({ take(&downstream) }) != nil { onCancel?(self) }
  }

  private func give() {
    let delivery = lock { () -> (any Subscriber<Output, Failure>, Result<Output, Failure>)? in
      guard let outcome else { return nil }
      if case .success = outcome, !isDemanded { return nil }
      return take(&downstream).map { ($0, outcome) }
    }
    guard let (receiver, outcome) = delivery else { return }
    switch outcome {
    case .success(let value):
      _ = receiver.receive(value)
      receiver.receive(completion: .finished)
    case .failure(let error): receiver.receive(completion: .failure(error))
    }
  }
}
