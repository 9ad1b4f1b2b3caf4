import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches the lines, a JSON array, from a server.
public struct OMTJsonService: OMTService {
  let client: any HTTPClient

  public init(client: any HTTPClient) {
    self.client = client
  }

  public func omtDemo() async throws -> [String] {
    let url = URL(string: "https://demos.rachelbrindle.com/omt2024.json")!
    let (data, _) = try await client.data(for: URLRequest(url: url))
    return try JSONDecoder().decode([String].self, from: data)
  }
}
