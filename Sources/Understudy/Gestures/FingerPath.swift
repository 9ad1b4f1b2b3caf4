import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// How a finger moves over the screen.
struct FingerMovement {
  /// In points.
  var translation = CGSize.zero
  /// The finger's speed when it is lifted, in points a second.
  var velocity = CGSize.zero

  var distance: CGFloat {
    (translation.width * translation.width + translation.height * translation.height).squareRoot()
  }
}

/// The way of a finger, in points of a coordinate space.
struct FingerPath {
  let start: CGPoint
  let end: CGPoint
  let predictedEnd: CGPoint

  /// How far SwiftUI looks ahead, in seconds: the declaration of `DragGesture.Value.velocity` in its interface says so.
  static let predictedTime: CGFloat = 0.25

  fileprivate init(from start: CGPoint, _ movement: FingerMovement) {
    let (way, velocity) = (movement.translation, movement.velocity)
    self.start = start
    end = CGPoint(x: start.x + way.width, y: start.y + way.height)
    predictedEnd = CGPoint(
      x: end.x + velocity.width * Self.predictedTime, y: end.y + velocity.height * Self.predictedTime)
  }

  private init(_ path: FingerPath, _ convert: (CGPoint) -> CGPoint) {
    (start, end, predictedEnd) = (convert(path.start), convert(path.end), convert(path.predictedEnd))
  }

  fileprivate func mapped(by map: AffineMap) -> FingerPath { FingerPath(self, map.apply) }
}

/// A node that is the view itself on which its gestures are made, and not around it.
@MainActor protocol GesturePlacing {
  var gesturePlaces: [LayoutNode] { get }
  /// Where the finger is on the screen, in points; nil without a layout.
  var fingerPlace: CGPoint? { get }
}

extension _GestureEvent {
  /// The movement of one finger; nil for actions of other kinds.
  ///
  /// - Parameter isExact: Whether the length of a swipe is read from the layout (LAY-373); otherwise it is the least.
  @MainActor func movement(isExact: Bool) -> FingerMovement? {
    switch action {
    case .tap, .press: return FingerMovement()
    case .drag(let dx, let dy, _, let velocity):
      var movement = FingerMovement(translation: CGSize(width: dx, height: dy))
      let distance = movement.distance
      guard velocity > 0, distance > 0, distance.isFinite else { return movement }
      movement.velocity = CGSize(width: dx / distance * velocity, height: dy / distance * velocity)
      return movement
    case .swipe(let direction, let velocity):
      let length = isExact ? swipedDistance(direction) : ElementAction.shortestSwipe
      return FingerMovement(translation: direction.vector(length), velocity: direction.vector(velocity))
    default: return nil
    }
  }

  /// The way of a movement in a space; without a layout, or where nothing reads it, it begins at the origin.
  @MainActor func path(of movement: FingerMovement, in space: CoordinateSpace) -> FingerPath {
    guard needsValue, let touch = viewTouch else { return FingerPath(from: .zero, movement) }
    node.host.service(UnknownSpaces.self).check(space, around: touch.view, at: node, "a gesture")
    let path = FingerPath(from: touch.point, movement)
    return touch.view.space(space)?.map().inverse.map(path.mapped) ?? path
  }

  /// Where the gesture begins in its view, as shares and in points; its origin without a layout.
  @MainActor var startInView: (anchor: UnitPoint, location: CGPoint) {
    guard needsValue, let touch = viewTouch, let inverse = touch.view.map().inverse else { return (.center, .zero) }
    let (location, size) = (inverse.apply(touch.point), touch.view.placedSize)
    guard size.width > 0, size.height > 0 else { return (.center, location) }
    return (UnitPoint(x: location.x / size.width, y: location.y / size.height), location)
  }

  /// The view that is touched, among those that the gesture is written on, and the place on the screen.
  ///
  /// An element that is touched may lie beside the view, as a row does that passes touches on to what is inside it: then it is
  /// the middle of the view that is touched.
  @MainActor private var viewTouch: (view: LayoutNode, point: CGPoint)? {
    if let own = node as? any GesturePlacing {
      guard let view = own.gesturePlaces.first, let point = own.fingerPlace else { return nil }
      return (view, point)
    }
    guard let touch = node.host.service(Finger.self).touch else { return nil }
    let views = node.shownPlaces
    if let view = views.first(where: { $0.frame().contains(touch.point) }) { return (view, touch.point) }
    guard let view = views.first else { return nil }
    let frame = view.frame()
    return (view, touch.isExact ? touch.point : CGPoint(x: frame.midX, y: frame.midY))
  }

  /// How far the finger of a swipe moves, in points: over a share of what is visible of the element.
  @MainActor private func swipedDistance(_ direction: ElementDirection) -> Double {
    let size = node.host.service(Finger.self).touch?.size ?? node.host.layoutTree.screen.size
    let length = direction.axis == .vertical ? size.height : size.width
    return max(Double(ScrollLayout.swipedShare * length), ElementAction.shortestSwipe)
  }
}

extension ElementDirection {
  /// A length in the direction.
  fileprivate func vector(_ length: Double) -> CGSize {
    switch self {
    case .up: CGSize(width: 0, height: -length)
    case .down: CGSize(width: 0, height: length)
    case .left: CGSize(width: -length, height: 0)
    case .right: CGSize(width: length, height: 0)
    }
  }
}
