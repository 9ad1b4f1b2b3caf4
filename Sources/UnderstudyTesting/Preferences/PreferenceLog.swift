import UnderstudyCore
import XCUIAutomation

/// The values of a preference at the root of an app, over all its launches.
@MainActor final class PreferenceLog<Key: PreferenceKey>: ValueLog<Key.Value>, LaunchObserver {
  private let application: XCUIApplication
  private weak var host: UnderstudyCore.Host?
  private var observation: PreferenceObservation<Key>?

  init(application: XCUIApplication) {
    self.application = application
    super.init(subject: "the preference \(String(describing: Key.self))", session: application.session)
    update()
    application.run.addLaunchObserver(self)
  }

  isolated deinit { observation?.cancel() }

  override var isLive: Bool { application.host?.isRunning == true }

  override func update() {
    guard !isEnded else { return }
    application.settle(at: nil)
    if let host = application.host { applicationDidLaunch(host) }
  }

  override var details: [String] {
    (application.host?.contributions(to: Key.self) ?? []).map { entry in
      let view = entry.view.map { " in \(ViewTypeName.of($0))" } ?? ""
      let fate =
        switch entry.fate {
        case .reachesRoot: ""
        case .replaced: ", which a preference(key:value:) further out replaces"
        case .staysInPresentation: ", which does not leave the presentation that it is in"
        }
      return "Written: \(FailureWording.value(entry.value))\(view)\(fate)"
    }
  }

  override func stop() {
    observation?.cancel()
    observation = nil
  }

  func applicationDidLaunch(_ host: UnderstudyCore.Host) {
    guard host !== self.host, !isEnded else { return }
    self.host = host
    observation = host.observe(Key.self) { [weak self] value in
      self?.append(value)
      self?.wake()
    }
  }
}
