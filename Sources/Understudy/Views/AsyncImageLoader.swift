import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where the data of asynchronous images comes from: a test gives its own, so that it needs no network.
public struct AsyncImageLoader: Sendable {
  private let body: @Sendable (URL) async throws -> Data

  /// A loader that asks a closure.
  ///
  /// - Parameter body: Gives the data of a URL, in one of the usual image formats, or throws.
  public init(_ body: @escaping @Sendable (URL) async throws -> Data) { self.body = body }

  /// Loads from the network, or from a file.
  public static let network = AsyncImageLoader { url in
    if url.isFileURL { return try Data(contentsOf: url) }
    for try await data in download(url) { return data }
    throw CancellationError()
  }

  /// The data of a URL. Who stops listening does not cancel the download: on Linux a task of a URL session that ends in the
  /// moment in which it is cancelled stops the process.
  private static func download(_ url: URL) -> AsyncThrowingStream<Data, any Error> {
    AsyncThrowingStream { continuation in
      let task = URLSession.shared.dataTask(with: url) { data, _, error in
        if let data { continuation.yield(data) }
        continuation.finish(throwing: data == nil ? error ?? URLError(.unknown) : nil)
      }
      task.resume()
    }
  }

  func load(_ url: URL) async throws -> Data { try await body(url) }
}

extension EnvironmentValues {
  /// Where the data of asynchronous images comes from: the network, unless a test says otherwise.
  @Entry public var asyncImageLoader: AsyncImageLoader = .network
}

/// Tells images from other data by their first bytes: nothing is decoded.
enum ImageData {
  private static let beginnings: [[UInt8]] = [
    [0x89, 0x50, 0x4E, 0x47],  // PNG
    [0xFF, 0xD8, 0xFF],  // JPEG
    Array("GIF8".utf8), Array("BM".utf8),
    [0x49, 0x49, 0x2A, 0x00], [0x4D, 0x4D, 0x00, 0x2A],  // TIFF
  ]

  static func isImage(_ data: Data) -> Bool {
    if beginnings.contains(where: { data.starts(with: $0) }) { return true }
    let kind = data.dropFirst(4).prefix(8)
    if data.starts(with: Array("RIFF".utf8)) { return kind.suffix(4).elementsEqual(Array("WEBP".utf8)) }
    return kind.starts(with: Array("ftyp".utf8))  // HEIC, AVIF
  }
}
