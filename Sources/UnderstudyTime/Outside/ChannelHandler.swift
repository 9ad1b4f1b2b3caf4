/// The data that Dispatch gives to the handler of a channel, for as long as the app has not taken it.
private final class ChannelData: Sendable {
  let pointer: UncheckedSendable<UnsafeMutableRawPointer?>

  init(_ data: UnsafeMutableRawPointer?) {
    pointer = UncheckedSendable(data)
    if let data { understudy_retain_data(data) }
  }

  deinit { if let data = pointer.value { understudy_release_data(data) } }
}

private typealias Handler = @Sendable (_ isDone: Bool, UnsafeMutableRawPointer?, Int32) -> Void
typealias ReadBlock = @Sendable @convention(block) (UnsafeMutableRawPointer?, Int32) -> Void
typealias ChannelBlock = @Sendable @convention(block) (Bool, UnsafeMutableRawPointer?, Int32) -> Void

/// Makes the handler of what an app reads or writes by Dispatch the app's own: it is work elsewhere until its last call.
///
/// - Parameter isOnMain: whether its calls join the app's work, as those on the main queue.
private func wrap(_ handler: @escaping Handler, _ isOnMain: Bool) -> Handler? {
  guard let session = Caller.app else { return nil }
  let origin = WorkOrigin(ofSystem: "DispatchIO", .ofCaller(beyond: 2))
  let number = session.begin(OutsideWork(), for: origin)
  let cause = WorkContext.cause
  let mainCause = WorkCause.ofNewBlock
  return { isDone, data, error in
    guard !session.isOver(origin) else { return }
    let data = ChannelData(data)
    if isOnMain {
      session.enqueue(for: origin, as: mainCause) { handler(isDone, data.pointer.value, error) }
    } else {
      WorkContext(of: session, for: cause, in: number, from: origin)
        .bind { handler(isDone, data.pointer.value, error) }
    }
    if isDone { session.work.end(number) }
    session.wakeWaits()
  }
}

@_silgen_name("understudy_session_wraps_read") @inline(never)
func sessionWraps(read handler: @escaping ReadBlock, _ isOnMain: Bool) -> ReadBlock? {
  guard let run = wrap({ handler($1, $2) }, isOnMain) else { return nil }
  return { run(true, $0, $1) }
}

@_silgen_name("understudy_session_wraps_channel") @inline(never)
func sessionWraps(channel handler: @escaping ChannelBlock, _ isOnMain: Bool) -> ChannelBlock? {
  wrap(handler, isOnMain)
}
