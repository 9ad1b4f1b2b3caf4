import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Everything that the HTTP double says.
enum HTTPWording {
  static func nothingFits(_ request: URLRequest) -> String { "No stub fits the request \(name(request))" }

  static func unmatched(_ request: URLRequest, stubs: [(pattern: HTTPRequestPattern, uses: Int)]) -> String {
    var lines = ["\(nothingFits(request))."]
    if stubs.isEmpty {
      lines.append("There are no stubs.")
    } else {
      lines.append("Stubs, newest first:")
      lines += stubs.prefix(20).map { "  \($0.pattern) (\(times($0.uses)))" }
      if stubs.count > 20 { lines.append("  … and \(stubs.count - 20) more") }
    }
    let path = request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true)?.path } ?? "/"
    let method = method(request).lowercased()
    let known = ["get", "head", "post", "put", "patch", "delete"].contains(method)
    let shown = known ? ".\(method)" : "\"\(method.uppercased())\""
    lines.append("Try: stub(\(shown), \"\(path.isEmpty ? "/" : path)\", .json(\"…\"))")
    return lines.joined(separator: "\n")
  }

  static func badPattern(_ text: String) -> String {
    """
    The pattern "\(text)" fits no request: a path begins with "/", a URL with its scheme.
    Try: "/\(text)"
    """
  }

  static func cannotEncode(_ error: any Error) -> String { "Cannot encode the value as JSON: \(error)" }

  static func cannotRead(_ url: URL, _ error: any Error) -> String {
    """
    Cannot read the JSON file \(url.path): \(error.localizedDescription)
    Try: a path relative to the folder of the test's source file, or a URL such as Bundle.module's
    """
  }

  private static func name(_ request: URLRequest) -> String {
    "\(method(request)) \(request.url?.absoluteString ?? "without a URL")"
  }

  private static func method(_ request: URLRequest) -> String { request.httpMethod ?? "GET" }

  private static func times(_ count: Int) -> String {
    switch count {
    case 0: "not used"
    case 1: "used once"
    default: "used \(count) times"
    }
  }
}
