import Foundation
import FoundationNetworking
import UnderstudyCore
import UnderstudyTime

/// Fetches what is known of a page, which the test says by `app.world.links`. Source: Apple's page "LPMetadataProvider".
///
/// A provider fetches once: a second time stops the app on a device, and fails the test here.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  private struct State {
    var hasStarted = false
    var isCancelled = false
  }

  private let state = Guarded(State())

  /// Whether pictures and films are fetched, too; true at first. Without them the metadata has neither.
  open var shouldFetchSubresources = true
  /// How long a fetch may take, in seconds. Kept, as an answer of the test takes no time.
  open var timeout: TimeInterval = 30

  /// Makes a provider that has not fetched.
  public override init() {}

  /// Fetches the metadata of a page.
  ///
  /// - Parameter URL: Where the page is.
  /// - Returns: What the test has said, otherwise metadata that has the address alone.
  /// - Throws: ``LPError``.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    begin()
    await Task.yield()
    return try metadata(of: URL)
  }

  /// Fetches the metadata of the page of a request.
  ///
  /// - Throws: ``LPError``.
  open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
    guard let url = request.url else { throw LPError(.metadataFetchFailed) }
    return try await startFetchingMetadata(for: url)
  }

  /// Fetches the metadata of a page, and calls a handler.
  ///
  /// - Parameters:
  ///   - URL: Where the page is.
  ///   - completionHandler: Called outside of the main actor.
  @preconcurrency open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    begin()
    Task {
      do { completionHandler(try metadata(of: URL), nil) } catch { completionHandler(nil, error) }
    }
  }

  /// Fetches the metadata of the page of a request, and calls a handler.
  ///
  /// - Parameters:
  ///   - request: Has the address of the page.
  ///   - completionHandler: Called outside of the main actor.
  @preconcurrency open func startFetchingMetadata(
    for request: URLRequest, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    guard let url = request.url else {
      Task { completionHandler(nil, LPError(.metadataFetchFailed)) }
      return
    }
    startFetchingMetadata(for: url, completionHandler: completionHandler)
  }

  /// Ends a fetch with an error if it has not ended yet.
  open func cancel() { state.withLock { $0.isCancelled = true } }

  private func begin() {
    let isFirst = state.withLock { state in
      defer { state.hasStarted = true }
      return !state.hasStarted
    }
    if !isFirst {
      RuntimeLog.fail(
        .framework, "LPMetadataProvider: a provider fetches once. Make another one for each page.")
    }
  }

  private func metadata(of url: URL) throws -> LPLinkMetadata {
    if state.withLock({ $0.isCancelled }) { throw LPError(.metadataFetchCancelled) }
    let metadata = try LinkState.current.metadata(of: url)
    if !shouldFetchSubresources {
      (metadata.iconProvider, metadata.imageProvider, metadata.videoProvider) = (nil, nil, nil)
    }
    return metadata
  }
}
