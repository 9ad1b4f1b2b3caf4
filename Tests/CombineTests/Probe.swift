import Combine

/// A subscriber that writes down what it gets and demands only what the test says.
final class Probe<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private(set) var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  private let answer: (Input) -> Subscribers.Demand

  init(demand: Subscribers.Demand = .unlimited, answer: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
    initial = demand
    self.answer = answer
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(initial)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return answer(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }

  func request(_ count: Int) { subscription?.request(.max(count)) }

  func cancel() { subscription?.cancel() }

  /// Releases the subscription, as subscribers do that have completed.
  func forget() { subscription = nil }

  var isFinished: Bool { if case .finished = completion { true } else { false } }

  var error: Failure? { if case .failure(let error) = completion { error } else { nil } }
}

struct Mishap: Error, Equatable, Codable {
  var number = 0
}

/// Collects what closures see, in order.
final class Log {
  var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
}

extension Publisher {
  /// Subscribes a probe and returns it.
  func probe(demand: Subscribers.Demand = .unlimited) -> Probe<Output, Failure> {
    let probe = Probe<Output, Failure>(demand: demand)
    subscribe(probe)
    return probe
  }
}
