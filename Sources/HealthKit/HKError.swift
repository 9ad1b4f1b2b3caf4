import Foundation

/// Why the store refuses something. Source: Apple's page "HKError".
public struct HKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Nothing is wrong; never thrown.
    case noError = 0
    /// The device keeps no health data, because the test says so.
    case errorHealthDataUnavailable = 1
    /// The device's owner does not allow health data; never thrown here.
    case errorHealthDataRestricted = 2
    /// A type, a date or another argument does not fit.
    case errorInvalidArgument = 3
    /// The user has refused what the app wants to save or delete, or it is another app's.
    case errorAuthorizationDenied = 4
    /// The app has not asked yet whether it may read or save the type.
    case errorAuthorizationNotDetermined = 5
    /// The data is locked with the device; never thrown here.
    case errorDatabaseInaccessible = 6
    /// The user has not answered the question for a permission.
    case errorUserCanceled = 7
    /// Another workout has begun; never thrown here.
    case errorAnotherWorkoutSessionStarted = 8
    /// The user has left the app during a workout; never thrown here.
    case errorUserExitedWorkoutSession = 9
    /// The user has refused a type that the app cannot do without; never thrown here.
    case errorRequiredAuthorizationDenied = 10
    /// There is no value: nothing was entered or measured, or the app may not read it.
    case errorNoData = 11
  }

  /// The domain of such errors as `NSError`s.
  public static var errorDomain: String { "com.apple.healthkit" }
  /// Which reason it is.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// The user has refused what the app wants to save or delete, or it is another app's.
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  /// The app has not asked yet whether it may read or save the type.
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  /// The device keeps no health data, because the test says so.
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  /// There is no value: nothing was entered or measured, or the app may not read it.
  public static var errorNoData: Code { .errorNoData }

  /// The reason for the user.
  public var errorDescription: String? {
    switch code {
    case .errorAuthorizationNotDetermined: "Authorization not determined"
    case .errorAuthorizationDenied: "Not authorized"
    case .errorHealthDataUnavailable: "Health data is unavailable on this device"
    case .errorNoData: "No data available for the specified predicate."
    default: "The operation couldn’t be completed."
    }
  }
}
