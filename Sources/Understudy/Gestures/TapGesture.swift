import Foundation

/// A number of taps in quick succession (SEM-361).
public struct TapGesture: Gesture {
  public typealias Body = Never
  /// The number of taps that make one gesture.
  public var count: Int
  /// Makes a gesture of a number of taps; numbers below 1 become 1.
  public init(count: Int = 1) { self.count = max(1, count) }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Void>]? {
    switch event.action {
    case .tap(let taps, _) where taps >= count: (0..<(taps / count)).map { _ in .ended(()) }
    case .press(let duration) where duration < 0.5 && count == 1: [.ended(())]
    default: nil
    }
  }
}

/// A number of taps in quick succession, and where they were (LAY-360). What is not laid out is tapped at its origin.
public struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  /// Where the finger was.
  public struct Value: Equatable, Sendable {
    /// The place of the tap, in points of the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The number of taps that make one gesture.
  public var count: Int
  /// The space in which the place is given: that of the view by default.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of a number of taps, in the coordinates of the view by default; numbers below 1 become 1.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace()) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Takes the space as a value, in the spelling of iOS 16.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = max(1, count)
    self.coordinateSpace = coordinateSpace
  }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Value>]? {
    guard let taps = TapGesture(count: count)._phases(of: event) else { return nil }
    let value = Value(location: event.path(of: FingerMovement(), in: coordinateSpace).start)
    return taps.map { $0.map { value } }
  }
}
