import Dispatch

// Called for `DispatchGroup.notify(qos:flags:queue:execute:)` by the C target UnderstudyPlatformC. On the main queue of an app
// under test the block joins the app's own work: where the app's main actor empties the group, the block is next in order;
// where another queue does, it counts as work outside until then.

@_silgen_name("understudy_session_notifies_of_group") @inline(never)
func sessionNotifies(
  of group: DispatchGroup, on queue: DispatchQueue, _ block: @escaping @Sendable @convention(block) () -> Void,
  _ caller: UnsafeRawPointer?
) -> Bool {
  guard MainQueue.isMain(queue), let session = ExecutionSession.ofCallerOrTest(at: caller) else { return false }
  let origin = WorkOrigin("DispatchGroup.notify", place: .init(.ofCaller(beyond: 1)))
  let cause = WorkCause.ofNewBlock
  let notice = GroupNotice(group: group) { session.enqueue(for: origin, as: cause) { block() } }
  let giveNotice = session.outside({ notice.give() }, for: origin)
  DispatchQueue.bypassingSessions { group.notify(queue: .global(), execute: giveNotice) }
  session.enqueue { notice.follow(session) }
  return true
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
