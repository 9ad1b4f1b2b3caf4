import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// Stores a request as HTTP has it: the method and the address, the headers in order, the body.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// Stores a request as HTTP has it: the method and the address, the headers in order, the body.
  ///
  /// - Parameter pretty: Whether a body of JSON is pretty printed.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let address = request.url.map(RequestText.sorted)?.absoluteString ?? "(null)"
      let head = ["\(request.httpMethod ?? "GET") \(address)"] + RequestText.headers(of: request)
      guard let body = request.httpBody else { return head.joined(separator: "\n") }
      return (head + ["", RequestText.body(body, pretty: pretty)]).joined(separator: "\n")
    }
  }

  /// Stores the command by which `curl` would send the request.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      let headers = request.allHTTPHeaderFields ?? [:]
      for name in headers.keys.sorted() where name != "Cookie" {
        parts.append("--header \"\(name): \(RequestText.quoted(headers[name] ?? ""))\"")
      }
      if let body = request.httpBody {
        parts.append("--data \"\(RequestText.quoted(String(decoding: body, as: UTF8.self)))\"")
      }
      if let cookie = headers["Cookie"] { parts.append("--cookie \"\(RequestText.quoted(cookie))\"") }
      parts.append("\"\(request.url.map(RequestText.sorted)?.absoluteString ?? "(null)")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }
}

private enum RequestText {
  static func headers(of request: URLRequest) -> [String] {
    (request.allHTTPHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted()
  }

  static func body(_ body: Data, pretty: Bool) -> String {
    if pretty, let object = try? JSONSerialization.jsonObject(with: body, options: [.fragmentsAllowed]),
      let text = try? JSONSerialization.data(
        withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .fragmentsAllowed])
    {
      return String(decoding: text, as: UTF8.self)
    }
    return String(decoding: body, as: UTF8.self)
  }

  /// The address with its query in the order of names: a dictionary that it was made of has none.
  static func sorted(_ url: URL) -> URL {
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: false),
      let items = components.queryItems
    else { return url }
    components.queryItems = items.sorted { $0.name < $1.name }
    return components.url ?? url
  }

  static func quoted(_ text: String) -> String { text.replacingOccurrences(of: "\"", with: "\\\"") }
}
