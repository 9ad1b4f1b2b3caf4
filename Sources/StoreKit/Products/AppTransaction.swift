import Foundation
import UnderstudyCore

/// How the user got the app. Source: Apple's page "AppTransaction".
public struct AppTransaction: Hashable, Sendable {
  /// The app's identifier.
  public var bundleID: String { Bundle.main.bundleIdentifier ?? "" }
  /// The version that the user has.
  public let appVersion: String
  /// The version that the user got at first: the same.
  public var originalAppVersion: String { appVersion }
  /// When the user got the app, on the app's clock: at its first use of the store.
  public let originalPurchaseDate: Date
  /// Nil: the app was not ordered before it came out.
  public var preorderDate: Date? { nil }
  /// Always Xcode's, as there is no server.
  public var environment: AppStore.Environment { .xcode }
  /// When the store has signed this.
  public var signedDate: Date { originalPurchaseDate }

  /// The values as a server reads them.
  public var jsonRepresentation: Data {
    Data(
      #"{"bundleId":"\#(bundleID)","applicationVersion":"\#(appVersion)","environment":"Xcode"}"#.utf8)
  }

  /// How the user got this app.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { .verified(StoreState.current.appTransaction) }
  }

  /// Asks the store again, which has the same answer.
  public static func refresh() async throws -> VerificationResult<AppTransaction> { try await shared }
}

extension AppStore {
  /// Where a transaction was made. Source: Apple's page "AppStore.Environment".
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// The name of the place.
    public let rawValue: String
    /// Makes a place of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By users.
    public static let production = Self(rawValue: "Production")
    /// By people who try the app.
    public static let sandbox = Self(rawValue: "Sandbox")
    /// By a test.
    public static let xcode = Self(rawValue: "Xcode")
  }
}
