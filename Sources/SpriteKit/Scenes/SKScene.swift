import Foundation
import Understudy

/// What a view shows: nodes, with a frame loop on the app's clock. Source: Apple's page "SKScene".
@preconcurrency @MainActor open class SKScene: SKEffectNode {
  /// Width and height of what a view shows, in points of the scene.
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      didChangeSize(oldValue)
      didChange()
    }
  }
  /// How the scene fills a view of another size.
  open var scaleMode = SKSceneScaleMode.fill { didSet { view?.fit() } }
  /// The color behind all nodes.
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1) { didSet { didChange() } }
  /// The point of the view that is the scene's origin, in shares: at first the lower left.
  open var anchorPoint = CGPoint.zero { didSet { didChange() } }
  /// What the scene is seen from; nil for the origin.
  open weak var camera: SKCameraNode? { didSet { didChange() } }
  /// The node that sounds are heard from; kept.
  open weak var listener: SKNode?
  /// Gravity and contacts.
  public let physicsWorld = SKPhysicsWorld()
  /// Is called in each frame; not retained.
  open weak var delegate: (any SKSceneDelegate)?
  /// The view that shows the scene.
  open internal(set) weak var view: SKView?

  /// Makes a scene of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
    physicsWorld.scene = self
    sceneDidLoad()
  }

  /// Makes a scene of one point.
  public override init() {
    size = CGSize(width: 1, height: 1)
    super.init()
    physicsWorld.scene = self
    sceneDidLoad()
  }

  /// There are no archives of scenes here: a scene of one point.
  public required init?(coder aDecoder: NSCoder) {
    size = CGSize(width: 1, height: 1)
    super.init(coder: aDecoder)
    physicsWorld.scene = self
  }

  open override var next: UIResponder? { view?.next }
  open override var frame: CGRect {
    CGRect(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
  }

  // MARK: - What a scene of the app does

  /// Runs when the scene has been made.
  open func sceneDidLoad() {}
  /// Runs when a view shows the scene.
  open func didMove(to view: SKView) {}
  /// Runs before a view shows the scene no more.
  open func willMove(from view: SKView) {}
  /// Runs when the scene has another size.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Runs in each frame, before actions.
  ///
  /// - Parameter currentTime: Seconds of the app's clock.
  open func update(_ currentTime: TimeInterval) {}
  /// Runs in each frame, after actions.
  open func didEvaluateActions() {}
  /// Runs in each frame, after physics.
  open func didSimulatePhysics() {}
  /// Runs in each frame, after limits, which there are none of.
  open func didApplyConstraints() {}
  /// Runs at the end of each frame.
  open func didFinishUpdate() {}

  /// A frame.
  final func advance(to time: TimeInterval, by step: TimeInterval) {
    if !isPaused {
      update(time)
      delegate?.update(time, for: self)
      advanceActions(by: step)
      didEvaluateActions()
      delegate?.didEvaluateActions(for: self)
      physicsWorld.advance(by: step)
      didSimulatePhysics()
      delegate?.didSimulatePhysics(for: self)
    }
    didApplyConstraints()
    delegate?.didApplyConstraints(for: self)
    didFinishUpdate()
    delegate?.didFinishUpdate(for: self)
  }

  // MARK: - Points

  /// From the scene's coordinates to points of a view of a size, from its top left.
  final func toView(_ size: CGSize) -> CGAffineTransform {
    let (own, seen) = (self.size, camera)
    guard own.width > 0, own.height > 0 else { return .identity }
    var (x, y) = (size.width / own.width, size.height / own.height)
    switch scaleMode {
    case .fill: break
    case .aspectFill: (x, y) = (max(x, y), max(x, y))
    case .aspectFit: (x, y) = (min(x, y), min(x, y))
    case .resizeFill: (x, y) = (1, 1)
    }
    let origin = CGPoint(
      x: size.width / 2 + (anchorPoint.x - 0.5) * own.width * x,
      y: size.height / 2 - (anchorPoint.y - 0.5) * own.height * y)
    let flip = CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: origin.x, ty: origin.y)
    guard let seen, seen.scene === self else { return flip }
    // The camera's place comes to the middle.
    let back = seen.toRoot.inverted()
    let middle = CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: size.width / 2, ty: size.height / 2)
    return back.concatenating(middle)
  }

  /// What the view shows, in the scene's coordinates.
  final var visibleRect: CGRect {
    let shown = view?.shownSize ?? size
    return CGRect(origin: .zero, size: shown).applying(toView(shown).inverted())
  }

  /// A point of the view, in the scene's coordinates.
  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    point.applying(toView(view?.shownSize ?? size).inverted())
  }

  /// A point of the scene, in the view's coordinates.
  open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(toView(view?.shownSize ?? size)) }
}

/// How a scene fills a view of another size. Source: Apple's page "SKSceneScaleMode".
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

/// Is called in each frame of a scene. All methods are optional. Source: Apple's page "SKSceneDelegate".
@preconcurrency @MainActor public protocol SKSceneDelegate: AnyObject {
  /// Runs before actions.
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  /// Runs after actions.
  func didEvaluateActions(for scene: SKScene)
  /// Runs after physics.
  func didSimulatePhysics(for scene: SKScene)
  /// Runs after limits.
  func didApplyConstraints(for scene: SKScene)
  /// Runs at the end.
  func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
  /// Does nothing.
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
  /// Does nothing.
  public func didEvaluateActions(for scene: SKScene) {}
  /// Does nothing.
  public func didSimulatePhysics(for scene: SKScene) {}
  /// Does nothing.
  public func didApplyConstraints(for scene: SKScene) {}
  /// Does nothing.
  public func didFinishUpdate(for scene: SKScene) {}
}
