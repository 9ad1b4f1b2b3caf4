/// What a session says that it can show.
struct StudioGreeting {
  private let apps: [String]
  private let hasPreviews: Bool
  private let isPaused: Bool

  /// - Parameter message: the session's first line.
  init(_ message: [String: Any]) {
    apps = message["apps"] as? [String] ?? []
    hasPreviews = (message["previews"] as? [String])?.isEmpty == false
    isPaused = message["paused"] != nil
  }

  /// Why there is nothing to show.
  ///
  /// - Parameter app: the name of the app that was asked for; nil for any.
  func problem(showing app: String?) -> StudioError? {
    if isPaused { return nil }
    if let app, !app.isEmpty {
      return apps.contains { Self.names(of: $0).contains(app.lowercased()) } ? nil : .unknownApp(app, known: apps)
    }
    return apps.isEmpty && !hasPreviews ? .noApp : nil
  }

  /// What users call an app, as a session takes it: its type and its module, with and without their endings, or both.
  private static func names(of app: String) -> Set<String> {
    let parts = app.split(separator: ".").map { $0.lowercased() }
    let short = parts.map { part in
      ["application", "app"].first(where: part.hasSuffix).map { String(part.dropLast($0.count)) } ?? part
    }
    return Set(parts + short + [app.lowercased()])
  }
}
