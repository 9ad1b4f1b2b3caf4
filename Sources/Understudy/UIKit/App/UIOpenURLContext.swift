import Foundation
import UnderstudyTime

/// A URL that the system gives to a scene.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
  /// The URL to open.
  public let url: URL

  init(_ url: URL) { self.url = url }
}
