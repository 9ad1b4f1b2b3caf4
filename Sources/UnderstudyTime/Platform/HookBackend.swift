#if UNDERSTUDY_EXECUTORS_HOOKED
  /// The hooks that the concurrency runtime exports, for compilers whose executors cannot be replaced.
  ///
  /// They see every job but no sleep: sleeps in code that does not see this module take real time.
  enum HookBackend {
    static var seesEverySleep: Bool { false }

    static func replaceExecutors() {
      let (identity, implementation) = unsafeBitCast(SessionMainExecutor.reference, to: (UInt, UInt).self)
      if !understudy_install_hooks(identity, implementation, { HookBackend.takesJob($0) }) {
        PlatformGaps.report("the hooks of the concurrency runtime", "tasks run outside the app's session")
      }
    }

    static func forwardToPool(_ job: UnownedJob) {
      understudy_enqueue_on_pool(job.pointer)
    }

    private static func takesJob(_ pointer: UnsafeMutableRawPointer) -> Bool {
      let job = unsafeBitCast(pointer, to: UnownedJob.self)
      if !SessionJob.take(job, onMainActor: false) { JobsOutsideSessions.runOnPool(job) }
      return true
    }
  }
#endif
