// A transformation of a transformation is one, with the same upstream and a composed closure.

extension Publishers.Map {
  /// Gives what the values become in both steps.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    let first = self.transform
    return .init(upstream: upstream) { transform(first($0)) }
  }

  /// Gives what the values become in both steps, and fails with what is thrown.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return .init(upstream: upstream) { try transform(first($0)) }
  }
}

extension Publishers.TryMap {
  /// Gives what the values become in both steps.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    tryMap(transform)
  }

  /// Gives what the values become in both steps, and fails with what is thrown.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return .init(upstream: upstream) { try transform(first($0)) }
  }
}

extension Publishers.CompactMap {
  /// Gives what the values become in both steps, without those that become nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return .init(upstream: upstream) { first($0).flatMap(transform) }
  }

  /// Gives what the values become in both steps.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    compactMap(transform)
  }
}

extension Publishers.TryCompactMap {
  /// Gives what the values become in both steps, without those that become nil.
  public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T> {
    let first = self.transform
    return .init(upstream: upstream) { try first($0).flatMap(transform) }
  }
}

extension Publishers.Filter {
  /// Lets through the values that meet both conditions.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
    let first = self.isIncluded
    return .init(upstream: upstream) { first($0) && isIncluded($0) }
  }

  /// Lets through the values that meet both conditions, and fails with what is thrown.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return .init(upstream: upstream) { try first($0) && isIncluded($0) }
  }
}

extension Publishers.TryFilter {
  /// Lets through the values that meet both conditions.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
    tryFilter(isIncluded)
  }

  /// Lets through the values that meet both conditions, and fails with what is thrown.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return .init(upstream: upstream) { try first($0) && isIncluded($0) }
  }
}
