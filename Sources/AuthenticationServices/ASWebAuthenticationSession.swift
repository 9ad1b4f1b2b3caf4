import Foundation
import SwiftUI

/// Why a page has not signed the user in. Source: Apple's page "ASWebAuthenticationSessionError".
public struct ASWebAuthenticationSessionError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable { case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid }

  /// The domain of such errors as `NSError`s.
  public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
  /// Which reason it is.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// The user or the app has closed the page before it called back.
  public static var canceledLogin: Code { .canceledLogin }
}

/// Says where a page that signs in is. Source: Apple's page "ASWebAuthenticationPresentationContextProviding".
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// The window before which the page is. Not called.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Leads the user through a page that signs in: to the address that the test has set by `app.world.signIn.callback`.
///
/// Source: Apple's page "ASWebAuthenticationSession".
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
  /// Gets the address that the page leads to, or why there is none.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  private let url: URL
  private var completion: CompletionHandler?
  /// Says where the page is.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page forgets the user afterwards. Kept, without effect.
  open var prefersEphemeralWebBrowserSession = false
  /// Whether the page can be shown: always.
  open var canStart: Bool { true }

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - url: The page, which is in the event log.
  ///   - callbackURLScheme: The scheme of the address that it leads to.
  ///   - completionHandler: Gets that address in the app's next turn.
  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    (self.url, completion) = (url, completionHandler)
    super.init()
  }

  /// Shows the page.
  ///
  /// - Returns: Whether it can be shown: true the first time.
  @discardableResult open func start() -> Bool {
    guard completion != nil else { return false }
    let result = SignInState.current.visit(url)
    Task { @MainActor in
      switch result {
      case .success(let address): end(address, nil)
      case .failure(let error): end(nil, error)
      }
    }
    return true
  }

  /// Closes the page: the app gets an error.
  open func cancel() { end(nil, ASWebAuthenticationSessionError(.canceledLogin)) }

  private func end(_ address: URL?, _ error: (any Error)?) {
    let handler = completion
    completion = nil
    handler?(address, error)
  }
}

/// Leads the user through a page that signs in, in a view of SwiftUI's. Source: Apple's page "WebAuthenticationSession".
@MainActor public struct WebAuthenticationSession: Sendable {
  nonisolated init() {}

  /// Whether the page forgets the user afterwards. Source: Apple's page "WebAuthenticationSession.BrowserSession".
  public enum BrowserSession: Sendable { case ephemeral }

  /// Shows the page; the test says where it leads by `app.world.signIn.callback`.
  ///
  /// - Throws: `ASWebAuthenticationSessionError` if the user cancels.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { try SignInState.current.visit(url).get() }
}
