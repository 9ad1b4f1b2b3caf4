import Foundation
import Understudy
import UnderstudyTime

/// How a text is searched for. Source: Apple's page "WKFindConfiguration".
@preconcurrency @MainActor open class WKFindConfiguration: NSObject {
  /// Whether the search goes backwards; kept.
  open var backwards = false
  /// Whether capitals differ from small letters.
  open var caseSensitive = false
  /// Whether the search begins again at the end; kept.
  open var wraps = true

  /// Makes a configuration of the defaults.
  nonisolated public override init() { super.init() }
}

/// Whether a text was found. Source: Apple's page "WKFindResult".
@preconcurrency @MainActor open class WKFindResult: NSObject {
  /// Whether it was.
  public let matchFound: Bool

  init(_ matchFound: Bool) { self.matchFound = matchFound }
}

/// Which part of a page a picture has; kept. Source: Apple's page "WKSnapshotConfiguration".
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  /// The part.
  open var rect = CGRect.null
  /// The width of the picture, in points.
  open var snapshotWidth: NSNumber?
  /// Whether the page is up to date before.
  open var afterScreenUpdates = true

  /// Makes a configuration of the defaults.
  nonisolated public override init() { super.init() }
}

extension WKWebView {
  /// Searches the texts of the page.
  ///
  /// - Parameter completionHandler: Gets whether one has the text.
  public func find(
    _ string: String, configuration: WKFindConfiguration? = nil,
    completionHandler: @escaping @MainActor (WKFindResult) -> Void
  ) { completionHandler(WKFindResult(shown.page?.contains(string, configuration?.caseSensitive ?? false) ?? false)) }

  /// Searches the texts of the page.
  public func find(_ string: String, configuration: WKFindConfiguration? = nil) async throws -> WKFindResult {
    WKFindResult(shown.page?.contains(string, configuration?.caseSensitive ?? false) ?? false)
  }

  /// Gives a picture without pixels, as nothing is drawn.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) { completionHandler(UIImage(), nil) }
}

extension PageText {
  func contains(_ text: String, _ isCaseSensitive: Bool) -> Bool {
    parts.contains { part in
      let shown =
        switch part {
        case .text(let text), .heading(let text), .link(let text, _), .button(let text): text
        }
      return shown.range(of: text, options: isCaseSensitive ? [] : .caseInsensitive) != nil
    }
  }
}
