import UnderstudyCore
import UnderstudyWorld

extension AppWorld {
  /// The app's Live Activities, and whether it may have any.
  public var liveActivities: LiveActivities { LiveActivities(world: self) }

  /// The app's Live Activities. At first there are none, and the app may have some.
  @preconcurrency @MainActor
  public struct LiveActivities {
    fileprivate let world: AppWorld

    private var center: ActivityCenter { world.part(ActivityCenter.self) }

    /// Whether the user lets the app have Live Activities.
    public var areEnabled: Bool {
      get { center.areEnabled }
      nonmutating set { center.areEnabled = newValue }
    }

    /// The activities of a type that have begun, the oldest first; their `activityState` says what has become of them.
    public func all<Attributes: ActivityAttributes>(_ type: Attributes.Type) -> [ActivityKit.Activity<Attributes>] {
      world.control.settle()
      return center.all(type)
    }

    /// Makes the user dismiss an activity.
    public func dismiss<Attributes: ActivityAttributes>(
      _ activity: ActivityKit.Activity<Attributes>, fileID: StaticString = #fileID, file: StaticString = #filePath,
      line: UInt = #line
    ) {
      world.control.act("Dismiss \(Attributes.self)", at: CallSite(fileID, file, line)) {
        _ = activity.entry.end(nil, .immediate)
      }
    }
  }
}
