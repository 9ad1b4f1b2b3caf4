/// What one bin of a chart extends over. Source: Apple's page "ChartBinRange".
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  /// The first value of the bin.
  public let lowerBound: Bound
  /// The value after the bin; the last bin of its bins contains it.
  public let upperBound: Bound
  let isClosed: Bool

  /// Whether a value is in the bin.
  public func contains(_ element: Bound) -> Bool {
    lowerBound <= element && (element < upperBound || isClosed && element == upperBound)
  }

  /// The places of a collection between the bounds.
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where Bound == C.Index {
    guard isClosed, upperBound < collection.endIndex else { return lowerBound..<upperBound }
    return lowerBound..<collection.index(after: upperBound)
  }
}

extension ChartBinRange: Sendable where Bound: Sendable {}
extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}

/// The bins between thresholds that ascend.
struct Bins<Bound: Comparable> {
  let thresholds: [Bound]

  var count: Int { Swift.max(0, thresholds.count - 1) }

  func range(at position: Int) -> ChartBinRange<Bound> {
    precondition(
      (0..<count).contains(position), "There are \(count) bins; bin \(position) was asked for.")
    return ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == count - 1)
  }

  /// The bin that has a value; those beyond the thresholds are in the first or in the last one.
  func index(for value: Bound) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(0, above - 1), Swift.max(0, count - 1))
  }
}
