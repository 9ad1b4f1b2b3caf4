import Dispatch
import Testing
@_spi(Runtime) import UnderstudyCore
import UnderstudyTime
import XCUIAutomation

/// The bodies of one type of view that ran since the log was created, with the views as they were.
@MainActor final class BodyEvaluationLog<Content: View>: BodyObserver {
  private let isWanted: @MainActor (UnderstudyCore.Host) -> Bool
  private let site: CallSite
  private var views: [Content] = []
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var hasEnded = false
  /// How often there was something to look at.
  private var wakeCount = 0

  /// - Parameters:
  ///   - site: The call, for the failure of a wait that times out.
  ///   - isWanted: Whether an app's bodies are recorded.
  init(at site: CallSite, where isWanted: @escaping @MainActor (UnderstudyCore.Host) -> Bool) {
    (self.site, self.isWanted) = (site, isWanted)
    BodyObservers.add(self)
    TestScope.current?.atEnd { [weak self] in self?.end() }
  }

  /// Begins with the views that an app shows already.
  func addMounted(in host: UnderstudyCore.Host) { views += host.nodes(of: Content.self).map(\.value) }

  func bodyDidRun<Other: View>(of node: CompositeNode<Other>) {
    guard let node = node as? CompositeNode<Content>, isWanted(node.host) else { return }
    views.append(node.value)
    wake()
  }

  // MARK: - Waiting

  /// The view of an evaluation, once there is one.
  ///
  /// Once the clock has been moved by a minute for it, real time passes, up to the apps' `realTimeLimit`; then the wait is
  /// reported, and it ends.
  ///
  /// - Returns: nil when the task is cancelled, the XCTest test has ended or the wait has timed out.
  func view(at position: Int) async -> UncheckedSendable<Content?> {
    var patience = ProgressLimits.standstill
    while true {
      let hosts = UnderstudyCore.Host.running.filter(isWanted)
      if !hasEnded { for host in hosts { host.settle() } }
      if position < views.count { return UncheckedSendable(views[position]) }
      if hasEnded || Task.isCancelled { return UncheckedSendable(nil) }
      if let session = Self.next(of: hosts), let deadline = session.nextDeadline {
        let step = max(deadline - session.now, .zero)
        if step <= patience {
          // A timer that is due now and always set again must come to an end too.
          patience -= max(step, .milliseconds(1))
          _ = await session.runAsync(until: { position < self.views.count }, timeout: step)
          continue
        }
      }
      let limit = hosts.map(\.session.realTimeLimit).max() ?? ProgressLimits.standstill
      guard await change(within: limit) else {
        reportVainWait(for: position, in: hosts)
        return UncheckedSendable(nil)
      }
    }
  }

  private func reportVainWait(for position: Int, in hosts: [UnderstudyCore.Host]) {
    hasEnded = true
    let busy = hosts.isEmpty ? ["No app runs."] : hosts.map(\.session.busyReport)
    FailureReporter.report(
      """
      Waited in vain for evaluation \(position) of the body of \(ViewTypeName.of(Content.self)); there were \
      \(views.count) since the sequence was made.
      \(busy.joined(separator: "\n"))
      """, at: site.location)
  }

  /// The session whose timer is due first.
  private static func next(of hosts: [UnderstudyCore.Host]) -> ExecutionSession? {
    hosts.map(\.session).filter { $0.nextDeadline != nil }.min { lhs, rhs in
      (lhs.nextDeadline ?? .zero) - lhs.now < (rhs.nextDeadline ?? .zero) - rhs.now
    }
  }

  /// Waits for an evaluation, the end or the task's cancellation.
  ///
  /// - Parameter limit: Of real time.
  /// - Returns: false where none of these came in time.
  private func change(within limit: Duration) async -> Bool {
    let count = wakeCount
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiters.append(continuation)
        DispatchQueue.main.asyncBypassingSessions(after: .afterWait(of: limit)) { [weak self] in
          MainActor.assumeIsolated { self?.endWait(from: count) }
        }
      }
    } onCancel: {
      Task { @MainActor in wake() }
    }
    return wakeCount > count
  }

  /// Ends a wait whose time is over, if nothing has come since it began.
  private func endWait(from count: Int) {
    if wakeCount == count { resumeWaiters() }
  }

  private func wake() {
    wakeCount += 1
    resumeWaiters()
  }

  private func resumeWaiters() {
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.resume() }
  }

  private func end() {
    hasEnded = true
    wake()
  }
}
