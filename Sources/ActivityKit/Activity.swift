import SwiftUI

/// What a Live Activity is about, and what of it changes. Source: Apple's page "ActivityAttributes".
public protocol ActivityAttributes: Decodable, Encodable {
  /// The type of what changes.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// What a Live Activity shows. Source: Apple's page "ActivityContent".
public struct ActivityContent<State: Decodable & Encodable & Hashable>: Hashable {
  /// What changes.
  public var state: State
  /// When the content is out of date; nil for never.
  public var staleDate: Date?
  /// How important the activity is among those of the app.
  public var relevanceScore: Double

  /// Makes content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

extension ActivityContent: Sendable where State: Sendable {}

/// What has become of a Live Activity. Source: Apple's page "ActivityState".
public enum ActivityState: String, Codable, Hashable, Sendable {
  /// It is shown, and can be updated.
  case active
  /// It is shown, with its last content.
  case ended
  /// It is no longer shown.
  case dismissed
  /// Its content is out of date.
  case stale
  /// It begins later.
  case pending
}

/// An activity that the user follows outside of the app while it lasts. Source: Apple's page "Activity".
///
/// There is no lock screen that shows it: a test reads its content, by `app.world.liveActivities`.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Hashable, @unchecked Sendable {
  /// The type of what changes.
  public typealias ContentState = Attributes.ContentState

  /// Tells activities apart.
  public let id: String
  /// What does not change.
  public let attributes: Attributes
  let entry: ActivityEntry<ContentState>

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    id = UUID().uuidString
    self.attributes = attributes
    entry = ActivityEntry(content)
  }

  /// Whether it is the same activity.
  public static func == (lhs: Activity, rhs: Activity) -> Bool { lhs.id == rhs.id }
  /// Takes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// What is shown.
  public var content: ActivityContent<ContentState> { entry.content }
  /// What changes.
  public var contentState: ContentState { content.state }
  /// What has become of the activity, on the app's clock.
  public var activityState: ActivityState { entry.state }
  /// Nil: there is no server that sends updates.
  public var pushToken: Data? { nil }

  /// The activities that are shown, the oldest first.
  public static var activities: [Activity<Attributes>] {
    ActivityCenter.current.all(Attributes.self).filter { $0.activityState != .dismissed }
  }

  // MARK: - What the app does

  /// Begins an activity.
  ///
  /// - Parameters:
  ///   - attributes: What does not change.
  ///   - content: What is shown at first.
  ///   - pushType: Has no effect, as no server sends updates.
  /// - Throws: ``ActivityAuthorizationError/denied`` if the test says so, by `app.world.liveActivities.areEnabled`.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    let center = ActivityCenter.current
    guard center.areEnabled else { throw ActivityAuthorizationError.denied }
    let activity = Activity(attributes, content)
    center.add(activity)
    center.log("Begin \(Attributes.self): \(content.state)")
    return activity
  }

  /// Begins an activity of a style, which has no effect.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity<Attributes> { try request(attributes: attributes, content: content, pushType: pushType) }

  /// Begins an activity whose content is never out of date.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil), pushType: pushType)
  }

  /// Shows other content, unless the activity has ended.
  public func update(_ content: ActivityContent<ContentState>) async { _ = show(content) }

  /// Shows other content, and alerts the user: the event log has the alert.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
  ) async {
    if show(content), let alertConfiguration {
      ActivityCenter.current.log("Alert: \(String(localized: alertConfiguration.title))")
    }
  }

  /// Shows other content as of a time, which has no effect.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
  ) async { await update(content, alertConfiguration: alertConfiguration) }

  /// Shows content that is never out of date.
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
    await update(ActivityContent(state: contentState, staleDate: nil), alertConfiguration: alertConfiguration)
  }

  /// Ends the activity.
  ///
  /// - Parameters:
  ///   - content: The last content; nil for that before.
  ///   - dismissalPolicy: For how long it is shown: four hours by default.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async { finish(content, dismissalPolicy) }

  /// Ends the activity as of a time, which has no effect.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async { finish(content, dismissalPolicy) }

  /// Ends the activity with content that is never out of date.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async { finish(contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy) }

  /// - Returns: False where the activity has ended.
  private func show(_ content: ActivityContent<ContentState>) -> Bool {
    guard entry.show(content) else { return false }
    ActivityCenter.current.log("Update \(Attributes.self): \(content.state)")
    return true
  }

  private func finish(_ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy) {
    guard entry.end(content, policy) else { return }
    ActivityCenter.current.log("End \(Attributes.self)\(content.map { ": \($0.state)" } ?? "")")
  }

  // MARK: - What the app follows

  /// The content now, and each that follows.
  public var contentUpdates: ActivityUpdates<ActivityContent<ContentState>> {
    ActivityUpdates(entry.updates()) { [entry] in entry.content }
  }

  /// The state now, and each that follows from what the app and the user do.
  public var activityStateUpdates: ActivityUpdates<ActivityState> {
    ActivityUpdates(entry.updates()) { [entry] in entry.state }
  }

  /// No element: there is no server that sends updates.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  /// The activities that are shown, and those that begin later.
  public static var activityUpdates: ActivityUpdates<Activity<Attributes>> {
    ActivityUpdates(ActivityCenter.current.updates(), all: { ActivityCenter.current.all(Attributes.self) })
  }

  /// No element: there is no server that begins activities.
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// Nil: there is no server that begins activities.
  public static var pushToStartToken: Data? { nil }
}
