import Foundation

/// Recognizes taps. Source: Apple's page "UITapGestureRecognizer".
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make one movement.
  open var numberOfTapsRequired = 1
  /// How many fingers tap. Kept, without effect.
  open var numberOfTouchesRequired = 1

  override func gesture(_ act: @escaping @MainActor () -> Void) -> AnyGesture<Void> {
    AnyGesture(
      SpatialTapGesture(count: numberOfTapsRequired).onEnded { [weak self] value in
        self?.place = value.location
        self?.enter(.ended, act)
      }
      .map { _ in })
  }
}

/// Recognizes fingers that are held. Source: Apple's page "UILongPressGestureRecognizer".
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long a finger is held at least, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points. Kept, without effect.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before. Kept, without effect.
  open var numberOfTapsRequired = 0
  /// How many fingers are held. Kept, without effect.
  open var numberOfTouchesRequired = 1

  override func gesture(_ act: @escaping @MainActor () -> Void) -> AnyGesture<Void> {
    AnyGesture(
      LongPressGesture(minimumDuration: minimumPressDuration).onEnded { [weak self] _ in
        self?.enter(.began, act)
        self?.enter(.ended, act)
      }
      .map { _ in })
  }
}

/// Recognizes fingers that move. Source: Apple's page "UIPanGestureRecognizer".
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers move at least. Kept, without effect.
  open var minimumNumberOfTouches = 1
  /// How many fingers move at most. Kept, without effect.
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero
  private var speed = CGPoint.zero
  private var offset = CGPoint.zero

  /// How far the fingers have moved, in points.
  open func translation(in view: UIView?) -> CGPoint { CGPoint(x: moved.x - offset.x, y: moved.y - offset.y) }

  /// Makes the movement so far one of another length.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    offset = CGPoint(x: moved.x - translation.x, y: moved.y - translation.y)
  }

  /// How fast the fingers are, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  override func gesture(_ act: @escaping @MainActor () -> Void) -> AnyGesture<Void> {
    AnyGesture(
      DragGesture().onChanged { [weak self] value in
        self?.follow(value, from: .zero)
        self?.enter(.began, act)
        self?.follow(value, from: CGPoint(x: value.translation.width, y: value.translation.height))
        self?.enter(.changed, act)
      }
      .onEnded { [weak self] value in
        self?.follow(value, from: CGPoint(x: value.translation.width, y: value.translation.height))
        self?.enter(.ended, act)
        self?.offset = .zero
      }
      .map { _ in })
  }

  private func follow(_ value: DragGesture.Value, from translation: CGPoint) {
    moved = translation
    place = CGPoint(x: value.startLocation.x + translation.x, y: value.startLocation.y + translation.y)
    speed = CGPoint(x: value.velocity.width, y: value.velocity.height)
  }
}

/// Recognizes fingers that move from an edge of the screen. Source: Apple's page "UIScreenEdgePanGestureRecognizer".
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which fingers may come. Kept, without effect.
  open var edges: UIRectEdge = []
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = Self(rawValue: 1 << 0)
  /// The left edge, whatever the language's direction.
  public static let left = Self(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = Self(rawValue: 1 << 2)
  /// The right edge, whatever the language's direction.
  public static let right = Self(rawValue: 1 << 3)
  /// All four edges.
  public static let all: Self = [.top, .left, .bottom, .right]
}

/// Recognizes flicks in some directions. Source: Apple's page "UISwipeGestureRecognizer".
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of flicks.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From left to right.
    public static let right = Self(rawValue: 1 << 0)
    /// From right to left.
    public static let left = Self(rawValue: 1 << 1)
    /// Towards the upper edge.
    public static let up = Self(rawValue: 1 << 2)
    /// Towards the lower edge.
    public static let down = Self(rawValue: 1 << 3)
  }

  /// The directions that are recognized.
  open var direction: Direction = .right
  /// How many fingers move. Kept, without effect.
  open var numberOfTouchesRequired = 1

  override func gesture(_ act: @escaping @MainActor () -> Void) -> AnyGesture<Void> {
    AnyGesture(
      DragGesture(minimumDistance: 30).onEnded { [weak self] value in
        let way = value.translation
        let main: Direction =
          abs(way.width) > abs(way.height)
          ? way.width > 0 ? .right : .left : way.height > 0 ? .down : .up
        guard let self, direction.contains(main) else { return }
        place = value.startLocation
        enter(.ended, act)
      }
      .map { _ in })
  }
}

/// Recognizes two fingers that move apart or together. Source: Apple's page "UIPinchGestureRecognizer".
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor of the fingers' distance.
  open var scale: CGFloat = 1
  /// Zero, as movements of two fingers have no speed here.
  open var velocity: CGFloat { 0 }

  override func gesture(_ act: @escaping @MainActor () -> Void) -> AnyGesture<Void> {
    AnyGesture(
      MagnifyGesture().onEnded { [weak self] value in
        self?.place = value.startLocation
        self?.scale = 1
        self?.enter(.began, touches: 2, act)
        self?.scale = value.magnification
        self?.enter(.changed, touches: 2, act)
        self?.enter(.ended, touches: 2, act)
      }
      .map { _ in })
  }
}

/// Recognizes two fingers that turn. Source: Apple's page "UIRotationGestureRecognizer".
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians, clockwise.
  open var rotation: CGFloat = 0
  /// Zero, as movements of two fingers have no speed here.
  open var velocity: CGFloat { 0 }

  override func gesture(_ act: @escaping @MainActor () -> Void) -> AnyGesture<Void> {
    AnyGesture(
      RotateGesture().onEnded { [weak self] value in
        self?.place = value.startLocation
        self?.rotation = 0
        self?.enter(.began, touches: 2, act)
        self?.rotation = value.rotation.radians
        self?.enter(.changed, touches: 2, act)
        self?.enter(.ended, touches: 2, act)
      }
      .map { _ in })
  }
}
