import SwiftUI

extension View {
  /// Gives the maps inside their controls, in the corner at the top.
  ///
  /// - Parameter content: The controls.
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
    environment(\.mapControls, AnyView(VStack(alignment: .trailing) { content() }))
  }

  /// Whether the controls inside are shown.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\.mapControlVisibility, visibility)
  }
}

/// A control of a map: finds the map that it belongs to.
private struct MapControl<Content: View>: View {
  let scope: Namespace.ID?
  /// Whether the control shows itself only on demand.
  var isRare = false
  @ViewBuilder let content: (_ controller: @escaping @MainActor () -> MapController?) -> Content
  @Environment(\.mapController) private var own
  @Environment(\.mapScopes) private var scopes
  @Environment(\.mapControlVisibility) private var visibility

  var body: some View {
    if visibility == .visible || visibility == .automatic && !isRare {
      content { own ?? scope.flatMap { scopes?.controllers[$0] } }
    }
  }
}

/// Shows where the device is, and asks for permission. It is a button "Tracking". Source: Apple's page "MapUserLocationButton".
public struct MapUserLocationButton: View {
  private let scope: Namespace.ID?
  /// A control of the map of a scope, or of the map that it is in.
  public init(scope: Namespace.ID? = nil) { self.scope = scope }

  public var body: some View {
    MapControl(scope: scope) { controller in
      Button {
        controller()?.showDevice()
      } label: {
        Image(systemName: "location")
      }
      .accessibilityLabel("Tracking" as String)
    }
  }
}

/// Turns the map to the north. It is a button "Compass", which shows only if its visibility is `.visible`, as no map is turned.
/// Source: Apple's page "MapCompass".
public struct MapCompass: View {
  private let scope: Namespace.ID?
  /// A control of the map of a scope, or of the map that it is in.
  public init(scope: Namespace.ID? = nil) { self.scope = scope }

  public var body: some View {
    MapControl(scope: scope, isRare: true) { _ in
      Button {
      } label: {
        Image(systemName: "safari")
      }.accessibilityLabel("Compass" as String)
    }
  }
}

/// Turns the map to the horizon: a button "3D", which changes nothing. Source: Apple's page "MapPitchToggle".
public struct MapPitchToggle: View {
  private let scope: Namespace.ID?
  /// A control of the map of a scope, or of the map that it is in.
  public init(scope: Namespace.ID? = nil) { self.scope = scope }

  public var body: some View { MapControl(scope: scope) { _ in Button("3D" as String) {} } }
}

/// The older name of ``MapPitchToggle``. Source: Apple's page "MapPitchButton".
public struct MapPitchButton: View {
  private let scope: Namespace.ID?
  /// A control of the map of a scope, or of the map that it is in.
  public init(scope: Namespace.ID? = nil) { self.scope = scope }

  public var body: some View { MapPitchToggle(scope: scope) }
}

/// How long a part of the map is: a text, such as "500 m". Source: Apple's page "MapScaleView".
public struct MapScaleView: View {
  private let scope: Namespace.ID?
  /// A control of the map of a scope, or of the map that it is in.
  ///
  /// - Parameter anchorEdge: Without effect.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) { self.scope = scope }

  public var body: some View {
    MapControl(scope: scope, isRare: true) { controller in
      let projection = controller()?.projection
      let meters = projection.map { $0.scale * 100 * MKMetersPerMapPointAtLatitude($0.region.center.latitude) } ?? 0
      Text(verbatim: MKDistanceFormatter().string(fromDistance: meters)).font(.caption)
    }
  }
}

/// Makes the map larger and smaller: buttons "Zoom In" and "Zoom Out". Source: Apple's page "MapZoomStepper".
public struct MapZoomStepper: View {
  private let scope: Namespace.ID?
  /// A control of the map of a scope, or of the map that it is in.
  public init(scope: Namespace.ID? = nil) { self.scope = scope }

  public var body: some View {
    MapControl(scope: scope) { controller in
      Button("Zoom In" as String) { zoom(controller(), 2) }
      Button("Zoom Out" as String) { zoom(controller(), 0.5) }
    }
  }

  private func zoom(_ controller: MapController?, _ factor: Double) {
    controller?.zoom(by: factor)
    controller?.end()
  }
}
