import Foundation
import UnderstudyElements

/// A finger that moves while it touches (SEM-364).
public struct DragGesture: Gesture {
  public typealias Body = Never

  /// Where the finger is and how it came there, in points of the gesture's coordinate space. Source: Apple's page
  /// "DragGesture.Value".
  public struct Value: Equatable, Sendable {
    /// The reference date of 2001, as gestures carry no time here.
    public var time: Date
    /// The end of the movement.
    public var location: CGPoint
    /// The beginning of the movement: the place that a test names, or the middle of what is visible of an element (LAY-350).
    public var startLocation: CGPoint
    /// Where the finger would stop after a quarter of a second at its last speed; where it is, for one that rests.
    public let predictedEndLocation: CGPoint
    /// The distance from the beginning to the end.
    public var translation: CGSize { Self.distance(from: startLocation, to: location) }
    /// The distance from the beginning to the predicted end.
    public var predictedEndTranslation: CGSize { Self.distance(from: startLocation, to: predictedEndLocation) }
    /// The speed of the finger at the end, in points a second: that of a swipe, or the one that a test gives a drag.
    public var velocity: CGSize {
      let way = Self.distance(from: location, to: predictedEndLocation)
      return CGSize(width: way.width / FingerPath.predictedTime, height: way.height / FingerPath.predictedTime)
    }

    fileprivate init(_ path: FingerPath) {
      time = Date(timeIntervalSinceReferenceDate: 0)
      (startLocation, location, predictedEndLocation) = (path.start, path.end, path.predictedEnd)
    }

    private static func distance(from start: CGPoint, to end: CGPoint) -> CGSize {
      CGSize(width: end.x - start.x, height: end.y - start.y)
    }
  }

  /// How far the finger must move, in points.
  public var minimumDistance: CGFloat
  /// The space in which locations are given: that of the view by default.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture for fingers that move 10 points or more by default.
  ///
  /// - Parameters:
  ///   - minimumDistance: In points; with 0, taps are gestures as well.
  ///   - coordinateSpace: The space of the locations.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace()
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Takes the space as a value, in the spelling before iOS 17.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Value>]? {
    let isExact = event.needsValue || minimumDistance > ElementAction.shortestSwipe
    guard let movement = event.movement(isExact: isExact), movement.distance >= minimumDistance else { return nil }
    let value = Value(event.path(of: movement, in: coordinateSpace))
    return [.changed(value), .ended(value)]
  }
}
