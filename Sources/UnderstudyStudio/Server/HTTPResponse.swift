/// What a response begins with.
enum HTTPStatus: Int {
  case ok = 200
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case timeout = 408
  case bodyTooLarge = 413
  case unsupportedType = 415
  case headTooLarge = 431
  case notImplemented = 501
  case badGateway = 502
  case unavailable = 503

  var text: String {
    switch self {
    case .ok: "OK"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .timeout: "Request Timeout"
    case .bodyTooLarge: "Content Too Large"
    case .unsupportedType: "Unsupported Media Type"
    case .headTooLarge: "Request Header Fields Too Large"
    case .notImplemented: "Not Implemented"
    case .badGateway: "Bad Gateway"
    case .unavailable: "Service Unavailable"
    }
  }
}

/// A response, with the headers that keep a page to this server alone.
struct HTTPResponse {
  var status: HTTPStatus
  var type: String
  var body: [UInt8]
  /// Whether the connection ends with it.
  var isLast = false

  init(_ status: HTTPStatus, type: String = "text/plain; charset=utf-8", body: [UInt8]) {
    (self.status, self.type, self.body) = (status, type, body)
  }

  init(_ status: HTTPStatus, _ text: String) { self.init(status, body: Array((text + "\n").utf8)) }

  static func json(_ body: [UInt8], _ status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(status, type: "application/json", body: body)
  }

  /// Nothing is allowed but files of this server, and pictures that the page makes.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; "
    + "form-action 'none'; frame-ancestors 'none'"

  private static let common = """
    Cache-Control: no-store\r
    Content-Security-Policy: \(policy)\r
    Cross-Origin-Opener-Policy: same-origin\r
    Cross-Origin-Resource-Policy: same-origin\r
    Referrer-Policy: no-referrer\r
    X-Content-Type-Options: nosniff\r

    """

  var bytes: [UInt8] {
    let head = """
      HTTP/1.1 \(status.rawValue) \(status.text)\r
      Content-Type: \(type)\r
      Content-Length: \(body.count)\r
      \(isLast ? "Connection: close\r\n" : "")\(Self.common)\r

      """
    return Array(head.utf8) + body
  }

  /// The head of a response that continues as long as the connection does: server-sent events.
  static let beginOfEvents = Array(
    "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\(common)\r\n".utf8)

  /// An event of such a response.
  ///
  /// - Parameter json: has no line break.
  static func event(_ json: [UInt8]) -> [UInt8] { Array("data: ".utf8) + json + Array("\n\n".utf8) }
}
