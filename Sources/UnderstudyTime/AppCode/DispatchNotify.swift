import Dispatch

// Called for `notify(qos:flags:queue:execute:)` of groups and work items by the C target UnderstudyPlatformC. On the main queue
// of an app under test the block joins the app's own work; until then it is work outside.

@_silgen_name("understudy_session_notifies_of_group") @inline(never)
func sessionNotifies(
  of group: DispatchGroup, on queue: DispatchQueue, _ block: @escaping @Sendable @convention(block) () -> Void,
  _ caller: UnsafeRawPointer?
) -> Bool {
  guard let session = ExecutionSession.taking(notificationOn: queue, from: caller) else { return false }
  let origin = WorkOrigin("DispatchGroup.notify", place: .init(.ofCaller(beyond: 1)))
  let notice = GroupNotice(group: group, deliver: session.delivery(of: block, for: origin))
  let giveNotice = session.outside({ notice.give() }, for: origin)
  DispatchQueue.bypassingSessions { group.notify(queue: .global(), execute: giveNotice) }
  session.enqueue { notice.follow(session) }
  return true
}

@_silgen_name("understudy_session_notifies_of_item") @inline(never)
func sessionNotifies(
  of item: DispatchWorkItem, on queue: DispatchQueue, _ block: @escaping @Sendable @convention(block) () -> Void,
  _ caller: UnsafeRawPointer?
) -> Bool {
  guard let session = ExecutionSession.taking(notificationOn: queue, from: caller) else { return false }
  let origin = WorkOrigin("DispatchWorkItem.notify", place: .init(.ofCaller(beyond: 1)))
  item.notify(queue: .global(), execute: session.outside(session.delivery(of: block, for: origin), for: origin))
  return true
}

extension ExecutionSession {
  fileprivate static func taking(
    notificationOn queue: DispatchQueue, from caller: UnsafeRawPointer?
  ) -> ExecutionSession? {
    MainQueue.isMain(queue) ? Caller.current(at: caller)?.session : nil
  }

  /// What hands a block to the app, with the cause that there is now.
  fileprivate func delivery(of block: @escaping @Sendable () -> Void, for origin: WorkOrigin) -> @Sendable () -> Void {
    let cause = WorkCause.ofNewBlock
    return { self.enqueue(for: origin, as: cause) { block() } }
  }
}

/// Runs a block once a group is empty: after the turn of the app's main actor that empties it, so that the block is next in
/// order, or when Dispatch says so.
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
