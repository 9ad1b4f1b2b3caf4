/// Bins of equal size over numbers, for histograms. Source: Apple's page "NumberBins".
public struct NumberBins<Value: Comparable & Numeric>: Collection, Equatable {
  /// Where bins begin and end, in ascending order.
  public let thresholds: [Value]
  private var bins: Bins<Value> { Bins(thresholds: thresholds) }

  /// Makes the bins between given numbers.
  public init(thresholds: [Value]) { self.thresholds = thresholds }

  /// The bin at a position; a position beyond the last one stops the app.
  public subscript(position: Int) -> ChartBinRange<Value> { bins.range(at: position) }
  /// The position of the bin that has a number; those outside are in the first or the last bin.
  public func index(for value: Value) -> Int { bins.index(for: value) }
  /// The next position.
  public func index(after i: Int) -> Int { i + 1 }
  /// The position of the first bin.
  public var startIndex: Int { 0 }
  /// The position after the last bin.
  public var endIndex: Int { bins.count }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Makes bins of a size that together have a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: NiceNumbers.multiples(of: Double(size), covering: Double(range.lowerBound)...Double(range.upperBound))
        .map { Value($0) })
  }

  /// Divides a range by a number of bins.
  public init(range: ClosedRange<Value>, count: Int) {
    let parts = Swift.max(1, count)
    let size = (range.upperBound - range.lowerBound) / Value(parts)
    self.init(thresholds: (0...parts).map { range.lowerBound + size * Value($0) })
  }

  /// Makes about as many bins as are wanted, between round numbers.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    let step = NiceNumbers.step(over: bounds, desiredCount: desiredCount, minimum: Double(minimumStride))
    self.init(thresholds: NiceNumbers.multiples(of: step, covering: bounds).map { Value($0) })
  }

  /// Makes bins that have all of some numbers.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    guard let lower = data.min(), let upper = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: lower...upper, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Makes bins of a size that together have a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: NiceNumbers.multiples(of: Double(size), covering: Double(range.lowerBound)...Double(range.upperBound))
        .map { Value($0) })
  }

  /// Divides a range by a number of bins; the thresholds are whole numbers.
  public init(range: ClosedRange<Value>, count: Int) {
    let parts = Swift.max(1, count)
    let size = Double(range.upperBound - range.lowerBound) / Double(parts)
    self.init(thresholds: (0...parts).map { range.lowerBound + Value((size * Double($0)).rounded()) })
  }

  /// Makes about as many bins as are wanted, between round numbers.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    let step = NiceNumbers.step(
      over: bounds, desiredCount: desiredCount, minimum: Swift.max(1, Double(minimumStride)))
    self.init(thresholds: NiceNumbers.multiples(of: step.rounded(.up), covering: bounds).map { Value($0) })
  }

  /// Makes bins that have all of some numbers.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    guard let lower = data.min(), let upper = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: lower...upper, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
  }
}

extension NumberBins: Sendable where Value: Sendable {}
