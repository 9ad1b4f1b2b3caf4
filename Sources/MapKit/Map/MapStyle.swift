import SwiftUI

/// What the ground of a map looks like: pictures have a color and a grid. Source: Apple's page "MapStyle".
public struct MapStyle: Sendable {
  /// Whether mountains have a height; there are none. Source: Apple's page "MapStyle.Elevation".
  public struct Elevation: Hashable, Sendable {
    private let number: Int
    /// The map chooses; a map here is flat.
    public static let automatic = Self(number: 0)
    /// The ground is a plane.
    public static let flat = Self(number: 1)
    /// The ground rises and falls; here it does not.
    public static let realistic = Self(number: 2)
  }

  /// How strong the colors are. Source: Apple's page "MapStyle.StandardEmphasis".
  public struct StandardEmphasis: Hashable, Sendable {
    private let number: Int
    /// The usual colors.
    public static let automatic = Self(number: 0)
    /// Weaker colors, before which the app's own content stands out.
    public static let muted = Self(number: 1)
  }

  enum Ground { case standard, imagery, hybrid }

  let ground: Ground

  /// A map of streets.
  public static var standard: MapStyle { MapStyle(ground: .standard) }
  /// Pictures of the earth.
  public static var imagery: MapStyle { MapStyle(ground: .imagery) }
  /// Pictures of the earth with streets.
  public static var hybrid: MapStyle { MapStyle(ground: .hybrid) }

  /// A map of streets. The parameters have no effect, as there are no streets.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }

  /// Pictures of the earth. The parameter has no effect, as there are no mountains.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

  /// Pictures of the earth with streets. The parameters have no effect, as there are no streets.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

/// Kinds of places that a map names; without effect, as it names none. Source: Apple's page "PointOfInterestCategories".
public struct PointOfInterestCategories: Sendable {
  /// All kinds.
  public static var all: Self { Self() }
  /// None.
  public static var excludingAll: Self { Self() }
  /// Some kinds.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
  /// All but some kinds.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}

/// What the user may do with a map. Source: Apple's page "MapInteractionModes".
public struct MapInteractionModes: OptionSet, Sendable {
  /// The bits of the modes.
  public let rawValue: Int
  /// Makes modes of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// To move it by a finger.
  public static let pan = Self(rawValue: 1)
  /// To make it larger by two fingers or two taps.
  public static let zoom = Self(rawValue: 2)
  /// To turn it to the horizon, which changes nothing.
  public static let pitch = Self(rawValue: 4)
  /// To turn it, which changes nothing.
  public static let rotate = Self(rawValue: 8)
  /// All of these.
  public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}

extension View {
  /// Gives the maps inside the looks of their ground.
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { environment(\.mapStyle, style) }

  /// Runs an action when a map inside shows another part, and at first.
  ///
  /// - Parameters:
  ///   - frequency: Whether it runs at each step of a movement.
  ///   - action: Gets what the map shows.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapCameraObservers) { $0.append(MapCameraObserver(frequency: frequency, action: action)) }
  }

  /// As ``onMapCameraChange(frequency:_:)``, for an action that does not ask what the map shows.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }
}

struct MapCameraObserver {
  let frequency: MapCameraUpdateFrequency
  let action: (MapCameraUpdateContext) -> Void
}

private struct MapStyleKey: EnvironmentKey {
  static let defaultValue: MapStyle? = nil
}

private struct MapCameraObserversKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: [MapCameraObserver] = []
}

extension EnvironmentValues {
  var mapStyle: MapStyle? {
    get { self[MapStyleKey.self] }
    set { self[MapStyleKey.self] = newValue }
  }

  var mapCameraObservers: [MapCameraObserver] {
    get { self[MapCameraObserversKey.self] }
    set { self[MapCameraObserversKey.self] = newValue }
  }
}
