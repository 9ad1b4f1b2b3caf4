import Dispatch

// Preferred over Dispatch's own, whose further parameters have defaults.
extension DispatchWorkItem {
  /// Submits a block for the time when the item has run; on the main queue of an app under test it joins the app's own work.
  ///
  /// Until then it counts as work outside. Elsewhere it is Dispatch's `notify(qos:flags:queue:execute:)`.
  ///
  /// - Parameters:
  ///   - queue: where the block runs.
  ///   - work: the block.
  @inline(never)
  public func notify(queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard let session = ExecutionSession.ofCallerOrTest, MainQueue.isMain(queue) else {
      return notify(qos: .unspecified, queue: queue, execute: work)
    }
    let origin = WorkOrigin("DispatchWorkItem.notify", place: .init(.ofCaller()))
    let cause = WorkCause.ofNewBlock
    let deliver = session.outside({ session.enqueue(for: origin, as: cause) { work() } }, for: origin)
    notify(qos: .unspecified, queue: .global(), execute: deliver)
  }
}
