import Foundation
import Understudy

/// An outline in a scene. Source: Apple's page "SKShapeNode".
@preconcurrency @MainActor open class SKShapeNode: SKNode {
  /// The outline; nil for none.
  open var path: CGPath? { didSet { didChange() } }
  /// The color of the area: none at first.
  open var fillColor = UIColor.clear { didSet { didChange() } }
  /// The color of the line: white at first.
  open var strokeColor = UIColor.white { didSet { didChange() } }
  /// How wide the line is.
  open var lineWidth: CGFloat = 1 { didSet { didChange() } }
  /// How the line ends.
  open var lineCap = CGLineCap.butt { didSet { didChange() } }
  /// How the line turns.
  open var lineJoin = CGLineJoin.miter { didSet { didChange() } }
  /// How far corners reach.
  open var miterLimit: CGFloat = 10
  /// How far the line glows; kept, without effect.
  open var glowWidth: CGFloat = 0
  /// Whether edges are smooth; kept, as they always are.
  open var isAntialiased = true
  /// A picture for the area; kept, as the color shows.
  open var fillTexture: SKTexture?
  /// A picture for the line; kept, as the color shows.
  open var strokeTexture: SKTexture?
  /// How the node mixes with what is behind; kept, without effect.
  open var blendMode = SKBlendMode.alpha

  /// Makes a node without an outline.
  public override init() { super.init() }

  /// There are no archives of nodes here: a node without an outline.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  private convenience init(_ path: Path) {
    self.init()
    self.path = path.cgPath
  }

  /// Makes an outline.
  public convenience init(path: CGPath) { self.init(Path(path)) }
  /// Makes an outline, with its middle at the node's place.
  public convenience init(path: CGPath, centered: Bool) {
    let box = path.boundingBox
    let whole = Path(path)
    self.init(centered ? whole.applying(CGAffineTransform(translationX: -box.midX, y: -box.midY)) : whole)
  }
  /// Makes a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  /// Makes a rectangle with round corners.
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }
  /// Makes a rectangle around the node's place.
  public convenience init(rectOf size: CGSize) { self.init(rect: CGRect(around: .zero, size)) }
  /// Makes a rectangle with round corners around the node's place.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(rect: CGRect(around: .zero, size), cornerRadius: cornerRadius)
  }
  /// Makes a circle around the node's place.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
  }
  /// Makes an ellipse around the node's place.
  public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: CGRect(around: .zero, size)) }
  /// Makes an ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  /// Makes lines between points.
  public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    var path = Path()
    path.addLines((0..<max(numPoints, 0)).map { points[$0] })
    self.init(path)
  }
  /// Makes lines between points: curves through them are not made.
  public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    self.init(points: points, count: numPoints)
  }

  override var contentBounds: CGRect {
    guard let path, !path.isEmpty else { return .null }
    return path.boundingBox.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
  }
}

extension CGRect {
  /// A rectangle by its middle.
  init(around middle: CGPoint, _ size: CGSize) {
    self.init(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }
}
