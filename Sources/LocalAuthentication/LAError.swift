import Foundation

/// Why a question has not been answered with yes. Source: Apple's page "LAError".
public struct LAError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The face, the finger or the passcode is another's: the test's answer `.fails`.
    case authenticationFailed = -1
    /// The user has closed the question: the test's answer `.isCancelled`.
    case userCancel = -2
    /// The user has chosen the passcode though only the face or finger was asked for: the test's answer `.fallsBack`.
    case userFallback = -3
    /// The system has closed the question, as when another app comes forward; never thrown here.
    case systemCancel = -4
    /// The device has no passcode, so there is nothing to ask for.
    case passcodeNotSet = -5
    /// The device has no sensor, or the user does not let the app use it: the test's answer `.unavailable`.
    case biometryNotAvailable = -6
    /// No face or finger is enrolled: the test's answer `.notEnrolled`.
    case biometryNotEnrolled = -7
    /// The sensor waits for the passcode after too many failures: the test's answer `.lockedOut`.
    case biometryLockout = -8
    /// The app has ended the question by ``LAContext/invalidate()``; never thrown here, as questions are answered at once.
    case appCancel = -9
    /// The context was invalidated before it was asked.
    case invalidContext = -10
    /// The context must not show a question but would have to.
    case notInteractive = -1004

    /// Whether an error has the reason, for `catch LAError.userCancel`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? LAError)?.code == match }
  }

  /// The domain of such errors as `NSError`s.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// Which reason it is.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// The face, the finger or the passcode is another's: the test's answer `.fails`.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user has closed the question: the test's answer `.isCancelled`.
  public static var userCancel: Code { .userCancel }
  /// The user has chosen the passcode though only the face or finger was asked for: the test's answer `.fallsBack`.
  public static var userFallback: Code { .userFallback }
  /// The system has closed the question, as when another app comes forward; never thrown here.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no passcode, so there is nothing to ask for.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device has no sensor, or the user does not let the app use it: the test's answer `.unavailable`.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No face or finger is enrolled: the test's answer `.notEnrolled`.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// The sensor waits for the passcode after too many failures: the test's answer `.lockedOut`.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app has ended the question by ``LAContext/invalidate()``; never thrown here, as questions are answered at once.
  public static var appCancel: Code { .appCancel }
  /// The context was invalidated before it was asked.
  public static var invalidContext: Code { .invalidContext }
  /// The context must not show a question but would have to.
  public static var notInteractive: Code { .notInteractive }
}
