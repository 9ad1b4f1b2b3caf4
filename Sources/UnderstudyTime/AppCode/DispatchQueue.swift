import Dispatch

// These are preferred over Dispatch's own, whose further parameters have defaults, by every file of a target that
// imports this module. Calls with a group, a quality of service or flags are Dispatch's; for work items see
// DispatchWorkItem.swift.
extension DispatchQueue {
  /// Submits a block; on the main queue of an app under test it joins the app's own work, in order.
  ///
  /// Elsewhere it is Dispatch's `async(group:qos:flags:execute:)`. A block that an app under test hands to another
  /// queue runs there in real time, and what it hands back to the main queue is the app's again.
  ///
  /// - Parameter work: the block.
  @inline(never)
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard let session = ExecutionSession.ofCaller else { return async(group: nil, execute: work) }
    if MainQueue.isMain(self) {
      session.enqueue(for: WorkOrigin("DispatchQueue.main.async", place: .init(.ofCaller()))) { work() }
    } else {
      let origin = WorkOrigin("DispatchQueue.async", name: label, place: .init(.ofCaller()))
      async(group: nil, execute: session.outside(work, for: origin))
    }
  }

  /// Submits a block for later; in an app under test it waits for the virtual clock.
  ///
  /// On another queue than the main one the block then runs in real time, as by ``async(execute:)``. Elsewhere it is
  /// Dispatch's `asyncAfter(deadline:qos:flags:execute:)`.
  ///
  /// - Parameters:
  ///   - deadline: rounded up to a whole millisecond from now, as it was computed from the real time.
  ///   - work: the block.
  @inline(never)
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard let session = ExecutionSession.ofCaller else {
      return asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }
    session.schedule(work, after: VirtualDelay.until(deadline), on: self, place: .init(.ofCaller()))
  }

  /// Submits a block for a time on the wall; in an app under test it waits for the virtual clock.
  ///
  /// On another queue than the main one the block then runs in real time, as by ``async(execute:)``. Elsewhere it is
  /// Dispatch's `asyncAfter(wallDeadline:qos:flags:execute:)`.
  ///
  /// - Parameters:
  ///   - wallDeadline: rounded up to a whole millisecond from now, as it was computed from the real time.
  ///   - work: the block.
  @inline(never)
  public func asyncAfter(
    wallDeadline: DispatchWallTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard let session = ExecutionSession.ofCaller else {
      return asyncAfter(wallDeadline: wallDeadline, qos: .unspecified, execute: work)
    }
    let delay = VirtualDelay.untilWallTime(wallDeadline.rawValue)
    session.schedule(work, after: delay, on: self, place: .init(.ofCaller()))
  }
}

extension ExecutionSession {
  /// Has a block wait for the virtual clock; on the main queue it is then the app's own work, on others it runs in real time.
  fileprivate func schedule(
    _ work: @escaping @Sendable () -> Void, after delay: Duration, on queue: DispatchQueue, place: WorkOrigin.Place
  ) {
    guard !MainQueue.isMain(queue) else {
      schedule(after: delay, for: WorkOrigin("DispatchQueue.main.asyncAfter", place: place)) { work() }
      return
    }
    let origin = WorkOrigin("DispatchQueue.asyncAfter", name: queue.label, place: place)
    schedule(after: delay, for: origin) { queue.async(group: nil, execute: self.outside(work, for: origin)) }
  }

  /// Wraps a block that runs on another queue: it counts as alive until it has run, and what it starts is the
  /// session's.
  func outside(_ work: @escaping @Sendable () -> Void, for origin: WorkOrigin) -> @Sendable () -> Void {
    let branch = liveness.beginOutside()
    let record = makeRecord(origin, isOutside: true)
    let cause = Self.currentCause
    return {
      let before = branch.references
      ExecutionScope.$current.withValue(ExecutionScope(session: self, token: branch.token, cause: cause)) {
        // The block is counted already; what holds the token for it is not.
        let binding = branch.references - before
        branch.ignore(binding)
        defer { branch.ignore(-binding) }
        work()
      }
      withExtendedLifetime(record) { self.liveness.endOutside(branch) }
      self.wakeWaits()
    }
  }
}
