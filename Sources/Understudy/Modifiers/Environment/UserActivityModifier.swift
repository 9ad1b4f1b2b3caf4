import Foundation
@_spi(Runtime) import UnderstudyCore

extension View {
  /// Says what the user does while the view is visible. A test reads it by `app.world.currentActivity`.
  ///
  /// Source: Apple's page "userActivity(_:isActive:_:)".
  ///
  /// - Parameters:
  ///   - activityType: What kind of activity it is, in reverse domain notation.
  ///   - isActive: Whether the user does it.
  ///   - update: Fills in the activity; runs again after each evaluation of the view's owner.
  nonisolated public consuming func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(_UserActivityModifier(type: activityType, isActive: isActive, fill: update))
  }

  /// Says what the user does with an element, as long as there is one.
  nonisolated public consuming func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(
      _UserActivityModifier(type: activityType, isActive: element != nil) { activity in
        if let element { update(element, activity) }
      })
  }

  /// Runs an action when the app is asked to continue an activity, as by `app.world.continueActivity(_:)`.
  ///
  /// A link to the web that a test opens comes here as the activity `NSUserActivityTypeBrowsingWeb`.
  ///
  /// - Parameters:
  ///   - activityType: What kind of activity it is.
  ///   - action: Gets the activity.
  nonisolated public consuming func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(_ContinueActivityModifier(type: activityType, action: action))
  }
}

public struct _UserActivityModifier {
  let type: String
  let isActive: Bool
  let fill: (NSUserActivity) -> Void
}

extension _UserActivityModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = UserActivityNode
}

/// Says what the user does, after each update in which that may have changed.
package final class UserActivityNode: ValueNode<_UserActivityModifier> {
  package override func didMake() { scheduleUpdate() }

  package override func accept(_ new: _UserActivityModifier) {
    modifier = new
    scheduleUpdate()
  }

  private func scheduleUpdate() { host.afterUpdate { [weak self] in self?.advertise() } }

  private func advertise() {
    withdraw()
    guard !flags.contains(.isUnmounted), modifier.isActive else { return }
    let activity = NSUserActivity(activityType: modifier.type)
    modifier.fill(activity)
    host.configuration.world.activities.append(
      AdvertisedActivity(
        owner: ObjectIdentifier(self), type: activity.activityType, title: activity.title,
        webpageURL: activity.webpageURL, userInfo: activity.userInfo ?? [:],
        isVisible: { [weak self] in self?.isEffectivelyVisible ?? false }))
  }

  private func withdraw() {
    host.configuration.world.activities.removeAll { $0.owner == ObjectIdentifier(self) }
  }

  package override func didUnmount() {
    super.didUnmount()
    withdraw()
  }
}

public struct _ContinueActivityModifier {
  let type: String
  let action: (NSUserActivity) -> Void
}

extension _ContinueActivityModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = ContinueActivityNode
}

package final class ContinueActivityNode: ValueNode<_ContinueActivityModifier>, ActivityReceiver {
  package override func didMake() { host.service(IncomingActivities.self).add(self) }

  package var activityType: String { modifier.type }

  package func receive(_ incoming: IncomingActivity) {
    modifier.action(NSUserActivity(incoming))
  }

  package override func didUnmount() {
    super.didUnmount()
    host.service(IncomingActivities.self).remove(self)
  }
}
