import Foundation

/// What the user does, as UIKit's objects get it. None is made here: gestures and controls act without it.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public override init() { super.init() }
}
