import UnderstudyCore

/// Notifies the observers of an app across relaunches of each new host, before its first frame is settled.
@MainActor package enum LaunchObservers {
  private struct Entry {
    weak var run: ApplicationRun?
    weak var observer: (any LaunchObserver)?
  }

  private static var entries: [Entry] = []

  /// Reports each later launch of an app to an observer, as long as both exist.
  ///
  /// - Parameters:
  ///   - observer: held weakly.
  ///   - run: the app whose launches are reported; not retained.
  package static func add(_ observer: any LaunchObserver, for run: ApplicationRun) {
    entries.removeAll { $0.run == nil || $0.observer == nil }
    entries.append(Entry(run: run, observer: observer))
  }

  /// Called between making a host and settling it.
  package static func applicationDidLaunch(_ run: ApplicationRun, _ host: Host) {
    for entry in entries where entry.run === run { entry.observer?.applicationDidLaunch(host) }
  }
}

/// Follows an app across relaunches.
@MainActor package protocol LaunchObserver: AnyObject {
  /// Runs before the new host's first frame is settled. Must not settle it.
  func applicationDidLaunch(_ host: Host)
}
