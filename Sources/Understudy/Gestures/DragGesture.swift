import Foundation
import UnderstudyElements

/// A finger that moves while it touches (SEM-364).
public struct DragGesture: Gesture {
  public typealias Body = Never

  /// Where the finger is and how it came there, in points.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
    public var velocity: CGSize { .zero }
  }

  /// How far the finger must move, in points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

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
    case .swipe(.up): CGSize(width: 0, height: -195)
    case .swipe(.down): CGSize(width: 0, height: 195)
    case .swipe(.left): CGSize(width: -195, height: 0)
    case .swipe(.right): CGSize(width: 195, height: 0)
    case .tap, .press: .zero
    default: nil
    }
  }
}
