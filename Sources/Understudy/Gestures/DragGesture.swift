import Foundation
import UnderstudyElements

/// A finger that moves while it touches (SEM-364).
public struct DragGesture: Gesture {
  public typealias Body = Never

  /// Where the finger is and how it came there, in points.
  public struct Value: Equatable, Sendable {
    /// The reference date of 2001, as gestures carry no time here.
    public var time: Date
    /// The end of the movement, in points from where it began.
    public var location: CGPoint
    /// The beginning of the movement, which is always the origin here.
    public var startLocation: CGPoint
    /// The distance from the beginning to the end, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The end of the movement itself, as nothing is predicted.
    public var predictedEndLocation: CGPoint { location }
    /// The distance of the movement itself, as nothing is predicted.
    public var predictedEndTranslation: CGSize { translation }
    /// Zero, as movements have no speed here.
    public var velocity: CGSize { .zero }
  }

  /// How far the finger must move, in points.
  public var minimumDistance: CGFloat
  /// The coordinates in which locations are given; they have no effect, as the movement always begins at the origin.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture for fingers that move 10 points or more by default.
  ///
  /// - Parameters:
  ///   - minimumDistance: In points; with 0, taps are gestures as well.
  ///   - coordinateSpace: The coordinates of locations; without effect here.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace()
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Value>]? {
    guard let translation = translation(of: event.action) else { return nil }
    let distance = (translation.width * translation.width + translation.height * translation.height).squareRoot()
    guard distance >= minimumDistance else { return nil }
    let value = Value(
      time: Date(timeIntervalSinceReferenceDate: 0), location: CGPoint(x: translation.width, y: translation.height),
      startLocation: .zero)
    return [.changed(value), .ended(value)]
  }

  /// A flick moves the finger over half of the screen's width.
  private func translation(of action: ElementAction) -> CGSize? {
    switch action {
    case .drag(let dx, let dy, _): CGSize(width: dx, height: dy)
    case .swipe(.up, _): CGSize(width: 0, height: -195)
    case .swipe(.down, _): CGSize(width: 0, height: 195)
    case .swipe(.left, _): CGSize(width: -195, height: 0)
    case .swipe(.right, _): CGSize(width: 195, height: 0)
    case .tap, .press: .zero
    default: nil
    }
  }
}
