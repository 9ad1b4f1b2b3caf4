import Dispatch

// Called for `notify(qos:flags:queue:execute:)` of groups and work items by the C target UnderstudyPlatformC. On the main queue
// of an app under test the block joins the app's own work; until then it is work outside.

@_silgen_name("understudy_session_notifies_of_group") @inline(never)
func sessionNotifies(
  of group: DispatchGroup, on queue: DispatchQueue, _ block: @escaping @Sendable @convention(block) () -> Void,
  _ caller: UnsafeRawPointer?
) -> Bool {
  deliver(block, of: "DispatchGroup.notify", on: queue, from: caller) { session, delivery in
    let notice = GroupNotice(group: group, delivery: delivery)
    DispatchQueue.bypassingSessions { group.notify(queue: .global()) { notice.give() } }
    session.enqueue { notice.follow(session) }
  }
}

@_silgen_name("understudy_session_notifies_of_item") @inline(never)
func sessionNotifies(
  of item: DispatchWorkItem, on queue: DispatchQueue, _ block: @escaping @Sendable @convention(block) () -> Void,
  _ caller: UnsafeRawPointer?
) -> Bool {
  deliver(block, of: "DispatchWorkItem.notify", on: queue, from: caller) { item.notify(queue: .global(), execute: $1) }
}

/// Hands a block to the app, with the cause that there is now, when it is notified.
///
/// - Parameters:
///   - kind: the call, three callers further out.
///   - notify: has Dispatch run a block in place of this one.
/// - Returns: false where the block is Dispatch's.
@inline(never)
private func deliver(
  _ block: @escaping @Sendable () -> Void, of kind: String, on queue: DispatchQueue, from caller: UnsafeRawPointer?,
  _ notify: (ExecutionSession, @escaping @Sendable () -> Void) -> Void
) -> Bool {
  guard MainQueue.isMain(queue) else { return false }
  guard let session = Caller.current(at: caller)?.session else { return Caller.isOfEndedApp }
  let origin = WorkOrigin(kind, place: .init(.ofCaller(beyond: 2)))
  let cause = WorkCause.ofNewBlock
  notify(session, session.outside({ session.enqueue(for: origin, as: cause) { block() } }, for: origin))
  return true
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
