extension Publisher where Failure == Never {
  /// The values, to be awaited one after the other.
  ///
  /// What comes between two awaits is kept; a publisher that answers each demand at once is asked as values are
  /// awaited.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, to be awaited one after the other, until the end or a failure, which is thrown.
  ///
  /// What comes between two awaits is kept; a publisher that answers each demand at once is asked as values are
  /// awaited.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
