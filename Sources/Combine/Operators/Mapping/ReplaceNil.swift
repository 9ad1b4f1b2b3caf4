extension Publisher {
  /// Puts a value in the place of nil.
  ///
  /// - Parameter output: The value.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
