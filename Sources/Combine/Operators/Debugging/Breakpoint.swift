import Foundation

extension Publisher {
  /// Stops in the debugger where a closure returns true for what passes; without a debugger the process ends.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Runs when the subscription comes.
  ///   - receiveOutput: Runs for each value.
  ///   - receiveCompletion: Runs at the end.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    .init(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion
    )
  }

  /// Stops in the debugger when the publisher fails; without a debugger the process ends.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { completion in
      if case .failure = completion { true } else { false }
    })
  }
}

extension Publishers {
  /// Stops in the debugger where a closure returns true for what passes.
  public struct Breakpoint<Upstream: Publisher>: UpstreamOutput, UpstreamFailure {
    /// The publisher that is watched.
    public let upstream: Upstream
    /// Whether to stop when the subscription comes.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Whether to stop for a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?
    /// Whether to stop at the end.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    /// Makes what `breakpoint(receiveSubscription:receiveOutput:receiveCompletion:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher that is watched.
    ///   - receiveSubscription: Whether to stop when the subscription comes.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      let stop = { if $0 { _ = raise(SIGTRAP) } }
      upstream.subscribe(
        Leg<Upstream.Output, Failure>(
          subscription: {
            stop(receiveSubscription?($0) ?? false)
            subscriber.receive(subscription: $0)
          },
          value: {
            stop(receiveOutput?($0) ?? false)
            return subscriber.receive($0)
          },
          completion: {
            stop(receiveCompletion?($0) ?? false)
            subscriber.receive(completion: $0)
          }
        )
      )
    }
  }
}
