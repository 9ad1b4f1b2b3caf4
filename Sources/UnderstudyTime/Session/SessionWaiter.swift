import Dispatch

/// A suspended call of `runAsync(until:timeout:)`.
@MainActor final class SessionWaiter {
  var condition: (@MainActor () -> Bool)?
  private(set) var isTimedOut = false
  private var continuation: CheckedContinuation<Void, Never>?

  var isSatisfied: Bool { condition?() ?? false }

  func wait(until deadline: DispatchTime) async {
    nonisolated(unsafe) let timeOut = DispatchWorkItem {
      MainActor.assumeIsolated {
        self.isTimedOut = self.continuation != nil
        self.finish()
      }
    }
    TaskOwners.setCallerWaits(true)
    await withCheckedContinuation { continuation in
      self.continuation = continuation
      DispatchQueue.main.asyncBypassingSessions(after: deadline) { timeOut.perform() }
    }
    TaskOwners.setCallerWaits(false)
    timeOut.cancel()
  }

  func finish() {
    continuation?.resume()
    continuation = nil
  }
}
