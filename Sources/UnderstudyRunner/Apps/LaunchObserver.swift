import UnderstudyCore

/// Follows an app across relaunches; the app holds it weakly.
@MainActor package protocol LaunchObserver: AnyObject {
  /// Runs between the making of a new host and its first frame. Must not settle it.
  func applicationDidLaunch(_ host: Host)
}

struct WeakLaunchObserver {
  weak var observer: (any LaunchObserver)?
}
