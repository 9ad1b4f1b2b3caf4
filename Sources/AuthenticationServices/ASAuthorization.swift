import Foundation
import SwiftUI

/// What an app can ask of an account. Source: Apple's page "ASAuthorization.Scope".
public final class ASAuthorization: NSObject, Sendable {
  /// A part of an account.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name of the part.
    public let rawValue: String
    /// Makes a scope of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user's name.
    public static let fullName = Self(rawValue: "full_name")
    /// The user's address.
    public static let email = Self(rawValue: "email")
  }

  /// What the app has got.
  public let credential: any ASAuthorizationCredential
  init(_ credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// What an app has got for a request. Source: Apple's page "ASAuthorizationCredential".
public protocol ASAuthorizationCredential: NSObjectProtocol, Sendable {}

/// How sure it is that the user is a person. Source: Apple's page "ASUserDetectionStatus".
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

/// The user's account. Source: Apple's page "ASAuthorizationAppleIDCredential".
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// Identifies the user for the app.
  public let user: String
  /// The user's address, if the app has asked for it, and the user signs in for the first time.
  public let email: String?
  /// The user's name, if the app has asked for it, and the user signs in for the first time.
  public let fullName: PersonNameComponents?
  /// What the app has said in the request.
  public let state: String?
  /// What the app has asked for.
  public let authorizedScopes: [ASAuthorization.Scope]
  /// What a server would check: the user's identifier as bytes.
  public var identityToken: Data? { Data(user.utf8) }
  /// What a server would exchange: the user's identifier as bytes.
  public var authorizationCode: Data? { Data(user.utf8) }
  /// Likely a person.
  public var realUserStatus: ASUserDetectionStatus { .likelyReal }

  init(_ account: SignInAccount, isFirst: Bool, _ request: ASAuthorizationAppleIDRequest) {
    user = account.user
    authorizedScopes = request.requestedScopes ?? []
    state = request.state
    email = isFirst && authorizedScopes.contains(.email) ? account.email : nil
    fullName = isFirst && authorizedScopes.contains(.fullName) ? account.name : nil
  }
}

/// A user and a password that the device has kept. Source: Apple's page "ASPasswordCredential".
public final class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The user.
  public let user: String
  /// The password.
  public let password: String
  /// Makes a credential.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// Why an app has not got an account. Source: Apple's page "ASAuthorizationError".
public struct ASAuthorizationError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The cause is not known; only a test that names it has it.
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive

    /// Whether an error has the reason, for `catch ASAuthorizationError.canceled`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == match }
  }

  /// The domain of such errors as `NSError`s.
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  /// Which reason it is.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// A text for developers.
  public var errorDescription: String? { "The operation couldn’t be completed: \(code)." }
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// The cause is not known; only a test that names it has it.
  public static var unknown: Code { .unknown }
  /// The user has closed the sheet, or there is no password to offer.
  public static var canceled: Code { .canceled }
  /// The server's answer was not as it should be; only a test that names it has it.
  public static var invalidResponse: Code { .invalidResponse }
  /// No one has handled the request; only a test that names it has it.
  public static var notHandled: Code { .notHandled }
  /// The request has failed, also one for a kind of credential that there is none of.
  public static var failed: Code { .failed }
}

/// Asks for an account. Source: Apple's page "ASAuthorizationRequest".
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  override init() { super.init() }
}

/// Asks for the user's account with Apple. Source: Apple's page "ASAuthorizationAppleIDRequest".
public final class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// What of the account the app wants to have.
  public var requestedScopes: [ASAuthorization.Scope]?
  /// What comes back with the answer.
  public var state: String?
  /// What a server checks. Kept, without effect.
  public var nonce: String?
  /// Which user the app expects. Kept, without effect.
  public var user: String?
}

/// Asks for a password that the device has kept. Source: Apple's page "ASAuthorizationPasswordRequest".
public final class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// Makes requests for the user's account with Apple. Source: Apple's page "ASAuthorizationAppleIDProvider".
public final class ASAuthorizationAppleIDProvider: NSObject, Sendable {
  /// What has become of an account.
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

  /// Posted when the test takes an account back.
  public static let credentialRevokedNotification =
    Notification.Name("ASAuthorizationAppleIDProviderCredentialRevokedNotification")

  public override init() { super.init() }

  /// A new request.
  public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

  /// What has become of an account: authorized once the user has signed in with it.
  public func credentialState(forUserID userID: String) async throws -> CredentialState {
    SignInState.current.state(of: userID)
  }

  /// What has become of an account.
  ///
  /// - Parameter completion: Called outside of the main actor.
  @preconcurrency public func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    let state = SignInState.current.state(of: userID)
    Task { @concurrent in completion(state, nil) }
  }
}

/// Makes requests for passwords that the device has kept. Source: Apple's page "ASAuthorizationPasswordProvider".
public final class ASAuthorizationPasswordProvider: NSObject, Sendable {
  public override init() { super.init() }

  /// A new request.
  public func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}
