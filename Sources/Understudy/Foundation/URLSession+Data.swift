import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking

  // Apps give a session a protocol of their own with these methods, so that a test can take another one. Foundation here has them only
  // with a delegate, and a parameter with a default does not fulfil a protocol's requirement.

  extension URLSession {
    /// Makes a request, and gives the body of the answer. Source: Apple's page "data(for:delegate:)".
    ///
    /// - Throws: A `URLError`, also if the task is cancelled.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      try await data(for: request, delegate: nil)
    }

    /// Asks a server, and gives the body of its answer. Source: Apple's page "data(from:delegate:)".
    ///
    /// - Throws: A `URLError`, also if the task is cancelled.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

    /// Sends data, and gives the body of the answer. Source: Apple's page "upload(for:from:delegate:)".
    ///
    /// - Throws: A `URLError`, also if the task is cancelled.
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
      try await upload(for: request, from: bodyData, delegate: nil)
    }

    /// Sends a file, and gives the body of the answer. Source: Apple's page "upload(for:fromFile:delegate:)".
    ///
    /// - Throws: A `URLError`, also if the task is cancelled.
    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
      try await upload(for: request, fromFile: fileURL, delegate: nil)
    }

    /// Makes a request, and gives the file with the body of the answer. Source: Apple's page "download(for:delegate:)".
    ///
    /// - Throws: A `URLError`, also if the task is cancelled.
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
      try await download(for: request, delegate: nil)
    }

    /// Asks a server, and gives the file with the body of its answer. Source: Apple's page "download(from:delegate:)".
    ///
    /// - Throws: A `URLError`, also if the task is cancelled.
    public func download(from url: URL) async throws -> (URL, URLResponse) {
      try await download(from: url, delegate: nil)
    }
  }
#endif
