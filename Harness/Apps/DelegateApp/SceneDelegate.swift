import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    LifeLog.shared.note("scene will connect")
    let contentView = NotesView()

    if let windowScene = scene as? UIWindowScene {
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIHostingController(rootView: contentView)
      self.window = window
      window.makeKeyAndVisible()
    }
  }

  func sceneDidDisconnect(_ scene: UIScene) {}

  func sceneDidBecomeActive(_ scene: UIScene) {
    LifeLog.shared.note("scene did become active")
  }

  func sceneWillResignActive(_ scene: UIScene) {
    LifeLog.shared.note("scene will resign active")
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    LifeLog.shared.note("scene will enter foreground")
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    LifeLog.shared.note("scene did enter background")
  }
}
