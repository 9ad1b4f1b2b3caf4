import UnderstudyCore
import UnderstudyTime

extension AppWorld {
  /// The menu of the app's icon.
  public var homeScreen: HomeScreen { HomeScreen(world: self) }

  /// The actions in the menu of the app's icon: those of its `Info.plist`, then those that it has set by `shortcutItems`.
  ///
  /// The same menu opens on the home screen, by a press on the icon.
  @preconcurrency @MainActor
  public struct HomeScreen {
    fileprivate let world: AppWorld

    private var control: any WorldControl { world.control }

    /// The titles of the actions, in the menu's order.
    public var actions: [String] { all.map(\.title) }

    private var all: [HomeAction] {
      if control.host?.isRunning == true { control.settle() }
      return HomeActions.all(of: control.session)
    }

    /// Chooses an action: the app comes to the foreground, or is launched, and its delegate gets the action. Fails the test where there
    /// is none.
    ///
    /// - Parameter action: The title or the type of the action.
    public func choose(
      _ action: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      let site = CallSite(fileID, file, line)
      let actions = all
      guard let chosen = actions.first(where: { $0.title == action || $0.type == action }) else {
        let titles = actions.map(\.title).joined(separator: ", ")
        return control.fail(
          "Could not choose '\(action)' of the app's icon: its actions are \(titles.isEmpty ? "none" : titles).",
          at: site)
      }
      control.bring(.homeAction(chosen), "Choose \(chosen.title)", at: site)
    }
  }
}

extension WorldControl {
  /// Brings the app to the foreground, or launches it, and gives it what the user has come for.
  @MainActor package func bring(_ request: SceneRequest, _ title: String, at site: CallSite) {
    guard host?.isRunning != true else {
      activate(at: site)
      return act(title, at: site) { host?.receive(request) }
    }
    let launch = session.installation.part(LaunchRequest.self)
    launch.set(request)
    activate(at: site)
    // Views get it when they are there, and so do apps without scenes.
    guard let request = launch.take() else { return }
    act(title, at: site) { host?.receive(request) }
  }
}
