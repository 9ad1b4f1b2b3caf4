/// Who may ask, and for what: a request has to name this server and the token of its address.
struct StudioAccess {
  let port: Int
  /// The first part of each path.
  let token: String

  enum Route: Equatable {
    case page, script, style, events
    /// Begins another session.
    case begin
    /// Builds the tests again.
    case build
    case call(session: Int)
    case end(session: Int)
  }

  enum Decision: Equatable {
    case route(Route)
    case refused(HTTPStatus, String)
  }

  /// A token of 128 random bits.
  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<32).map { _ in String(UInt8.random(in: 0..<16, using: &generator), radix: 16) }.joined()
  }

  var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// Another host's name would be one that leads here by a server of names; another origin is another page.
  func decide(_ request: HTTPRequest) -> Decision {
    guard let host = request.headers["host"], ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host) else {
      return .refused(.forbidden, "This server answers for 127.0.0.1 alone.")
    }
    if let origin = request.headers["origin"], origin != "http://\(host)" {
      return .refused(.forbidden, "This server answers its own page alone.")
    }
    let parts = request.target.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3, parts[0].isEmpty, Self.isSame(parts[1], token), let route = route(Array(parts[2...]))
    else { return .refused(.notFound, "There is nothing at this address. Open the one that the studio has printed.") }
    let isPost = route.changes
    guard request.method == (isPost ? "POST" : "GET") else { return .refused(.methodNotAllowed, "Another method.") }
    // A form of another page cannot send this type.
    guard !isPost || request.headers["content-type"]?.hasPrefix("application/json") == true else {
      return .refused(.unsupportedType, "A call is JSON.")
    }
    return .route(route.route)
  }

  /// - Returns: nil for an unknown path.
  private func route(_ parts: [String]) -> (route: Route, changes: Bool)? {
    switch parts {
    case [""]: return (.page, false)
    case ["studio.js"]: return (.script, false)
    case ["studio.css"]: return (.style, false)
    case ["events"]: return (.events, false)
    case ["sessions"]: return (.begin, true)
    case ["build"]: return (.build, true)
    default:
      guard parts.count == 3, parts[0] == "sessions", let number = Int(parts[1]) else { return nil }
      switch parts[2] {
      case "call": return (.call(session: number), true)
      case "end": return (.end(session: number), true)
      default: return nil
      }
    }
  }

  /// Compares in a time that does not depend on how much is equal.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    let (a, b) = (Array(one.utf8), Array(other.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
