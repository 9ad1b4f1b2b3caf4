import Foundation
import UnderstudyTime

/// A URL that the system gives to a scene.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
  public let url: URL

  init(_ url: URL) { self.url = url }
}
