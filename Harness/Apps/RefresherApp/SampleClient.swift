import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers every request with the same text, so that the app runs without a server.
public struct SampleClient: HTTPClient {
  let text: String
  let latency: Duration

  public init(text: String = #"["hello", "omt"]"#, latency: Duration = .seconds(1)) {
    self.text = text
    self.latency = latency
  }

  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await Task.sleep(for: latency)
    let url = request.url ?? URL(fileURLWithPath: "/")
    let response = URLResponse(
      url: url, mimeType: "application/json", expectedContentLength: text.utf8.count, textEncodingName: "utf-8")
    return (Data(text.utf8), response)
  }
}
