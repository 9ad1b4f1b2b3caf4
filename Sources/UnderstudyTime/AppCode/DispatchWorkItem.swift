#if os(Linux)
  import Dispatch

  // Called for `DispatchWorkItem.notify(qos:flags:queue:execute:)` by the C target UnderstudyPlatformC. On the main queue of an
  // app under test the block joins the app's own work; until the item has run it counts as work outside.

  @_silgen_name("understudy_session_notifies_of_item") @inline(never)
  func sessionNotifies(
    of item: DispatchWorkItem, on queue: DispatchQueue, _ block: @escaping @Sendable @convention(block) () -> Void,
    _ caller: UnsafeRawPointer?
  ) -> Bool {
    guard MainQueue.isMain(queue), let session = ExecutionSession.ofCallerOrTest(at: caller) else { return false }
    let origin = WorkOrigin("DispatchWorkItem.notify", place: .init(.ofCaller(beyond: 1)))
    let cause = WorkCause.ofNewBlock
    let deliver = session.outside({ session.enqueue(for: origin, as: cause) { block() } }, for: origin)
    item.notify(queue: .global(), execute: deliver)
    return true
  }
#endif
