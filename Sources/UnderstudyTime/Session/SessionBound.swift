/// An object of one app: what it posts is not for apps of other sessions.
package protocol SessionBound: AnyObject {
  var boundSession: ExecutionSession? { get }
}
