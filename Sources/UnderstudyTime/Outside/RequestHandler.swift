/// The handler of a request that an app has made, with the app and with what it was made for.
private final class RequestHandler {
  let function: UnsafeMutableRawPointer
  let context: UnsafeMutableRawPointer?
  let session: ExecutionSession
  let origin: WorkOrigin
  let cause: (any AnyObject & Sendable)?

  init(
    _ function: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?, of session: ExecutionSession,
    _ origin: WorkOrigin
  ) {
    (self.function, self.context, self.session) = (function, context, session)
    (self.origin, cause) = (origin, WorkContext.cause)
    if let context { _ = Unmanaged<AnyObject>.fromOpaque(context).retain() }
  }

  deinit { if let context { Unmanaged<AnyObject>.fromOpaque(context).release() } }
}

@_cdecl("understudy_session_retains_handler")
func sessionRetainsHandler(
  _ function: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
  guard let session = Caller.app else { return nil }
  let origin = WorkOrigin(ofSystem: "URLSessionTask", .ofCaller(beyond: 2))
  return Unmanaged.passRetained(RequestHandler(function, context, of: session, origin)).toOpaque()
}

@_cdecl("understudy_session_calls_handler")
func sessionCallsHandler(
  _ handler: UnsafeMutableRawPointer,
  _ call: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?, UnsafeMutableRawPointer) -> Void,
  _ arguments: UnsafeMutableRawPointer
) {
  let handler = Unmanaged<RequestHandler>.fromOpaque(handler).takeUnretainedValue()
  guard !handler.session.isEnded else { return }
  let (function, context, arguments) = (
    UncheckedSendable(handler.function), UncheckedSendable(handler.context), UncheckedSendable(arguments)
  )
  let run = handler.session.outside(
    { call(function.value, context.value, arguments.value) }, for: handler.origin, as: handler.cause)
  run()
}
