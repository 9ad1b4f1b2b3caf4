import AppIntents
import UnderstudyCore
import UnderstudyWorld

/// What an app has asked of its widgets by ``WidgetCenter``, and of its controls by ``ControlCenter``.
public enum WidgetReload: Hashable, Sendable {
  /// All widgets show new entries.
  case all
  /// The widgets of a kind do.
  case kind(String)
  /// All controls show new values.
  case allControls
  /// The controls of a kind do.
  case controls(String)
}

extension AppWorld {
  /// The widgets of the app on the user's screens, and what the app asks of them.
  public var widgets: Widgets { Widgets(world: self) }

  /// The widgets of the app. At first there are none.
  @preconcurrency @MainActor
  public struct Widgets {
    fileprivate let world: AppWorld

    private var state: WidgetState { world.part(WidgetState.self) }

    /// What the app has asked of its widgets, in that order.
    public var reloads: [WidgetReload] {
      world.control.settle()
      return state.reloads
    }

    /// The widgets that the user has, for ``WidgetCenter/getCurrentConfigurations(_:)``.
    public var placed: [WidgetInfo] { state.placed }

    /// Makes the user place a widget.
    public func place(_ kind: String, _ family: WidgetFamily) { state.place(kind, family) }

    /// Makes the user remove the widgets of a kind.
    public func remove(_ kind: String) { state.remove(kind) }

    /// Asks a provider for its entries, as the system does.
    ///
    /// - Parameters:
    ///   - provider: Gives the entries.
    ///   - family: The family of the widget.
    public func timeline<Provider: TimelineProvider>(
      of provider: Provider, family: WidgetFamily
    ) async -> Timeline<Provider.Entry> where Provider.Entry: Sendable {
      await withCheckedContinuation { continuation in
        provider.getTimeline(in: TimelineProviderContext(family: family, isPreview: false)) {
          continuation.resume(returning: $0)
        }
      }
    }

    /// Asks a provider for the entry of the gallery, as the system does.
    public func snapshot<Provider: TimelineProvider>(
      of provider: Provider, family: WidgetFamily
    ) async -> Provider.Entry where Provider.Entry: Sendable {
      await withCheckedContinuation { continuation in
        provider.getSnapshot(in: TimelineProviderContext(family: family, isPreview: true)) {
          continuation.resume(returning: $0)
        }
      }
    }

    /// Asks a provider for its entries, as the system does for a widget that the user has changed.
    ///
    /// - Parameters:
    ///   - provider: Gives the entries.
    ///   - configuration: What the user has chosen.
    ///   - family: The family of the widget.
    public func timeline<Provider: AppIntentTimelineProvider>(
      of provider: sending Provider, for configuration: Provider.Intent, family: WidgetFamily
    ) async -> Timeline<Provider.Entry> where Provider.Entry: Sendable {
      await provider.timeline(for: configuration, in: TimelineProviderContext(family: family, isPreview: false))
    }

    /// Asks a provider for the entry of the gallery, as the system does.
    ///
    /// - Parameters:
    ///   - provider: Gives the entry.
    ///   - configuration: What the user has chosen.
    ///   - family: The family of the widget.
    public func snapshot<Provider: AppIntentTimelineProvider>(
      of provider: sending Provider, for configuration: Provider.Intent, family: WidgetFamily
    ) async -> Provider.Entry where Provider.Entry: Sendable {
      await provider.snapshot(for: configuration, in: TimelineProviderContext(family: family, isPreview: true))
    }
  }
}
