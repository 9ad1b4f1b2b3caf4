import Dispatch

// Preferred over Dispatch's own, whose further parameters have defaults.
extension DispatchQueue {
  /// Submits a block of a group; of an app under test it counts as the app's, on whichever queue it runs.
  ///
  /// Elsewhere it is Dispatch's `async(group:qos:flags:execute:)`.
  ///
  /// - Parameters:
  ///   - group: holds the block until it has run.
  ///   - work: the block.
  @inline(never)
  public func async(group: DispatchGroup, execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard let session = ExecutionSession.ofCallerOrTest else {
      return async(group: group, qos: .unspecified, execute: work)
    }
    guard MainQueue.isMain(self) else {
      let origin = WorkOrigin("DispatchQueue.async", name: label, place: .init(.ofCaller()))
      return async(group: group, qos: .unspecified, execute: session.outside(work, for: origin))
    }
    group.enter()
    session.enqueue(for: WorkOrigin("DispatchQueue.main.async", place: .init(.ofCaller()))) {
      work()
      group.leave()
    }
  }
}

extension DispatchGroup {
  /// Submits a block for the time when the group is empty; on the main queue of an app under test it joins the app's own
  /// work.
  ///
  /// Where the app's main actor empties the group, the block is next in order; where another queue does, it counts as work
  /// outside until then. Elsewhere it is Dispatch's `notify(qos:flags:queue:execute:)`.
  ///
  /// - Parameters:
  ///   - queue: where the block runs.
  ///   - work: the block.
  @inline(never)
  public func notify(queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard let session = ExecutionSession.ofCallerOrTest, MainQueue.isMain(queue) else {
      return notify(qos: .unspecified, queue: queue, execute: work)
    }
    let origin = WorkOrigin("DispatchGroup.notify", place: .init(.ofCaller()))
    let cause = WorkCause.ofNewBlock
    let notice = GroupNotice(group: self) { session.enqueue(for: origin, as: cause) { work() } }
    notify(qos: .unspecified, queue: .global(), execute: session.outside({ notice.give() }, for: origin))
    session.enqueue { notice.follow(session) }
  }
}

/// Runs a block once a group is empty: after the turn that empties it, or when Dispatch says so.
private final class GroupNotice: TurnObserver, Sendable {
  private let group: DispatchGroup
  private let deliver: @Sendable () -> Void
  private let isGiven = Guarded(false)

  init(group: DispatchGroup, deliver: @escaping @Sendable () -> Void) {
    (self.group, self.deliver) = (group, deliver)
  }

  /// Runs it once, for the first caller; when this returns, it has run.
  func give() {
    isGiven.withLock { isGiven in
      if !isGiven { deliver() }
      isGiven = true
    }
  }

  @MainActor func follow(_ session: ExecutionSession) {
    session.addTurnObserver(self)
    turnDidEnd()
  }

  @MainActor func turnDidEnd() {
    if group.wait(timeout: .now()) == .success { give() }
  }
}
