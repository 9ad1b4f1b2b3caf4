import Foundation
@_spi(Runtime) import UnderstudyCore

/// Opens a URL, by a handler of the app or else by the system (SEM-257).
public struct OpenURLAction: @unchecked Sendable {
  /// What a handler made of a URL.
  public struct Result: Sendable {
    fileprivate enum Kind: Sendable, Equatable {
      case handled, discarded
      case system(URL?)
    }
    fileprivate let kind: Kind

    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    /// Leaves the URL to the system.
    public static let systemAction = Result(kind: .system(nil))
    /// Leaves another URL to the system.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (URL) -> Result
  private let system: @MainActor (URL) -> Bool

  /// - Parameter handler: Deals with URLs, in place of the system.
  @MainActor @preconcurrency
  public init(handler: @escaping (URL) -> Result) { self.init(handler: handler, host: nil) }

  /// - Parameter host: The app whose system records what is opened; nil for no system.
  init(handler: @escaping (URL) -> Result, host: UnderstudyCore.Host?) {
    self.handler = handler
    system = { [weak host] url in
      guard let host, !url.isFileURL else { return false }
      host.openedURLs.append(url)
      return true
    }
  }

  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// - Parameter completion: Gets whether the URL was opened.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(system(other ?? url))
    }
  }

  fileprivate func inside(_ host: UnderstudyCore.Host?) -> OpenURLAction { OpenURLAction(handler: handler, host: host) }
}

extension EnvironmentValues {
  /// Opens URLs: the host records what reaches the system (SEM-257).
  public var openURL: OpenURLAction {
    get { (self[OpenURLKey.self] ?? OpenURLAction(handler: { _ in .systemAction }, host: nil)).inside(runningHost) }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction? { nil } }
