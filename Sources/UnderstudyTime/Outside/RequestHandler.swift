/// A Swift value that C keeps as an object.
final class Boxed<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

typealias HandlerCall =
  @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?, UnsafeMutableRawPointer) -> Void

/// Calls the handler of a request for the app that has made the request, and for what it was made for.
private typealias RequestHandler = Boxed<(_ call: HandlerCall, _ arguments: UnsafeMutableRawPointer) -> Void>

@_cdecl("understudy_session_retains_handler")
func sessionRetainsHandler(
  _ function: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
  guard let session = Caller.app else { return nil }
  let origin = WorkOrigin(ofSystem: "URLSessionTask", .ofCaller(beyond: 2))
  let cause = WorkContext.cause
  let function = UncheckedSendable(function)
  let context = UncheckedSendable(context.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() })
  let handler = RequestHandler { call, arguments in
    guard !session.isOver(origin) else { return }
    let arguments = UncheckedSendable(arguments)
    let run = session.outside(
      {
        let context = context.value.map { Unmanaged.passUnretained($0).toOpaque() }
        call(function.value, context, arguments.value)
      }, for: origin, as: cause)
    run()
  }
  return Unmanaged.passRetained(handler).toOpaque()
}

@_cdecl("understudy_session_calls_handler")
func sessionCallsHandler(
  _ handler: UnsafeMutableRawPointer, _ call: HandlerCall, _ arguments: UnsafeMutableRawPointer
) { Unmanaged<RequestHandler>.fromOpaque(handler).takeUnretainedValue().value(call, arguments) }
