import Foundation

/// The domain of MapKit's errors as `NSError`s.
public let MKErrorDomain = "MKErrorDomain"

/// Why MapKit cannot do what the app has asked for. Source: Apple's page "MKError".
public struct MKError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: UInt, Sendable {
    /// The cause is not known; only a test that names it has it.
    case unknown = 1
    /// The server has failed; also a snapshot without width or height fails so.
    case serverFailure = 2
    /// The app has asked too often; only a test that names it has it.
    case loadingThrottled = 3
    /// The search has found nothing.
    case placemarkNotFound = 4
    /// There is no way.
    case directionsNotFound = 5
    /// The server's answer cannot be read; only a test that names it has it.
    case decodingFailed = 6

    /// Whether an error has the reason, for `catch MKError.placemarkNotFound`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? MKError)?.code == match }
  }

  /// The domain of such errors as `NSError`s.
  public static var errorDomain: String { MKErrorDomain }
  /// Which reason it is.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { Int(code.rawValue) }
  /// Nothing: no error here has more to say.
  public var errorUserInfo: [String: Any] { [:] }

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - code: The reason.
  ///   - userInfo: Left out.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The cause is not known; only a test that names it has it.
  public static var unknown: Code { .unknown }
  /// The server has failed; also a snapshot without width or height fails so.
  public static var serverFailure: Code { .serverFailure }
  /// The app has asked too often; only a test that names it has it.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// No place of the test fits the search.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// There is no way between the places.
  public static var directionsNotFound: Code { .directionsNotFound }
  /// The server's answer cannot be read; only a test that names it has it.
  public static var decodingFailed: Code { .decodingFailed }
}
