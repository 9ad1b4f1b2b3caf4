import Dispatch

// Called for `notify(qos:flags:queue:execute:)` of groups and work items by the C target UnderstudyPlatformC. On the main queue
// of an app under test the block joins the app's own work; until then it is work outside.

@_silgen_name("understudy_session_notifies_of_group") @inline(never)
func sessionNotifies(
  of group: DispatchGroup, on queue: DispatchQueue, _ block: @escaping @Sendable @convention(block) () -> Void,
  _ caller: UnsafeRawPointer?
) -> Bool {
  guard let session = ExecutionSession.taking(notificationOn: queue, from: caller) else {
    return MainQueue.isMain(queue) && Caller.isOfEndedApp
  }
  let origin = WorkOrigin("DispatchGroup.notify", place: .init(.ofCaller(beyond: 1)))
  let delivery = session.outside(session.delivery(of: block, for: origin), for: origin)
  let notice = GroupNotice(group: group, delivery: delivery)
  DispatchQueue.bypassingSessions { group.notify(queue: .global()) { notice.give() } }
  session.enqueue { notice.follow(session) }
  return true
}

@_silgen_name("understudy_session_notifies_of_item") @inline(never)
func sessionNotifies(
  of item: DispatchWorkItem, on queue: DispatchQueue, _ block: @escaping @Sendable @convention(block) () -> Void,
  _ caller: UnsafeRawPointer?
) -> Bool {
  guard let session = ExecutionSession.taking(notificationOn: queue, from: caller) else {
    return MainQueue.isMain(queue) && Caller.isOfEndedApp
  }
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
  /// Nil once it has run: it is the work outside for as long as it exists.
  private let delivery: Guarded<(@Sendable () -> Void)?>

  init(group: DispatchGroup, delivery: @escaping @Sendable () -> Void) {
    self.group = group
    self.delivery = Guarded(delivery)
  }

  /// Runs it once, for the first caller; when this returns, it has run.
  func give() {
    delivery.withLock { delivery in
      delivery?()
      delivery = nil
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
