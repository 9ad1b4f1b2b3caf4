import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// A number of taps in quick succession (SEM-361).
public struct TapGesture: Gesture {
  public typealias Body = Never
  public var count: Int
  public init(count: Int = 1) { self.count = max(1, count) }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Void>]? {
    switch event.action {
    case .tap(let taps, _) where taps >= count: (0..<(taps / count)).map { _ in .ended(()) }
    case .press(let duration) where duration < 0.5 && count == 1: [.ended(())]
    default: nil
    }
  }
}

/// A finger held in one place (SEM-363).
public struct LongPressGesture: Gesture {
  public typealias Body = Never
  /// How long the finger must be held, in seconds.
  public var minimumDuration: Double
  public var maximumDistance: CGFloat
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Bool>]? {
    guard let duration = event.action.heldDuration else { return nil }
    return [.changed(true), duration >= minimumDuration ? .ended(true) : .cancelled(true)]
  }
}

extension ElementAction {
  /// How long a finger stays in one place, in seconds; nil where it does not.
  var heldDuration: Double? {
    switch self {
    case .tap: 0
    case .press(let duration): duration
    case .drag(_, _, let held): held
    default: nil
    }
  }
}

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

/// Two fingers moved apart or together; the value is a factor.
public struct MagnificationGesture: Gesture {
  public typealias Body = Never
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<CGFloat>]? {
    guard case .pinch(let scale) = event.action, abs(CGFloat(scale) - 1) >= minimumScaleDelta else { return nil }
    return [.changed(CGFloat(scale)), .ended(CGFloat(scale))]
  }
}

/// Two fingers moved apart or together.
public struct MagnifyGesture: Gesture {
  public typealias Body = Never

  /// The factor of the fingers' distance.
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
    public var time = Date(timeIntervalSinceReferenceDate: 0)
    public var velocity: CGFloat { 0 }
    public var startAnchor: UnitPoint { .center }
    public var startLocation: CGPoint { .zero }
  }

  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Value>]? {
    MagnificationGesture(minimumScaleDelta: minimumScaleDelta)._phases(of: event)?.map {
      $0.map { Value(magnification: $0) }
    }
  }
}

/// Two fingers turned.
public struct RotateGesture: Gesture {
  public typealias Body = Never

  /// The angle by which the fingers have turned.
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
    public var time = Date(timeIntervalSinceReferenceDate: 0)
    public var velocity: Angle { .zero }
    public var startAnchor: UnitPoint { .center }
    public var startLocation: CGPoint { .zero }
  }

  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Value>]? {
    RotationGesture(minimumAngleDelta: minimumAngleDelta)._phases(of: event)?.map { $0.map { Value(rotation: $0) } }
  }
}

/// A number of taps in quick succession, and where they were. Without layout that is the view's origin.
public struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  /// Where the finger was.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace()) {
    self.count = max(1, count)
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Value>]? {
    TapGesture(count: count)._phases(of: event)?.map { $0.map { Value(location: .zero) } }
  }
}

/// Two fingers turned; the value is the angle.
public struct RotationGesture: Gesture {
  public typealias Body = Never
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Angle>]? {
    guard case .rotate(let radians) = event.action, abs(radians) >= minimumAngleDelta.radians else { return nil }
    return [.changed(.radians(radians)), .ended(.radians(radians))]
  }
}
