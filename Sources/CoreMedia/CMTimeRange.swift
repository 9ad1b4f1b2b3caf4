import Foundation

/// A span of time. Source: Apple's page "CMTimeRange".
public struct CMTimeRange: Hashable, Sendable {
  /// The first moment.
  public var start: CMTime
  /// The length.
  public var duration: CMTime

  /// Makes ``invalid``.
  public init() { self.init(start: .invalid, duration: .invalid) }
  /// Makes a span of a length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// Makes a span between two moments.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// An empty span at the beginning.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// No span at all.
  public static let invalid = CMTimeRange()

  /// Whether it is a span.
  public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
  /// Whether it has no length.
  public var isEmpty: Bool { isValid && duration == .zero }
  /// The moment after the last one.
  public var end: CMTime { start + duration }
  /// Whether a moment is in the span; the end is not.
  public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }
  /// Whether another span is in this one.
  public func containsTimeRange(_ other: CMTimeRange) -> Bool { isValid && other.start >= start && other.end <= end }

  /// What two spans have in common.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }

  /// The shortest span around two.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
  }
}

extension CMTimeRange: Codable {}

/// Makes a span of a length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// Makes a span between two moments.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}

/// The moment after the last one.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

/// Whether a moment is in a span.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
