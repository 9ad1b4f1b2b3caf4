import Foundation

/// How a film fills a layer. Source: Apple's page "AVLayerVideoGravity".
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a way of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The whole film is seen, with bars at two sides if the layer has another shape.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The layer is full, and what sticks out of it is cut off.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The film is stretched to the layer's shape.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// Shows a player's film; kept, as layers are not drawn. Source: Apple's page "AVPlayerLayer".
open class AVPlayerLayer: CALayer, @unchecked Sendable {
  /// The player.
  open var player: AVPlayer?
  /// How the film fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Makes a layer without a player.
  public override init() { super.init() }
  /// A copy for an animation, of which there is none here.
  public override init(layer: Any) { super.init(layer: layer) }
  /// There are no archives of layers here: never called.
  public required init?(coder: NSCoder) { nil }
  /// Makes a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// Whether there is a picture: as soon as an item can be played.
  open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }
  /// Where the film is in the layer.
  open var videoRect: CGRect { bounds }
}
