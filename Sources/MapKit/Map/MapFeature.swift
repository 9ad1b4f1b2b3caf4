import CoreLocation
import SwiftUI

/// A place that a map names by itself; there are none here. Source: Apple's page "MapFeature".
public struct MapFeature: Hashable, Sendable {
  /// The kinds of places. Source: Apple's page "MapFeature.FeatureKind".
  public struct FeatureKind: Hashable, Sendable {
    private let number: Int
    /// A shop, a sight or another place with a purpose.
    public static let pointOfInterest = Self(number: 0)
    /// A town, a region or a country.
    public static let territory = Self(number: 1)
    /// A mountain, a river or the like.
    public static let physicalFeature = Self(number: 2)
  }

  /// What the place is called.
  public let title: String?
  /// Which kind of place it is.
  public let kind: FeatureKind?
  /// What the place is for.
  public let pointOfInterestCategory: MKPointOfInterestCategory?
  private let latitude: Double
  private let longitude: Double

  /// Where the place is.
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
}

/// A value that says which content or place of a map is selected. Source: Apple's page "MapSelectable".
public protocol MapSelectable: Hashable {
  /// The value for a place of the map's own.
  init(_ feature: MapFeature?)
  /// The place of the map's own; nil for content.
  var feature: MapFeature? { get }
}

/// A selected content or place. Source: Apple's page "MapSelection".
public struct MapSelection<SelectionValue: Hashable>: MapSelectable {
  /// The tag of the content; nil for a place of the map's own.
  public let value: SelectionValue?
  /// The place of the map's own; nil for content.
  public let feature: MapFeature?

  /// The value for content.
  public init(_ value: SelectionValue) { (self.value, feature) = (value, nil) }
  /// The value for a place of the map's own.
  public init(_ feature: MapFeature?) { (value, self.feature) = (nil, feature) }
}

extension View {
  /// Says which places of the map's own can be selected; it has none.
  nonisolated public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View { self }

  /// Says what is shown beside a selected place of the map's own; it has none.
  nonisolated public func mapFeatureSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle? = .automatic)
    -> some View
  { self }
}
