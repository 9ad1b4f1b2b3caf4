import UnderstudyCore
import XCUIAutomation

/// The values of a preference at the root of an app, over all its launches.
@MainActor final class PreferenceLog<Key: PreferenceKey>: ValueLog<Key.Value>, LaunchObserver {
  private let application: XCUIApplication
  private weak var host: UnderstudyCore.Host?
  private var observation: PreferenceObservation<Key.Value>?
  private var commits: CommitToken?
  /// How many values of this launch the log has.
  private var taken = 0

  init(application: XCUIApplication) {
    self.application = application
    super.init(subject: "the preference \(String(describing: Key.self))", session: application.session)
    update()
    LaunchObservers.add(self, for: application.run)
  }

  isolated deinit { observation?.cancel() }

  override var isLive: Bool { application.host?.isRunning == true }

  override func update() {
    guard !isEnded else { return }
    application.settle(at: nil)
    if let host = application.host { attach(to: host) }
    collect()
  }

  override func collect() {
    guard let observation else { return }
    for value in observation.history[taken...] { append(value) }
    taken = observation.history.count
  }

  override func stop() {
    observation?.cancel()
    (observation, commits) = (nil, nil)
  }

  func applicationDidLaunch(_ host: UnderstudyCore.Host) { attach(to: host) }

  private func attach(to host: UnderstudyCore.Host) {
    guard host !== self.host, !isEnded else { return }
    collect()
    self.host = host
    (observation, taken) = (host.observe(Key.self), 0)
    commits = host.addCommitObserver { [weak self] in self?.wake() }
    wake()
  }
}
