import Foundation

/// Values of keyframes by time, for code that computes frames itself.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: KeyframeTracks<Value>

  /// A timeline to compute values from, without a view.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - content: The keyframes.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    (self.initialValue, tracks) = (initialValue, content().tracks)
  }

  /// The length of the longest track, in seconds.
  public var duration: TimeInterval { tracks.duration }

  /// The value at a time.
  ///
  /// - Parameter time: In seconds from the beginning; a later one than the end means that.
  public func value(time: Double) -> Value {
    var value = initialValue
    tracks.move(&value, to: max(time, 0))
    return value
  }

  /// The value at a part of the whole time.
  ///
  /// - Parameter progress: From 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
