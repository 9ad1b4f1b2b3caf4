import SwiftUI
import UnderstudyCore

/// Asks the user to rate the app. Source: Apple's page "RequestReviewAction".
///
/// No alert is shown: on a device the system decides whether one is. The event log and `app.world.store.reviewRequests` have the request.
@preconcurrency @MainActor
public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  /// Asks for a rating.
  public func callAsFunction() { StoreState.current.noteReviewRequest() }
}

extension EnvironmentValues {
  /// Asks the user to rate the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks the user to rate the app. Source: Apple's page "SKStoreReviewController".
@preconcurrency @MainActor
public final class SKStoreReviewController: NSObject {
  /// Asks for a rating, as ``RequestReviewAction`` does.
  public static func requestReview() { StoreState.current.noteReviewRequest() }

  /// Asks for a rating in a scene, as ``RequestReviewAction`` does.
  public static func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

/// What an app asks of the store as a whole. Source: Apple's page "AppStore".
public enum AppStore {
  /// Asks for a rating in a scene, as ``RequestReviewAction`` does.
  @MainActor public static func requestReview(in scene: UIWindowScene) { StoreState.current.noteReviewRequest() }

  /// Whether the user may buy something: always.
  public static var canMakePayments: Bool { true }

  /// Brings the transactions up to date, which they are: the event log has the call.
  public static func sync() async throws { StoreState.current.log("Synchronize") }

  /// Shows the page of subscriptions on a device; here the event log has the call.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    StoreState.current.log("Show the subscriptions")
  }
}
