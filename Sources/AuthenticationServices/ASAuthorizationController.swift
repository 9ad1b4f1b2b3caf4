import Foundation
import SwiftUI

/// The window before which the system's questions are. Source: Apple's page "ASPresentationAnchor".
public typealias ASPresentationAnchor = UIWindow

/// Is notified of an account, or why there is none. Both methods are optional. Source: Apple's page
/// "ASAuthorizationControllerDelegate".
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// The app has got an account.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// The app has not got one.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing with the account, for delegates that do not implement it.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing about the failure, for delegates that do not implement it.
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Says where the system's question is. Source: Apple's page "ASAuthorizationControllerPresentationContextProviding".
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// The window before which the question is. Not called.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks for an account; the test answers by `app.world.signIn`. Source: Apple's page "ASAuthorizationController".
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  /// How the system asks.
  public struct RequestOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only what the device has at once.
    public static let preferImmediatelyAvailableCredentials = Self(rawValue: 1 << 0)
  }

  /// What is asked for.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Is notified of the answer.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Says where the question is.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  /// Makes a controller for requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  /// Asks; the delegate is notified in the app's next turn.
  open func performRequests() {
    let result = SignInState.current.answer(authorizationRequests)
    Task { @MainActor in
      switch result {
      case .success(let authorization):
        delegate?.authorizationController(controller: self, didCompleteWithAuthorization: authorization)
      case .failure(let error): delegate?.authorizationController(controller: self, didCompleteWithError: error)
      }
    }
  }

  /// Asks as ``performRequests()`` does, as what the device has comes at once.
  open func performRequests(options: RequestOptions) { performRequests() }
}

/// What an app has got for requests. Source: Apple's page "ASAuthorizationResult".
public enum ASAuthorizationResult: Sendable {
  /// The user has chosen a password of the keychain.
  case password(ASPasswordCredential)
  /// The user has signed in with Apple.
  case appleID(ASAuthorizationAppleIDCredential)
}

/// Asks for an account in a view of SwiftUI's. Source: Apple's page "AuthorizationController".
@MainActor public struct AuthorizationController: Sendable {
  nonisolated init() {}

  /// Asks; the test answers by `app.world.signIn`.
  ///
  /// - Throws: `ASAuthorizationError`.
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    let credential = try SignInState.current.answer(requests).get().credential
    if let account = credential as? ASAuthorizationAppleIDCredential { return .appleID(account) }
    guard let password = credential as? ASPasswordCredential else { throw ASAuthorizationError(.failed) }
    return .password(password)
  }

  /// Asks for one thing.
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { try await performRequests([request], options: options) }
}

extension EnvironmentValues {
  /// Asks for an account.
  public var authorizationController: AuthorizationController { AuthorizationController() }
  /// Leads the user through a page that signs in.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}

/// A button that asks for the user's account with Apple; the test answers by `app.world.signIn`.
///
/// Source: Apple's page "SignInWithAppleButton".
public struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Hashable, Sendable {
    fileprivate let title: String
    /// "Sign in with Apple".
    public static let signIn = Self(title: "Sign in with Apple")
    /// "Sign up with Apple".
    public static let signUp = Self(title: "Sign up with Apple")
    /// "Continue with Apple".
    public static let `continue` = Self(title: "Continue with Apple")
  }

  /// What the button looks like. Kept, without effect.
  public struct Style: Hashable, Sendable {
    private let name: String
    /// White letters on black.
    public static let black = Self(name: "black")
    /// Black letters on white.
    public static let white = Self(name: "white")
    /// Black letters on white, with a line around.
    public static let whiteOutline = Self(name: "whiteOutline")
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - label: What it says.
  ///   - onRequest: Says what the app wants to have.
  ///   - onCompletion: Gets the answer in the app's next turn.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion) }

  public var body: some View {
    Button(label.title) {
      let request = ASAuthorizationAppleIDRequest()
      onRequest(request)
      let result = SignInState.current.answer([request]).mapError { $0 as any Error }
      Task { @MainActor in onCompletion(result) }
    }
  }
}

extension View {
  /// What buttons that ask for the user's account look like; without effect.
  nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}
