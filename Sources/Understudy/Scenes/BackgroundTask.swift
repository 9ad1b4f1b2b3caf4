/// Work that the system may wake an app for.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  /// The name under which the app asks for a refresh; nil for other tasks.
  let refresh: String?
}

extension BackgroundTask where Request == Void, Response == Void {
  /// A task to refresh the app's content. A test starts it by `app.world.backgroundTasks` of the module `BackgroundTasks`.
  ///
  /// - Parameter identifier: The name under which the app asks for the refresh.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init(refresh: identifier) }

  /// A task for the events of one background session of `URLSession`; the system never starts it here.
  ///
  /// - Parameter identifier: The identifier of the session.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { .init(refresh: nil) }
}

extension BackgroundTask where Request == String, Response == Void {
  /// A task for the events of all background sessions, which get the session's identifier; the system never starts it
  /// here.
  public static var urlSession: BackgroundTask<String, Void> { .init(refresh: nil) }

  /// A task for the events of some background sessions; the system never starts it here.
  ///
  /// - Parameter matching: Chooses sessions by their identifier. It is not called.
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> {
    .init(refresh: nil)
  }
}
