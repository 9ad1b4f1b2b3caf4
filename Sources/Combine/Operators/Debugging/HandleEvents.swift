extension Publisher {
  /// Runs closures for what passes, and changes nothing.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Runs when the subscription comes.
  ///   - receiveOutput: Runs for each value, before the subscriber gets it.
  ///   - receiveCompletion: Runs at the end, before the subscriber gets it.
  ///   - receiveCancel: Runs when the subscriber cancels.
  ///   - receiveRequest: Runs when the subscriber demands values.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    .init(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest
    )
  }
}

extension Publishers {
  /// Runs closures for what passes.
  public struct HandleEvents<Upstream: Publisher>: UpstreamOutput, UpstreamFailure {
    /// The publisher whose events are handled.
    public let upstream: Upstream
    /// Runs when the subscription comes.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Runs for each value, before the subscriber gets it.
    public var receiveOutput: ((Upstream.Output) -> Void)?
    /// Runs at the end, before the subscriber gets it.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Runs when the subscriber cancels.
    public var receiveCancel: (() -> Void)?
    /// Runs when the subscriber demands values.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Makes what `handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose events are handled.
    ///   - receiveSubscription: Runs when the subscription comes.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Upstream.Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Hooks(
          "HandleEvents", subscriber,
          .init(
            subscription: receiveSubscription, value: receiveOutput, completion: receiveCompletion,
            cancel: receiveCancel, request: receiveRequest, answer: receiveRequest
          )
        )
      )
    }
  }
}
