import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Which requests a stub is for.
struct HTTPRequestPattern: Sendable, CustomStringConvertible {
  struct Problem: Error {
    let message: String
  }

  /// As it was written, for messages.
  let description: String
  let matches: @Sendable (URLRequest) -> Bool

  static func predicate(_ predicate: @escaping @Sendable (URLRequest) -> Bool, place: String) -> HTTPRequestPattern {
    HTTPRequestPattern(description: "a predicate (\(place))", matches: predicate)
  }

  static func parse(_ method: HTTPClientDouble.Method, _ text: String) -> Result<HTTPRequestPattern, Problem> {
    guard let wanted = URLComponents(string: text), wanted.host != nil || text.hasPrefix("/") else {
      return .failure(Problem(message: HTTPWording.badPattern(text)))
    }
    let description = "\(method == .any ? "any method" : method.rawValue) \(text)"
    let path = segments(wanted)
    return .success(
      HTTPRequestPattern(description: description) { request in
        guard method == .any || method == HTTPClientDouble.Method(rawValue: request.httpMethod ?? "GET"),
          let url = request.url, let components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        else { return false }
        return isSameServer(wanted, components) && fits(path, segments(components))
          && hasItems(of: wanted, components)
      })
  }

  private static func isSameServer(_ wanted: URLComponents, _ found: URLComponents) -> Bool {
    guard let host = wanted.host else { return true }
    return host.lowercased() == found.host?.lowercased() && port(of: wanted, or: found) == port(of: found, or: wanted)
      && (wanted.scheme == nil || wanted.scheme?.lowercased() == found.scheme?.lowercased())
  }

  /// The port, or that of the scheme, which the other one may have.
  private static func port(of components: URLComponents, or other: URLComponents) -> Int? {
    if let port = components.port { return port }
    return switch (components.scheme ?? other.scheme)?.lowercased() {
    case "http": 80
    case "https": 443
    default: nil
    }
  }

  /// The components of a path as they are written: an encoded slash parts nothing. A server takes no path for the root.
  private static func segments(_ components: URLComponents) -> [Substring] {
    let path = components.percentEncodedPath
    return (path.isEmpty ? "/" : path).split(separator: "/", omittingEmptySubsequences: false)
  }

  private static func fits(_ wanted: [Substring], _ found: [Substring]) -> Bool {
    wanted.count == found.count
      && zip(wanted, found).allSatisfy { wanted, found in
        wanted == "*" ? !found.isEmpty : String(wanted).removingPercentEncoding == String(found).removingPercentEncoding
      }
  }

  private static func hasItems(of wanted: URLComponents, _ found: URLComponents) -> Bool {
    let items = found.queryItems ?? []
    return (wanted.queryItems ?? []).allSatisfy(items.contains)
  }
}
