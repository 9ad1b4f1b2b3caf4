import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

extension AppWorld {
  /// What becomes of the app's requests for an account.
  public var signIn: SignIn { SignIn(world: self) }

  /// What becomes of the app's requests for an account. At first the user cancels each.
  @preconcurrency @MainActor
  public struct SignIn {
    fileprivate let world: AppWorld

    private var state: SignInState { world.part(SignInState.self) }

    /// What the user does when the app asks for the account with Apple.
    public var answer: SignInAnswer {
      get { state.with { $0.answer } }
      nonmutating set { state.with { $0.answer = newValue } }
    }

    /// The user and the password that the device has kept for the app; nil for none.
    public var password: (user: String, password: String)? {
      get { state.with { $0.password } }
      nonmutating set { state.with { $0.password = newValue } }
    }

    /// The address that pages which sign in lead to; nil if the user closes them.
    public var callback: URL? {
      get { state.with { $0.callback } }
      nonmutating set { state.with { $0.callback = newValue } }
    }

    /// Takes an account back, as the user can do in the settings of the device.
    ///
    /// - Parameter user: Identifies the user.
    public func revoke(
      _ user: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      world.control.act("Revoke the account \(user)", at: CallSite(fileID, file, line)) {
        state.with { values in
          values.known.remove(user)
          values.revoked.insert(user)
        }
        NotificationCenter.default.post(name: ASAuthorizationAppleIDProvider.credentialRevokedNotification, object: nil)
      }
    }
  }

  /// What the user does when an app asks for the account with Apple.
  public enum SignInAnswer: Sendable {
    /// Cancels.
    case cancels
    /// Signs in; the app gets the address and the name if it asks for them, and only the first time.
    case succeeds(user: String, email: String? = nil, name: PersonNameComponents? = nil)
    /// Cannot sign in.
    case fails(ASAuthorizationError.Code)
  }
}

/// An account with Apple.
struct SignInAccount: Sendable {
  let user: String
  let email: String?
  let name: PersonNameComponents?
}

/// What the user does, and which accounts the app has.
final class SignInState: SystemPart {
  struct Values {
    var answer = AppWorld.SignInAnswer.cancels
    var password: (user: String, password: String)?
    var callback: URL?
    var known: Set<String> = []
    var revoked: Set<String> = []
  }

  private let values = Guarded(unchecked: Values())

  init() {}

  func with<Result>(_ body: (inout Values) -> Result) -> Result { values.withUncheckedLock(body) }

  private func log(_ text: String) { LoggedEntry(category: "AuthenticationServices", text: text).write() }

  func state(of user: String) -> ASAuthorizationAppleIDProvider.CredentialState {
    with { $0.known.contains(user) ? .authorized : $0.revoked.contains(user) ? .revoked : .notFound }
  }

  /// The answer to several requests: a password that is there, otherwise the account with Apple.
  func answer(_ requests: [ASAuthorizationRequest]) -> Result<ASAuthorization, ASAuthorizationError> {
    if requests.contains(where: { $0 is ASAuthorizationPasswordRequest }), let kept = with({ $0.password }) {
      log("Give the password of \(kept.user)")
      return .success(ASAuthorization(ASPasswordCredential(user: kept.user, password: kept.password)))
    }
    guard let request = requests.lazy.compactMap({ $0 as? ASAuthorizationAppleIDRequest }).first else {
      log("There is no password")
      return .failure(ASAuthorizationError(.canceled))
    }
    switch with({ $0.answer }) {
    case .cancels:
      log("The user cancels")
      return .failure(ASAuthorizationError(.canceled))
    case .fails(let code):
      log("Signing in fails: \(code)")
      return .failure(ASAuthorizationError(code))
    case .succeeds(let user, let email, let name):
      let isFirst = with { values in
        values.revoked.remove(user)
        return values.known.insert(user).inserted
      }
      log("Sign in \(user)")
      return .success(
        ASAuthorization(
          ASAuthorizationAppleIDCredential(
            SignInAccount(user: user, email: email, name: name), isFirst: isFirst, request)))
    }
  }

  /// What a page leads to.
  func visit(_ page: URL) -> Result<URL, ASWebAuthenticationSessionError> {
    log("Show \(page.absoluteString)")
    return with { $0.callback }.map { .success($0) } ?? .failure(ASWebAuthenticationSessionError(.canceledLogin))
  }
}
