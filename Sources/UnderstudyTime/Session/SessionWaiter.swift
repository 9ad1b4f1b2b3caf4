import Dispatch

/// A suspended call of `runAsync(until:timeout:)`.
@MainActor final class SessionWaiter {
  var condition: (@MainActor () -> Bool)?
  private(set) var isTimedOut = false
  private var continuation: CheckedContinuation<Void, Never>?

  var isSatisfied: Bool { condition?() ?? false }

  func wait(until deadline: DispatchTime) async {
    let timeOut = DispatchWorkItem {
      MainActor.assumeIsolated {
        self.isTimedOut = self.continuation != nil
        self.finish()
      }
    }
    await withCheckedContinuation { continuation in
      self.continuation = continuation
      // As a closure: the real time counts, and a work item would go to the session.
      DispatchQueue.main.asyncAfter(deadline: deadline, qos: .unspecified) { timeOut.perform() }
    }
    timeOut.cancel()
  }

  func finish() {
    continuation?.resume()
    continuation = nil
  }
}
