import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the app needs of `URLSession`.
public protocol HTTPClient: Sendable {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
}
