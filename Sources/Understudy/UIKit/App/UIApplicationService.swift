import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyTime

/// The `UIApplication` of a running app, its delegates and its windows.
@MainActor final class UIApplicationService: HostService {
  let application: UIApplication
  /// Shows the windows of an app that a delegate launches; nil in an app of SwiftUI's.
  private(set) weak var node: UIViewsNode?
  private var delegate: (any UIApplicationDelegate)?
  private var scene: UIWindowScene?
  private weak var host: UnderstudyCore.Host?
  /// Whether the delegate of the scene had the activity of the launch as it connected; views get it afterwards.
  private var hadActivityOfLaunch = false

  init(host: UnderstudyCore.Host) {
    self.host = host
    application = UIApplication(host: host)
  }

  /// The service of the app whose code runs now, or of that in which the running test is.
  static var current: UIApplicationService? { (UnderstudyCore.Host.current ?? hostOfTest)?.service(Self.self) }

  /// The app that was launched as the host of the running test (F-155).
  private static var hostOfTest: UnderstudyCore.Host? {
    let host = (Caller.current?.session).flatMap(UnderstudyCore.Host.running)
    return host?.configuration.launchEnvironment["XCTestConfigurationFilePath"] == nil ? nil : host
  }

  // MARK: - Launch

  /// Does what the system does when an app is launched, as far as the app notices.
  func launch(_ type: any (NSObject & UIApplicationDelegate).Type, in node: UIViewsNode) {
    self.node = node
    host?.service(SceneRequests.self).receiver = self
    let delegate = NSObjectMaking.make(type, as: (any UIApplicationDelegate).self)
    self.delegate = delegate
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    application.post(UIApplication.didFinishLaunchingNotification)
    connectScene(for: delegate, of: type)
    enterForeground()
    becomeActive()
  }

  private func connectScene(for delegate: any UIApplicationDelegate, of type: Any.Type) {
    let session = UISceneSession()
    let request = LaunchRequest.current.take()
    let options = UIScene.ConnectionOptions(for: request)
    let configuration = delegate.application(application, configurationForConnecting: session, options: options)
    session.configuration = configuration
    let found: Any.Type? = configuration.delegateClass ?? DelegateApplications.sceneDelegate(besides: type)
    guard found is any (NSObject & UISceneDelegate).Type else {
      // An app without scenes gets it when it has been launched.
      if let request { LaunchRequest.current.set(request) }
      return
    }
    let scene = UIWindowScene(session: session, of: application)
    session.scene = scene
    self.scene = scene
    connect(scene, to: session, options, delegate: found)
    application.post(UIScene.willConnectNotification, from: scene)
  }

  /// Makes the delegate of a scene.
  private func connect(
    _ scene: UIWindowScene, to session: UISceneSession, _ options: UIScene.ConnectionOptions, delegate type: Any.Type?
  ) {
    guard let sceneType = type as? any (NSObject & UISceneDelegate).Type else { return }
    let sceneDelegate = NSObjectMaking.make(sceneType, as: (any UISceneDelegate).self)
    scene.delegate = sceneDelegate
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
  }

  /// Lets the delegate of an app of SwiftUI's name a delegate for the scene.
  private func connectOfSwiftUI(_ scene: UIWindowScene, to session: UISceneSession) {
    guard let delegate = application.delegate else { return }
    host?.service(SceneRequests.self).receiver = self
    let request = LaunchRequest.current.take()
    let options = UIScene.ConnectionOptions(for: request)
    session.configuration = delegate.application(application, configurationForConnecting: session, options: options)
    connect(scene, to: session, options, delegate: session.configuration.delegateClass)
    // The views get an activity when they are there.
    if case .activity = request, let request {
      LaunchRequest.current.set(request)
      hadActivityOfLaunch = true
    }
  }

  /// The scene, which an app of SwiftUI's has as well.
  var connectedScene: UIWindowScene? {
    if let scene { return scene }
    guard node == nil else { return nil }
    let session = UISceneSession()
    let made = UIWindowScene(session: session, of: application)
    session.scene = made
    made.activationState = application.applicationState.ofScene
    scene = made
    connectOfSwiftUI(made, to: session)
    application.post(UIScene.willConnectNotification, from: made)
    let window = UIWindow(windowScene: made)
    window.representedApp = host
    window.rootViewController = UIViewController()
    application.windowWithKeyboard = window
    show(window)
    window.isHidden = false
    return made
  }

  // MARK: - Windows

  /// Takes a window that the app shows, and shows it.
  func show(_ window: UIWindow) {
    if !application.shownWindows.contains(where: { $0 === window }) { application.shownWindows.append(window) }
    window.mirror = node
    node?.viewsDidChange()
  }

  // MARK: - Phases

  func phaseDidChange(from old: ScenePhase, to new: ScenePhase) {
    switch (old, new) {
    case (.active, .inactive): resignActive()
    case (_, .background): enterBackground()
    case (.background, .inactive): enterForeground()
    case (_, .active): becomeActive()
    default: break
    }
  }

  private func resignActive() {
    notify(UIApplication.willResignActiveNotification, UIScene.willDeactivateNotification) {
      $0.sceneWillResignActive($1)
    } orElse: {
      $0.applicationWillResignActive($1)
    }
    move(to: .inactive)
  }

  private func enterBackground() {
    move(to: .background)
    notify(UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification) {
      $0.sceneDidEnterBackground($1)
    } orElse: {
      $0.applicationDidEnterBackground($1)
    }
  }

  private func enterForeground() {
    notify(UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification) {
      $0.sceneWillEnterForeground($1)
    } orElse: {
      $0.applicationWillEnterForeground($1)
    }
    move(to: .inactive)
  }

  private func becomeActive() {
    move(to: .active)
    notify(UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification) {
      $0.sceneDidBecomeActive($1)
    } orElse: {
      $0.applicationDidBecomeActive($1)
    }
  }

  private func move(to state: UIApplication.State) {
    application.applicationState = state
    connectedScene?.activationState = state.ofScene
  }

  /// Notifies the delegate of the scene, or that of an app without scenes, then the observers.
  private func notify(
    _ name: Notification.Name, _ sceneName: Notification.Name,
    _ tellScene: (any UISceneDelegate, UIScene) -> Void,
    orElse tellApplication: (any UIApplicationDelegate, UIApplication) -> Void
  ) {
    // A scene is made when something asks for it, which the app's notifications do (F-117).
    let scene = connectedScene
    if let scene, let delegate = scene.delegate {
      tellScene(delegate, scene)
    } else if node != nil, let delegate {
      tellApplication(delegate, application)
    }
    if let scene { application.post(sceneName, from: scene) }
    application.post(name)
  }
}

extension UIApplicationService: SceneRequestReceiver {
  func receive(_ request: SceneRequest) {
    let scene = connectedScene
    if case .activity = request, hadActivityOfLaunch { return hadActivityOfLaunch = false }
    switch (request, scene?.delegate) {
    case (.activity(let activity), let delegate?):
      guard let scene else { return }
      delegate.scene(scene, willContinueUserActivityWithType: activity.type)
      delegate.scene(scene, continue: NSUserActivity(activity))
    case (.activity(let activity), nil) where node != nil:
      _ = delegate?.application(application, continue: NSUserActivity(activity)) { _ in }
    case (.homeAction(let action), let delegate as any UIWindowSceneDelegate):
      guard let scene else { return }
      delegate.windowScene(scene, performActionFor: .of(action)) { _ in }
    case (.homeAction(let action), nil) where node != nil:
      delegate?.application(application, performActionFor: .of(action)) { _ in }
    default: break
    }
  }
}

extension UIApplication.State {
  fileprivate var ofScene: UIScene.ActivationState {
    switch self {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
}

/// The content of an app that its delegate launches: what its windows show.
final class UIApplicationNode: UIViewsNode {
  init(_ inputs: _ViewInputs, _ delegate: any (NSObject & UIApplicationDelegate).Type) {
    super.init(inputs)
    let service = host.service(UIApplicationService.self)
    service.launch(delegate, in: self)
    viewsDidChange()
  }

  override var roots: [UIView] {
    host.service(UIApplicationService.self).application.shownWindows.filter { !$0.isHidden }
  }
}
