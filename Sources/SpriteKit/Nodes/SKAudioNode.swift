import Foundation
import Understudy

/// A sound in a scene, of which the event log has the name when it is added. Source: Apple's page "SKAudioNode".
@preconcurrency @MainActor open class SKAudioNode: SKNode {
  /// Whether the sound begins by itself; kept.
  open var autoplayLooped = true
  /// Whether the sound comes from the node's place; kept.
  open var isPositional = true
  /// The name of the file.
  private let file: String

  /// Makes the sound of a file.
  public init(fileNamed name: String) {
    file = name
    super.init()
    SpriteKitState.log("Sound \(name)")
  }

  /// Makes the sound of a file.
  public convenience init(url: URL) { self.init(fileNamed: url.lastPathComponent) }

  /// There are no archives of nodes here: a sound without a name.
  public required init?(coder aDecoder: NSCoder) {
    file = ""
    super.init(coder: aDecoder)
  }
}
