import Foundation
import Understudy

/// What is known of a page: where it is, its title and its pictures. Source: Apple's page "LPLinkMetadata".
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address that it leads to.
  open var url: URL?
  /// The page's title.
  open var title: String?
  /// The picture of the site.
  open var iconProvider: NSItemProvider?
  /// The picture of the page.
  open var imageProvider: NSItemProvider?
  /// The film of the page.
  open var videoProvider: NSItemProvider?
  /// Where the film of the page is.
  open var remoteVideoURL: URL?

  /// Makes metadata that says nothing.
  public override init() {}

  /// Makes another object with equal metadata.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  func copied() -> LPLinkMetadata {
    let copy = LPLinkMetadata()
    (copy.originalURL, copy.url, copy.title, copy.remoteVideoURL) = (originalURL, url, title, remoteVideoURL)
    (copy.iconProvider, copy.imageProvider, copy.videoProvider) = (iconProvider, imageProvider, videoProvider)
    return copy
  }
}

/// Why metadata could not be fetched. Source: Apple's page "LPError".
public struct LPError: Error, Equatable, Sendable {
  /// A kind of error.
  public enum Code: Int, Sendable {
    /// The cause is not known; only a test that names it has it.
    case unknown = 1
    /// The page could not be loaded, or the request has no address.
    case metadataFetchFailed
    /// The app has cancelled the fetch.
    case metadataFetchCancelled
    /// The page has taken too long; only a test that names it has it.
    case metadataFetchTimedOut
    /// The app may not load the page; only a test that names it has it.
    case metadataFetchNotAllowed
  }

  /// The domain of the error as an `NSError`.
  public static let errorDomain = "LPErrorDomain"
  /// The kind.
  public let code: Code
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
}
