import Foundation
import Understudy

/// Textures by their names. Source: Apple's page "SKTextureAtlas".
open class SKTextureAtlas: NSObject, @unchecked Sendable {
  /// The names: those that the app has given. Folders of the app are not looked through.
  public let textureNames: [String]
  private let textures: [String: SKTexture]

  /// An atlas of the app's, whose textures are pictures of its assets.
  public init(named name: String) {
    (textureNames, textures) = ([], [:])
    super.init()
  }

  /// An atlas of pictures.
  public init(dictionary properties: [String: Any]) {
    textures = properties.compactMapValues { ($0 as? UIImage).map { SKTexture(image: $0) } }
    textureNames = textures.keys.sorted()
    super.init()
  }

  /// Loads nothing, and calls the closure at once.
  open class func preloadTextureAtlases(
    _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) { completionHandler() }

  /// The texture of a name.
  open func textureNamed(_ name: String) -> SKTexture { textures[name] ?? SKTexture(imageNamed: name) }
  /// Loads nothing, and calls the closure at once.
  open func preload(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
}
