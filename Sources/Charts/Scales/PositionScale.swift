import Foundation

/// Where the values of an axis are, from 0 to 1 of its length and in points.
struct PositionScale {
  enum Kind {
    /// Bounds of the transformed values, the first of which is at the beginning.
    case line(Double, Double, LineTransform)
    case bands([String])
  }

  let kind: Kind
  /// A value of the axis's type.
  let sample: Datum
  var range = _ScaleRangeOutputs<CGFloat>()
  /// Whether the beginning is below.
  var isUpward = false
  var length: CGFloat = 0

  func sized(_ length: CGFloat) -> PositionScale {
    var copy = self
    copy.length = length
    return copy
  }

  /// The ends of the scale in points, the first of which is where the domain begins.
  private var ends: (CGFloat, CGFloat) {
    let start: CGFloat
    let end: CGFloat
    if range.values.count >= 2 {
      (start, end) = (range.values[0], range.values[range.values.count - 1])
    } else {
      (start, end) = (range.startPadding, length - range.endPadding)
    }
    return isUpward ? (length - start, length - end) : (start, end)
  }

  /// The point of a part of the domain.
  private func point(_ part: Double) -> CGFloat { ends.0 + (ends.1 - ends.0) * CGFloat(part) }

  /// The point of a number, or of the seconds of a date.
  func position(_ coordinate: Double) -> CGFloat? {
    guard case .line(let start, let end, let transform) = kind, coordinate.isFinite else { return nil }
    let value = transform.apply(coordinate)
    guard value.isFinite else { return nil }
    return point(end == start ? 0.5 : (value - start) / (end - start))
  }

  /// The point of a value; the middle of a category's band. Nil if the scale does not have it.
  func position(_ datum: Datum) -> CGFloat? {
    if case .bands = kind { return band(datum).map { ($0.lowerBound + $0.upperBound) / 2 } }
    return datum.coordinate.flatMap { position($0) }
  }

  /// What a value extends over; the same point twice for a number.
  func extent(_ value: PlottedValue) -> ClosedRange<CGFloat>? {
    if case .bands = kind { return band(value.datum) }
    guard let span = value.span else { return position(value.datum).map { $0...$0 } }
    guard let start = position(span.lowerBound), let end = position(span.upperBound) else { return nil }
    return min(start, end)...max(start, end)
  }

  /// The distance of two categories in points; nil if the scale has none.
  var bandLength: CGFloat? {
    guard case .bands(let names) = kind else { return nil }
    return abs(ends.1 - ends.0) / CGFloat(max(1, names.count))
  }

  /// The band of a category in points.
  func band(_ datum: Datum) -> ClosedRange<CGFloat>? {
    guard case .bands(let names) = kind, let name = datum.category, let index = names.firstIndex(of: name) else {
      return nil
    }
    let count = Double(names.count)
    let (start, end) = (point(Double(index) / count), point(Double(index + 1) / count))
    return min(start, end)...max(start, end)
  }

  /// The value at a point; nil outside of the categories.
  func datum(at position: CGFloat) -> Datum? {
    let (start, end) = ends
    guard end != start, position.isFinite else { return nil }
    let part = Double((position - start) / (end - start))
    switch kind {
    case .line(let first, let last, let transform):
      return sample.moved(to: transform.revert(first + part * (last - first)))
    case .bands(let names):
      let index = Int((part * Double(names.count)).rounded(.down))
      return names.indices.contains(index) ? .category(names[index]) : nil
    }
  }

  /// All categories, or both ends of the domain.
  var domain: [Datum] {
    switch kind {
    case .line(let start, let end, let transform):
      [sample.moved(to: transform.revert(start)), sample.moved(to: transform.revert(end))]
    case .bands(let names): names.map { .category($0) }
    }
  }

  /// The length of the domain in numbers, seconds or categories.
  var domainLength: Double {
    switch kind {
    case .line(let start, let end, let transform): abs(transform.revert(end) - transform.revert(start))
    case .bands(let names): Double(names.count)
    }
  }

  /// The numbers or seconds of the domain, in ascending order; nil for categories.
  var bounds: ClosedRange<Double>? {
    guard case .line(let start, let end, let transform) = kind else { return nil }
    let (first, last) = (transform.revert(start), transform.revert(end))
    return min(first, last)...max(first, last)
  }
}

/// What is done to numbers before they are placed along a line.
enum LineTransform {
  case none
  case log
  case power(Double)
  case symmetricLog(Double)

  func apply(_ value: Double) -> Double {
    switch self {
    case .none: value
    case .log: log10(value)
    case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    case .symmetricLog(let slope): value < 0 ? -log1p(-value * slope) : log1p(value * slope)
    }
  }

  func revert(_ value: Double) -> Double {
    switch self {
    case .none: value
    case .log: pow(10, value)
    case .power(let exponent): value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
    case .symmetricLog(let slope): value < 0 ? -expm1(-value) / slope : expm1(value) / slope
    }
  }
}
