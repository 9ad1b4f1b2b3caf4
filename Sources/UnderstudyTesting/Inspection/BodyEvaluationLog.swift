@_spi(Runtime) import UnderstudyCore
import UnderstudyTime
import XCUIAutomation

/// The bodies of one type of view that ran since somebody asked for them, with the views as they were.
@MainActor final class BodyEvaluationLog<Content: View>: BodyObserver {
  private let isWanted: @MainActor (UnderstudyCore.Host) -> Bool
  private var views: [Content] = []
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var hasEnded = false

  /// - Parameter isWanted: Whether an app's bodies count.
  init(where isWanted: @escaping @MainActor (UnderstudyCore.Host) -> Bool) {
    self.isWanted = isWanted
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
  /// - Returns: nil when the task is cancelled or the XCTest test has ended.
  func view(at position: Int) async -> Delivered<Content?> {
    var patience = Duration.seconds(60)
    while true {
      let hosts = UnderstudyCore.Host.running.filter(isWanted)
      if !hasEnded { for host in hosts { host.settle() } }
      if position < views.count { return Delivered(value: views[position]) }
      if hasEnded || Task.isCancelled { return Delivered(value: nil) }
      if let session = Self.next(of: hosts), let deadline = session.nextDeadline {
        let step = max(deadline - session.now, .zero)
        if step <= patience {
          // A timer that is due now and always set again must come to an end too.
          patience -= max(step, .milliseconds(1))
          _ = await session.runAsync(until: { position < self.views.count }, timeout: step)
          continue
        }
      }
      await change()
    }
  }

  /// The session whose timer is due first.
  private static func next(of hosts: [UnderstudyCore.Host]) -> ExecutionSession? {
    hosts.map(\.session).filter { $0.nextDeadline != nil }.min { lhs, rhs in
      (lhs.nextDeadline ?? .zero) - lhs.now < (rhs.nextDeadline ?? .zero) - rhs.now
    }
  }

  /// Waits for an evaluation, the end or the task's cancellation.
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
