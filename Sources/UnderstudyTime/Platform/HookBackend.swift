#if UNDERSTUDY_EXECUTORS_HOOKED
  /// The hooks that the concurrency runtime exports, for compilers whose executors cannot be replaced.
  ///
  /// What the runtime hands to Dispatch past its hooks, which are yields and sleeps, comes by Dispatch's functions: see jobs.c.
  enum HookBackend {
    static func replaceExecutors() {
      let (identity, implementation) = unsafeBitCast(SessionMainExecutor.reference, to: (UInt, UInt).self)
      guard understudy_install_hooks(identity, implementation, { HookBackend.takesJob($0) }) else {
        return PlatformGaps.report("the hooks of the concurrency runtime", "tasks run outside the app's session")
      }
      let arrived = unsafeBitCast(MainActor.sharedUnownedExecutor, to: (UInt, UInt).self)
      precondition(
        arrived == (identity, implementation),
        "The main actor's executor does not come out of the runtime as it went in: build with Swift 6.3, or take a version of "
          + "Understudy that knows this toolchain.")
      checkSleeps()
    }

    // MARK: - The check of sleeps

    /// The delay of a sleep, as it has come.
    private final class Probe: Sendable { let delay = Guarded<Duration?>(nil) }

    /// Bound while the check sleeps.
    @TaskLocal private static var probe: Probe?

    /// Finds out whether sleeps come to Dispatch as with Swift 6.3, by a task of no session that sleeps for a millisecond.
    private static func checkSleeps() {
      Task<Void, Never>.detached(executorPreference: nil) {
        let (probe, longest) = (Probe(), Duration.milliseconds(1))
        await $probe.withValue(probe) { await sleep(for: longest, by: ContinuousClock()) }
        // What has gone by in between is not in it.
        let hasCome = probe.delay.withLock { $0.map { $0 <= longest } ?? false }
        if !hasCome { PlatformGaps.report("the way of a sleep to Dispatch", "sleeps of libraries take real time") }
      }
    }

    /// Sleeps as code does that does not see this module.
    private static func sleep<C: Clock>(for duration: C.Duration, by clock: C) async {
      try? await clock.sleep(until: clock.now.advanced(by: duration), tolerance: nil)
    }

    // MARK: - Jobs

    static func forwardToPool(_ job: UnownedJob) { JobsOutsideSessions.runOnPool(job) }

    fileprivate static func takesJob(_ pointer: UnsafeMutableRawPointer) -> Bool {
      let job = unsafeBitCast(pointer, to: UnownedJob.self)
      if !SessionJob.take(job, onMainActor: false) { forwardToPool(job) }
      return true
    }

    fileprivate static func takesSleep(_ pointer: UnsafeMutableRawPointer, after delay: Duration) -> Bool {
      probe?.delay.withLock { $0 = delay }
      let job = unsafeBitCast(pointer, to: UnownedJob.self)
      if UnseenSleep.park(.job(job, onMainActor: false), after: delay) { return true }
      RealTimers.note(after: delay)
      return false
    }
  }

  // MARK: - Called by the C target UnderstudyPlatformC (jobs.c)

  /// A job for the pool that came to Dispatch by no hook, as that of a yield.
  @_cdecl("understudy_session_takes_job")
  func sessionTakes(job: UnsafeMutableRawPointer) -> Bool { HookBackend.takesJob(job) }

  /// A job that is to run when its sleep is over.
  ///
  /// - Parameter deadline: Dispatch's own number for a time.
  @_cdecl("understudy_session_takes_sleep")
  func sessionTakes(sleep job: UnsafeMutableRawPointer, _ deadline: UInt64) -> Bool {
    HookBackend.takesSleep(job, after: VirtualDelay.untilAnyTime(deadline))
  }

  @_cdecl("understudy_session_makes_sleeps")
  func sessionMakesSleeps() -> Bool { Caller.app != nil }

  /// A function that runs a job when the sleep is over.
  ///
  /// - Parameter deadline: Dispatch's own number for a time.
  @_cdecl("understudy_session_takes_timed_work")
  func sessionTakes(
    timed work: @escaping @Sendable @convention(c) (UnsafeMutableRawPointer?) -> Void,
    _ context: UnsafeMutableRawPointer?,
    _ deadline: UInt64
  ) -> Bool {
    // Handed over: only the work uses it.
    let context = UncheckedSendable(context)
    let job = SessionJob.Work.closure { MainJob.run({ $0.beginTask() }) { work(context.value) } }
    return UnseenSleep.park(job, after: VirtualDelay.untilAnyTime(deadline))
  }
#endif
