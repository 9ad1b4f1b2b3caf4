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

    /// The handler has dealt with the URL: the completion gets true, and the system does not get it.
    public static let handled = Result(kind: .handled)
    /// The handler has dropped the URL: the completion gets false, and the system does not get it.
    public static let discarded = Result(kind: .discarded)
    /// Leaves the URL to the system.
    public static let systemAction = Result(kind: .system(nil))
    /// Leaves another URL to the system.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (URL) -> Result
  private let system: SystemRecord?

  /// An action of the app that replaces the system's.
  ///
  /// - Parameter handler: Deals with URLs, in place of the system.
  @MainActor @preconcurrency
  public init(handler: @escaping (URL) -> Result) { self.init(handler: handler, system: nil) }

  /// - Parameter system: Records what is opened; nil for no system.
  fileprivate init(handler: @escaping (URL) -> Result, system: SystemRecord?) {
    (self.handler, self.system) = (handler, system)
  }

  /// Opens the URL and reports nothing about whether it was accepted.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens a URL and says afterwards whether that was possible.
  ///
  /// - Parameter completion: Gets whether the URL was opened.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(open(other ?? url))
    }
  }

  @MainActor private func open(_ url: URL) -> Bool {
    guard let system, !url.isFileURL else { return false }
    system.openedURLs.append(url)
    return true
  }

  fileprivate func inside(_ host: UnderstudyCore.Host?) -> OpenURLAction {
    OpenURLAction(handler: handler, system: host?.system)
  }

  /// Leaves every URL to the system.
  ///
  /// - Parameter host: The app whose system it is; nil for none.
  static func bySystem(of host: UnderstudyCore.Host?) -> OpenURLAction { plain.inside(host) }

  fileprivate static let plain = OpenURLAction(handler: { _ in .systemAction }, system: nil)
}

extension EnvironmentValues {
  /// Opens URLs: the host records what reaches the system (SEM-257).
  public var openURL: OpenURLAction {
    get { (self[OpenURLKey.self] ?? .plain).inside(runningHost) }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction? { nil } }
