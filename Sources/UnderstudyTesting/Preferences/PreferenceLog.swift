import UnderstudyCore
import UnderstudyTime
import XCUIAutomation

/// What a preference's value has been since an observer was made, over all launches of the app.
@MainActor final class PreferenceLog<Value>: LaunchObserver {
  /// The key's name, for messages.
  let name: String
  private let application: XCUIApplication
  private let defaultValue: () -> Value
  private let observe: (UnderstudyCore.Host) -> PreferenceObservation<Value>
  private weak var host: UnderstudyCore.Host?
  private var observation: PreferenceObservation<Value>?
  private var commits: CommitToken?
  private var earlier: [Value] = []
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var hasEnded = false

  init(
    application: XCUIApplication, name: String, defaultValue: @escaping () -> Value,
    observe: @escaping (UnderstudyCore.Host) -> PreferenceObservation<Value>
  ) {
    (self.application, self.name, self.defaultValue, self.observe) = (application, name, defaultValue, observe)
    update()
    LaunchObservers.add(self, for: application.run)
    TestScope.current?.atEnd { [weak self] in self?.end() }
  }

  /// How many values there have been.
  var count: Int { earlier.count + (observation?.history.count ?? 0) }

  subscript(index: Int) -> Value {
    if index < earlier.count { return earlier[index] }
    guard let observation else { preconditionFailure("value \(index) of \(count) of the preference \(name)") }
    return observation.history[index - earlier.count]
  }

  /// The last value; the default before the first launch.
  var latest: Value { observation?.value ?? defaultValue() }

  /// Brings the app to rest and the log up to date.
  func update() {
    application.settle()
    attach()
  }

  /// - Returns: the session to wait in; nil where the app does not run.
  func startWaiting() -> ExecutionSession? {
    update()
    guard let host, host.isRunning, !FailureReporter.shouldSkip else { return nil }
    return host.session
  }

  func applicationDidLaunch(_ host: UnderstudyCore.Host) { attach(to: host) }

  private func attach() {
    if let host = application.host { attach(to: host) }
  }

  private func attach(to host: UnderstudyCore.Host) {
    guard host !== self.host else { return }
    earlier += observation?.history ?? []
    self.host = host
    observation = observe(host)
    commits = host.addCommitObserver { [weak self] in self?.wake() }
    wake()
  }

  // MARK: - Waiting

  /// The value at a position, once there is one.
  ///
  /// - Returns: nil when the task is cancelled or the XCTest test has ended.
  func value(at position: Int) async -> Delivered<Value?> {
    var patience = Duration.seconds(60)
    while true {
      if !hasEnded { update() }
      if position < count { return Delivered(value: self[position]) }
      if hasEnded || Task.isCancelled { return Delivered(value: nil) }
      if let host, host.isRunning, let deadline = host.session.nextDeadline {
        let step = max(deadline - host.session.now, .zero)
        if step <= patience {
          // A timer that is due now and always set again must come to an end too.
          patience -= max(step, .milliseconds(1))
          _ = await host.session.runAsync(until: { position < self.count }, timeout: step)
          continue
        }
      }
      await change()
    }
  }

  /// Waits for a commit, a launch, the end or the task's cancellation.
  private func change() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiters.append($0) }
    } onCancel: {
      Task { @MainActor in wake() }
    }
  }

  private func wake() {
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.resume() }
  }

  private func end() {
    hasEnded = true
    wake()
  }
}
