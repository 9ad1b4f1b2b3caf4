import Dispatch

// These are preferred over Dispatch's own, whose further parameters have defaults, by every file of a target that
// imports this module. What else is handed to the main queue comes by the linker: blocks here, see the end, work items to
// DispatchWorkItem.swift. Code of a test beside its app counts as the app's: it may be a model's that the test calls.
extension DispatchQueue {
  /// Submits a block; on the main queue of an app under test it joins the app's own work, in order.
  ///
  /// Elsewhere it is Dispatch's `async(group:qos:flags:execute:)`. A block that an app under test hands to another
  /// queue runs there in real time, and what it hands back to the main queue is the app's again.
  ///
  /// - Parameter work: the block.
  @inline(never)
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard let session = ExecutionSession.ofCallerOrTest else { return async(group: nil, execute: work) }
    session.put(work, on: self, place: .init(.ofCaller()))
  }

  /// Submits a block with a quality of service, which has no effect on the main queue of an app under test; see
  /// ``async(execute:)``.
  ///
  /// - Parameters:
  ///   - qos: the quality of service.
  ///   - work: the block.
  @inline(never)
  public func async(qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard let session = ExecutionSession.ofCallerOrTest else { return async(group: nil, qos: qos, execute: work) }
    session.put(work, on: self, qos: qos, place: .init(.ofCaller()))
  }

  /// Submits a block with flags, which have no effect on the main queue of an app under test; see ``async(execute:)``.
  ///
  /// - Parameters:
  ///   - flags: how the queue treats the block.
  ///   - work: the block.
  @inline(never)
  public func async(flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard let session = ExecutionSession.ofCallerOrTest else { return async(group: nil, flags: flags, execute: work) }
    session.put(work, on: self, flags: flags, place: .init(.ofCaller()))
  }

  /// Submits a block with a quality of service and flags, which have no effect on the main queue of an app under test; see
  /// ``async(execute:)``.
  ///
  /// - Parameters:
  ///   - qos: the quality of service.
  ///   - flags: how the queue treats the block.
  ///   - work: the block.
  @inline(never)
  public func async(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard let session = ExecutionSession.ofCallerOrTest else {
      return async(group: nil, qos: qos, flags: flags, execute: work)
    }
    session.put(work, on: self, qos: qos, flags: flags, place: .init(.ofCaller()))
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
    guard let session = ExecutionSession.ofCallerOrTest else {
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
    guard let session = ExecutionSession.ofCallerOrTest else {
      return asyncAfter(wallDeadline: wallDeadline, qos: .unspecified, execute: work)
    }
    let delay = VirtualDelay.untilWallTime(wallDeadline.rawValue)
    session.schedule(work, after: delay, on: self, place: .init(.ofCaller()))
  }
}

extension ExecutionSession {
  /// Takes a block for a queue: on the main queue it is the app's own work, on others it runs in real time.
  fileprivate func put(
    _ work: @escaping @Sendable () -> Void, on queue: DispatchQueue, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], place: WorkOrigin.Place
  ) {
    guard !MainQueue.isMain(queue) else {
      return enqueue(for: WorkOrigin("DispatchQueue.main.async", place: place)) { work() }
    }
    let origin = WorkOrigin("DispatchQueue.async", name: queue.label, place: place)
    queue.async(group: nil, qos: qos, flags: flags, execute: outside(work, for: origin))
  }

  /// Delays a block on the virtual clock; on the main queue it is then the app's own work, on others it runs in real time.
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

#if os(Linux)
  // Called for `DispatchQueue.async(group:qos:flags:execute:)` and `asyncAfter(deadline:qos:flags:execute:)` by the C target
  // UnderstudyPlatformC, for every caller. On other queues than the main one they are Dispatch's: what libraries do
  // there is theirs.

  @_silgen_name("understudy_session_takes_queue_block") @inline(never)
  func sessionTakes(
    _ queue: DispatchQueue, _ group: DispatchGroup?, _ work: @escaping @Sendable @convention(block) () -> Void
  ) -> Bool {
    guard MainQueue.isMain(queue), let session = ExecutionSession.ofCaller ?? .ofOutsider else { return false }
    group?.enter()
    session.enqueue(for: WorkOrigin("DispatchQueue.main.async", place: .init(.ofCaller(beyond: 1)))) {
      work()
      group?.leave()
    }
    return true
  }

  @_silgen_name("understudy_session_takes_queue_block_after") @inline(never)
  func sessionTakes(
    _ queue: DispatchQueue, _ work: @escaping @Sendable @convention(block) () -> Void, _ deadline: UInt64,
    _ isOnTheWall: Bool, _ isOfProgram: Bool
  ) -> Bool {
    // The delays of a library on its own queues are real.
    guard isOfProgram || MainQueue.isMain(queue), let session = ExecutionSession.ofCaller ?? .ofOutsider else {
      return false
    }
    let delay = isOnTheWall ? VirtualDelay.untilWallTime(deadline) : VirtualDelay.until(deadline)
    session.schedule(work, after: delay, on: queue, place: .init(.ofCaller(beyond: 1)))
    return true
  }
#endif
