import UnderstudyTime

/// How an app is started.
package struct HostConfiguration: Sendable {
  package var profile = Profile()
  /// How the device is held and looks at the launch.
  package var device = DeviceState()
  /// What the test answers in the system's place.
  package var world = OutsideWorld()
  package var launchArguments: [String] = []
  package var launchEnvironment: [String: String] = [:]
  /// Whether it is an app of the system, which is none of the test's: it logs nothing, and no code of the test belongs to it.
  package var isOfSystem = false
  /// After how many frames that feed themselves an update is given up (SEM-153).
  package var maximumFrames = ProgressLimits.frames
  /// Takes each issue when it is found, those of the launch included.
  package var onIssue: (@MainActor @Sendable (RuntimeIssue) -> Void)?
  /// Whether the test that runs now has started the app; nil if there are no separate tests.
  package var isOfRunningTest: (@MainActor @Sendable () -> Bool)?

  package init() {}
}
