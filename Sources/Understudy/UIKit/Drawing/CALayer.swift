import Foundation

/// What a view of UIKit's looks like: kept, as pictures do not draw such views. Source: Apple's page "CALayer".
@preconcurrency open class CALayer: NSObject, @unchecked Sendable {
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that have the radius.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The form of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Whether what is inside is cut off at the edge.
  open var masksToBounds = false
  /// The width of the line around the layer, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the line.
  open var borderColor: CGColor?
  /// The color behind the content.
  open var backgroundColor: CGColor?
  /// How opaque the layer is, from 0 to 1.
  open var opacity: Float = 1
  /// Whether the layer is hidden.
  open var isHidden = false
  /// The color of the shadow.
  open var shadowColor: CGColor?
  /// How opaque the shadow is.
  open var shadowOpacity: Float = 0
  /// Where the shadow is, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How blurred the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow.
  open var shadowPath: CGPath?
  /// The place in the layer around.
  open var frame = CGRect.zero
  /// The place in the layer's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle of the layer, in the layer around.
  open var position = CGPoint.zero
  /// How near to the user the layer is.
  open var zPosition: CGFloat = 0
  /// A name that the app gives the layer.
  open var name: String?
  /// A layer whose opaque parts show this one.
  open var mask: CALayer?
  /// Whether the layer is kept as pixels.
  open var shouldRasterize = false
  /// Pixels a point.
  open var contentsScale: CGFloat = 1
  /// Pixels a point of a layer that is kept as pixels.
  open var rasterizationScale: CGFloat = 1
  /// The layers inside.
  open private(set) var sublayers: [CALayer]?
  /// The layer around.
  open private(set) weak var superlayer: CALayer?

  public override init() { super.init() }
  /// A copy for an animation, of which there is none here.
  public init(layer: Any) { super.init() }
  /// There are no archives of layers here: never called.
  public required init?(coder: NSCoder) { nil }

  /// Puts a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }

  /// Puts a layer at a place among the others; past the last one, in front of them.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Leaves the layer around.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
    superlayer = nil
  }

  /// Ends animations, of which there are none.
  open func removeAllAnimations() {}
  /// Asks for drawing, which there is none.
  open func setNeedsDisplay() {}
  /// Asks for a layout, which there is none.
  open func setNeedsLayout() {}
}

/// A layer that shows colors that pass into each other. Kept, without effect.
@preconcurrency open class CAGradientLayer: CALayer, @unchecked Sendable {
  /// The colors, as `CGColor`s.
  open var colors: [Any]?
  /// The places of the colors, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the first color is, in shares of the layer.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last color is, in shares of the layer.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer that shows an outline. Kept, without effect.
@preconcurrency open class CAShapeLayer: CALayer, @unchecked Sendable {
  /// The outline.
  open var path: CGPath?
  /// The color inside of it.
  open var fillColor: CGColor?
  /// The color of its line.
  open var strokeColor: CGColor?
  /// The width of its line, in points.
  open var lineWidth: CGFloat = 1
  /// The share of the outline at which the line begins.
  open var strokeStart: CGFloat = 0
  /// The share of the outline at which the line ends.
  open var strokeEnd: CGFloat = 1
}

/// The form of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Makes a form of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An arc of a circle.
  public static let circular = Self(rawValue: "circular")
  /// A curve that begins gently, as that of the system's icons.
  public static let continuous = Self(rawValue: "continuous")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner of the smallest x and y: the upper left one.
  public static let layerMinXMinYCorner = Self(rawValue: 1 << 0)
  /// The corner of the largest x and the smallest y: the upper right one.
  public static let layerMaxXMinYCorner = Self(rawValue: 1 << 1)
  /// The corner of the smallest x and the largest y: the lower left one.
  public static let layerMinXMaxYCorner = Self(rawValue: 1 << 2)
  /// The corner of the largest x and y: the lower right one.
  public static let layerMaxXMaxYCorner = Self(rawValue: 1 << 3)
}
