import Foundation

extension UIApplication {
  /// Asks for a scene. There is one already, which stays as it is: an app has no others here.
  ///
  /// - Parameter errorHandler: Not called where the session is that of the app's scene or nil with an app of one scene.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) {
    guard sceneSession == nil || openSessions.contains(where: { $0 === sceneSession }) else {
      errorHandler?(NSError(domain: "UISceneErrorDomain", code: 0))
      return
    }
  }

  /// Asks to end a scene, which a device of one scene does not do either.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(NSError(domain: "UISceneErrorDomain", code: 0)) }

  /// Does nothing: a device would draw the scene's picture in the app switcher again.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

extension UIScene {
  /// How a scene is asked for. Source: Apple's page "UIScene.ActivationRequestOptions".
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?
    public override init() { super.init() }
  }
}

/// How the end of a scene is asked for.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}
