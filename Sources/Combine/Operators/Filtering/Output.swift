extension Publisher {
  /// Gives the value at a position, counted from zero, and finishes.
  ///
  /// - Parameter index: The position.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  /// Gives the values at some positions, counted from zero, and finishes.
  ///
  /// - Parameter range: The positions.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    .init(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}

extension Publishers {
  /// Gives the values at some positions and finishes.
  public struct Output<Upstream: Publisher>: UpstreamFailure {
    public typealias Output = Upstream.Output
    /// The publisher whose values are counted.
    public let upstream: Upstream
    /// The positions of the values that are given, counted from zero.
    public let range: CountableRange<Int>

    /// Makes what `output(in:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are counted.
    ///   - range: The positions of the values that are given, counted from zero.
    public init(upstream: Upstream, range: CountableRange<Int>) { (self.upstream, self.range) = (upstream, range) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      guard !range.isEmpty else { return Empty().receive(subscriber: subscriber) }
      var index = 0
      upstream.subscribe(
        Stage("Output", subscriber) { [range] value in
          defer { index += 1 }
          if index < range.lowerBound { return .skip }
          return index + 1 < range.upperBound ? .send(value) : .last(value)
        }
      )
    }
  }
}
