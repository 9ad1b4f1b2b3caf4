import Foundation
import SwiftUI
import Understudy
import UnderstudyCore
import UnderstudyElements
import UnderstudyTime

/// Shows a scene, and runs its frames while the app's clock moves. Source: Apple's page "SKView".
///
/// The view is an element. Nodes whose `isAccessibilityElement` is true are elements in it.
@preconcurrency @MainActor open class SKView: UIView {
  /// The scene that shows.
  open private(set) var scene: SKScene?
  /// Whether there are no frames.
  open var isPaused = false
  /// How many frames a second there are; 0 for those of the screen.
  open var preferredFramesPerSecond = 60 { didSet { if scene != nil { startFrames() } } }
  /// Whether what is behind the view shows, instead of the scene's color.
  open var allowsTransparency = false { didSet { contentDidChange() } }
  /// Whether nodes at one depth may be drawn in any order; kept, as they follow the tree.
  open var ignoresSiblingOrder = false
  /// Whether nodes outside are left out; kept, without effect.
  open var shouldCullNonVisibleNodes = true
  /// Whether frames are drawn only when needed; kept, without effect.
  open var isAsynchronous = true
  /// Whether the frames of a second show; kept, as they do not.
  open var showsFPS = false
  /// Whether the number of nodes shows; kept, as it does not.
  open var showsNodeCount = false
  /// Whether the number of drawings shows; kept, as it does not.
  open var showsDrawCount = false
  /// Whether the number of rectangles shows; kept, as it does not.
  open var showsQuadCount = false
  /// Whether bodies of physics show; kept, as they do not.
  open var showsPhysics = false
  /// Whether fields of physics show; kept, as they do not.
  open var showsFields = false
  /// Is asked before each frame; nil for all frames.
  var shouldRender: ((TimeInterval) -> Bool)?
  /// How large the view is on the screen; that of the frame before it shows.
  private(set) var shownSize: CGSize
  private let model = SceneModel()
  private var timer: Timer?
  /// Who gets the finger that is down.
  private weak var touched: SKNode?
  /// Shows when the view has a size.
  private var waiting: SKScene?

  /// Makes a view without a scene.
  public override init(frame: CGRect) {
    shownSize = frame.size
    super.init(frame: frame)
    isAccessibilityElement = true
    let surface = ShowingView { [weak self] _ in self.map { SceneContent(view: $0, model: $0.model) } }
    surface.frame = .zero
    addSubview(surface)
  }

  /// There are no archives of views here: never called.
  public required init?(coder: NSCoder) { nil }

  // MARK: - Scenes

  /// Shows a scene in place of the one before.
  open func presentScene(_ scene: SKScene?) {
    waiting = nil
    guard scene !== self.scene else { return }
    self.scene?.willMove(from: self)
    self.scene?.view = nil
    self.scene = scene
    timer?.invalidate()
    timer = nil
    if let scene {
      scene.view = self
      fit()
      scene.didMove(to: self)
      startFrames()
    }
    contentDidChange()
  }

  /// Shows a scene in place of the one before, at once.
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }

  /// Shows a scene once the view has its size on the screen.
  final func presentWhenSized(_ scene: SKScene) {
    if shownSize.width > 0, shownSize.height > 0 { return presentScene(scene) }
    waiting = scene
  }

  /// The scene follows the view's size where it is to fill it so.
  final func fit() {
    guard let scene, scene.scaleMode == .resizeFill, shownSize.width > 0, shownSize.height > 0 else { return }
    scene.size = shownSize
  }

  final func didLayOut(_ size: CGSize) {
    guard size != shownSize || waiting != nil else { return }
    shownSize = size
    if let waiting { presentScene(waiting) } else { fit() }
    contentDidChange()
  }

  /// The view is drawn again.
  final func contentDidChange() { model.change() }

  /// A point of the view, in the coordinates of a scene.
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
    point.applying(scene.toView(shownSize).inverted())
  }
  /// A point of a scene, in the coordinates of the view.
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { point.applying(scene.toView(shownSize)) }

  // MARK: - Frames

  private var frameDuration: TimeInterval {
    1 / TimeInterval(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60)
  }

  private func startFrames() {
    timer?.invalidate()
    let timer = Timer(timeInterval: frameDuration, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      assumeMain { self.showFrame() }
    }
    self.timer = timer
    RunLoop.main.add(timer, forMode: .common)
  }

  private func showFrame() {
    let time = ProcessInfo.processInfo.systemUptime
    guard !isPaused, isShown, let scene, shouldRender?(time) ?? true else { return }
    scene.advance(to: time, by: frameDuration)
  }

  /// Ends the frames, as the view shows no more.
  final func stop() { presentScene(nil) }

  // MARK: - Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let scene, let touch = touches.first else { return }
    touched = scene.nodes(at: touch.location(in: scene)).first(where: \.isUserInteractionEnabled) ?? scene
    touched?.touchesBegan(touches, with: event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched?.touchesMoved(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched?.touchesEnded(touches, with: event)
    touched = nil
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched?.touchesCancelled(touches, with: event)
    touched = nil
  }
}

extension UITouch {
  /// Where the finger is, in the coordinates of a node; zero for a node that no view shows.
  public func location(in node: SKNode) -> CGPoint {
    guard let scene = node.scene, let view = scene.view else { return .zero }
    return node.convert(view.convert(location(in: view), to: scene), from: scene)
  }

  /// Where the finger was in the phase before, in the coordinates of a node; zero for a node that no view shows.
  public func previousLocation(in node: SKNode) -> CGPoint {
    guard let scene = node.scene, let view = scene.view else { return .zero }
    return node.convert(view.convert(previousLocation(in: view), to: scene), from: scene)
  }
}
