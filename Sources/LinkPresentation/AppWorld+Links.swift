import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

extension AppWorld {
  /// What is known of the pages that the app shows as links.
  public var links: Links { Links(world: self) }

  /// What is known of the pages that the app shows as links. At first nothing but their addresses.
  @preconcurrency @MainActor
  public struct Links {
    fileprivate let world: AppWorld

    private var state: LinkState { world.part(LinkState.self) }

    /// Says what is known of a page.
    ///
    /// - Parameters:
    ///   - metadata: The title and the pictures; the address is set where it has none.
    ///   - address: The whole address.
    public func setMetadata(_ metadata: LPLinkMetadata, of address: String) {
      state.set(.success(metadata.copied()), of: address)
    }

    /// Gives a page a title alone.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - address: The whole address.
    public func setTitle(_ title: String, of address: String) {
      let metadata = LPLinkMetadata()
      metadata.title = title
      state.set(.success(metadata), of: address)
    }

    /// Makes the metadata of a page fail.
    ///
    /// - Parameters:
    ///   - address: The whole address.
    ///   - code: What the app gets.
    public func fail(_ address: String, with code: LPError.Code = .metadataFetchFailed) {
      state.set(.failure(LPError(code)), of: address)
    }
  }
}

/// What is known of pages, by their addresses.
final class LinkState: SystemPart {
  private let answers = Guarded(unchecked: [String: Result<LPLinkMetadata, LPError>]())

  init() {}

  func set(_ answer: Result<LPLinkMetadata, LPError>, of address: String) {
    answers.withUncheckedLock { $0[address] = answer }
  }

  func metadata(of url: URL) throws -> LPLinkMetadata {
    let answer = answers.withUncheckedLock { $0[url.absoluteString] }
    let metadata = try answer?.get().copied() ?? LPLinkMetadata()
    metadata.originalURL = metadata.originalURL ?? url
    metadata.url = metadata.url ?? url
    LoggedEntry(category: "LinkPresentation", text: "Fetch \(url.absoluteString)").write(isOfApp: false)
    return metadata
  }
}
