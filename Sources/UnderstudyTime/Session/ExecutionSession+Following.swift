import Dispatch

extension ExecutionSession {
  /// Runs the session for somebody who waits outside of it and has no time-out.
  ///
  /// Jumps the clock from timer to timer, at most as often as `patience` says; after that, and where no timer is set, it
  /// waits for what the session is given. What is on the real main queue gets its turn before each jump, as it may be
  /// what the waiting one waits for.
  ///
  /// - Parameters:
  ///   - condition: checked first and after every turn; where it comes true by something else, ``wakeFollowers()`` tells.
  ///   - patience: a number of jumps; a timer that repeats for ever would be followed for ever.
  /// - Returns: when the condition holds or the session is closed; false where the test turned out to be stuck before,
  ///   which must then be told, see ``tellThatGivenUp()``.
  @MainActor package func follow(
    until condition: @MainActor () -> Bool, patience: Int = followPatience
  ) async -> Bool {
    followerCount += 1
    let isOfTestTask = beginWaitOfTestTask()
    defer {
      endWaitOfTestTask(isOfTestTask)
      followerCount -= 1
    }
    rest?.noteCaller(of: self)
    rest?.noteDoing()
    rest?.mayBegin()
    let timesGivenUp = rest?.timesGivenUp
    var patience = patience
    while !condition(), !isEnded {
      guard rest?.timesGivenUp == timesGivenUp else { return false }
      if await followStep(until: condition, movesClock: patience > 0 && !isClockManual) { patience -= 1 }
    }
    return true
  }

  /// How often the clock is moved for what comes to no end of its own.
  package static let followPatience = 10_000

  /// How many turns the test's own tasks have before the clock is moved.
  private static let turnsOfTest = 1_000

  /// Runs what is queued; where that is nothing, moves the clock to the next timer, unless a wait does so itself.
  ///
  /// - Parameters:
  ///   - condition: ends it early.
  ///   - movesClock: whether the clock may be moved; otherwise, or where no timer is set, it waits for any news.
  /// - Returns: whether the clock was moved.
  @MainActor func followStep(until condition: @MainActor () -> Bool, movesClock: Bool) async -> Bool {
    await PlatformBackend.letTasksRun()
    if waitCount == 0, hasQueuedWork {
      _ = runVirtually(until: condition, limit: now)
      return false
    }
    if waitCount == 0, movesClock, nextDeadline != nil {
      // What the test's own tasks have to do takes no virtual time; one that yields for ever yields for time to pass.
      var turns = 0
      repeat {
        await MainQueue.turn()
        turns += 1
      } while isTestBusy && turns < Self.turnsOfTest
      guard waitCount == 0, !hasQueuedWork, !condition(), let deadline = nextDeadline else { return false }
      if !hasTestJobOnPool {
        _ = runVirtually(until: condition, limit: max(deadline, now), awaitsPool: false)
        return true
      }
    }
    if !condition() { await nextNews() }
    return false
  }

  /// Suspends until the session has got something, a wait has ended or somebody says so, see ``wakeWaits()``.
  @MainActor private func nextNews() async {
    let waiter = SessionWaiter()
    waiters.append(waiter)
    await waiter.wait(until: .distantFuture)
    waiters.removeAll { $0 === waiter }
  }

  /// Whether the session was closed.
  package var isEnded: Bool { isClosed.load(ordering: .acquiring) }

  /// Has everybody who follows the session look again; any thread may call it.
  package func wakeFollowers() { enqueue {} }
}
