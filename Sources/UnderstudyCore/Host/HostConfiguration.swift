import UnderstudyElements

/// The device and system that the runtime plays.
package struct Profile: Sendable, Equatable {
  package var name: String
  /// The main version of iOS: what differs between versions follows it.
  package var systemVersion: Int
  /// How many rows of a list or lazy stack are in view.
  package var visibleRows: Int

  package init(name: String = "iPhone", systemVersion: Int = 18, visibleRows: Int = 20) {
    self.name = name
    self.systemVersion = systemVersion
    self.visibleRows = visibleRows
  }
}

/// How an app is started.
package struct HostConfiguration: Sendable {
  package var profile = Profile()
  package var launchArguments: [String] = []
  package var launchEnvironment: [String: String] = [:]
  /// After how many frames that feed themselves an update is given up (SEM-153).
  package var maximumFrames = 100

  package init() {}
}
