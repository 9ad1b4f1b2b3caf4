import Foundation
import UnderstudyCore
import UnderstudyTime

/// What the app asks of its widgets. Source: Apple's page "WidgetCenter".
///
/// There are none: the event log and `app.world.widgets` have what the app has asked for.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()

  private init() {}

  /// Makes all widgets ask their providers for entries.
  public func reloadAllTimelines() { WidgetState.current.note(.all) }

  /// Makes the widgets of a kind ask their provider for entries.
  public func reloadTimelines(ofKind kind: String) { WidgetState.current.note(.kind(kind)) }

  /// Has no effect, as no widget has suggestions; the event log has the call.
  public func invalidateConfigurationRecommendations() {
    WidgetState.current.log("Invalidate the recommendations of configurations")
  }

  /// Finds the widgets that the user has placed, as the test says by `app.world.widgets`.
  ///
  /// - Parameter completion: Called outside of the main actor.
  @preconcurrency public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    let placed = WidgetState.current.placed
    Task { @concurrent in completion(.success(placed)) }
  }
}

/// A widget that the user has placed. Source: Apple's page "WidgetInfo".
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// Tells widgets of the same kind and family apart.
  public let id: Int
  /// The name by which the app reloads it.
  public let kind: String
  /// Its size and shape.
  public let family: WidgetFamily
}

/// The widgets that the test has placed, and what the app has asked of them.
final class WidgetState: SystemPart {
  private struct State {
    var placed: [WidgetInfo] = []
    var count = 0
    var reloads: [WidgetReload] = []
  }

  private let state = Guarded(State())

  init() {}

  var placed: [WidgetInfo] { state.withLock { $0.placed } }
  var reloads: [WidgetReload] { state.withLock { $0.reloads } }

  func place(_ kind: String, _ family: WidgetFamily) {
    state.withLock { state in
      state.count += 1
      state.placed.append(WidgetInfo(id: state.count, kind: kind, family: family))
    }
  }

  func remove(_ kind: String) { state.withLock { $0.placed.removeAll { $0.kind == kind } } }

  func note(_ reload: WidgetReload) {
    state.withLock { $0.reloads.append(reload) }
    switch reload {
    case .all: log("Reload all timelines")
    case .kind(let kind): log("Reload the timelines of \(kind)")
    case .allControls: log("Reload all controls")
    case .controls(let kind): log("Reload the controls of \(kind)")
    }
  }

  func log(_ text: String) { LoggedEntry(category: "WidgetKit", text: text).write() }
}
