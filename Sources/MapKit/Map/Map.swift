import CoreLocation
import SwiftUI

/// A map. Source: Apple's page "Map".
///
/// It is an element of type map: a plain projection with north at the top, in pictures a grid. What lies on it has its place in that
/// projection. The user moves it by a finger, and makes it larger by two fingers or two taps.
@MainActor @preconcurrency
public struct Map<Content: View>: View {
  let content: Content

  init(content: Content) { self.content = content }

  public var body: some View { content }
}

/// The views of a map with content. Source: Apple's page "MapContentView".
public struct MapContentView<SelectedValue: Hashable, C: MapContent>: View {
  let host: MapHost

  public var body: some View { host }
}

/// A map's selection, with its type left out.
struct MapSelector {
  let selected: AnyHashable?
  let select: (AnyHashable?) -> Void

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    selected = selection.wrappedValue.map { AnyHashable($0) }
    select = { new in
      // A tag of another type cannot be selected.
      let value = new?.base as? Value
      if new == nil || value != nil { selection.wrappedValue = value }
    }
  }
}

@MainActor
private func view<SelectedValue: Hashable, C: MapContent>(
  _ position: MapPositionSource, _ bounds: MapCameraBounds?, _ modes: MapInteractionModes, _ selection: MapSelector?,
  _ scope: Namespace.ID?, _ content: C
) -> MapContentView<SelectedValue, C> {
  var items = _MapItems()
  C._collect(content, into: &items)
  return MapContentView(
    host: MapHost(
      records: items.records, position: position, bounds: bounds, modes: modes, selection: selection, scope: scope))
}

// MARK: - Without a binding to the position

extension Map {
  /// A map with content, which is shown whole.
  ///
  /// - Parameters:
  ///   - bounds: Where the camera may be.
  ///   - interactionModes: What the user may do.
  ///   - scope: Connects the map with controls elsewhere.
  ///   - content: What lies on the map.
  public init<C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(content: view(.initial(.automatic), bounds, interactionModes, nil, scope, content()))
  }

  /// A map with content that the user can select.
  ///
  /// - Parameter selection: The tag of the selected content.
  public init<SelectedValue: Hashable, C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      content: view(.initial(.automatic), bounds, interactionModes, MapSelector(selection), scope, content()))
  }

  /// A map with content, which begins at a position.
  ///
  /// - Parameter initialPosition: The part that is shown until the user moves the map.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(content: view(.initial(initialPosition), bounds, interactionModes, nil, scope, content()))
  }

  /// A map with content that the user can select, which begins at a position.
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      content: view(.initial(initialPosition), bounds, interactionModes, MapSelector(selection), scope, content()))
  }
}

// MARK: - With a binding to the position

extension Map {
  /// A map with content at a position.
  ///
  /// - Parameter position: The part that is shown; `positionedByUser` once the user has moved the map.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(content: view(.bound(position), bounds, interactionModes, nil, scope, content()))
  }

  /// A map with content that the user can select, at a position.
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(content: view(.bound(position), bounds, interactionModes, MapSelector(selection), scope, content()))
  }
}

// MARK: - Without content

extension Map where Content == MapContentView<Never, EmptyMapContent> {
  /// A map without content.
  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(bounds: bounds, interactionModes: interactionModes, scope: scope) { EmptyMapContent() } }

  /// A map without content, which begins at a position.
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) {
    self.init(initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, scope: scope) {
      EmptyMapContent()
    }
  }

  /// A map without content, at a position.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(position: position, bounds: bounds, interactionModes: interactionModes, scope: scope) {
      EmptyMapContent()
    }
  }
}

extension Map where Content == MapContentView<MapFeature, EmptyMapContent> {
  /// A map whose places the user can select; it names none.
  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
    scope: Namespace.ID? = nil
  ) {
    self.init(bounds: bounds, interactionModes: interactionModes, selection: selection, scope: scope) {
      EmptyMapContent()
    }
  }

  /// A map whose places the user can select, which begins at a position; it names none.
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
  ) {
    self.init(
      initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, selection: selection,
      scope: scope
    ) { EmptyMapContent() }
  }

  /// A map whose places the user can select, at a position; it names none.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
  ) {
    self.init(
      position: position, bounds: bounds, interactionModes: interactionModes, selection: selection, scope: scope
    ) { EmptyMapContent() }
  }
}
