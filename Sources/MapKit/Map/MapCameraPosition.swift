import CoreLocation
import SwiftUI

/// Which part of the map is shown. Source: Apple's page "MapCameraPosition".
public struct MapCameraPosition: Equatable, Sendable {
  indirect enum Kind: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    case item(MKMapItem, allowsAutomaticPitch: Bool)
    case userLocation(followsHeading: Bool, fallback: MapCameraPosition)
    /// Where the user has moved the map.
    case user(MKMapRect)
  }

  let kind: Kind

  /// All of the map's content; the whole world without any.
  public static var automatic: Self { Self(kind: .automatic) }
  /// At least a region.
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(kind: .region(region)) }
  /// At least a rectangle of the flat map.
  public static func rect(_ rect: MKMapRect) -> Self { Self(kind: .rect(rect)) }
  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> Self { Self(kind: .camera(camera)) }
  /// The surroundings of a place, of about a kilometer.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
    Self(kind: .item(item, allowsAutomaticPitch: allowsAutomaticPitch))
  }
  /// The surroundings of the device, of about a kilometer.
  ///
  /// - Parameters:
  ///   - followsHeading: Whether the map turns with the device; it does not.
  ///   - fallback: What is shown while the place is not known.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> Self {
    Self(kind: .userLocation(followsHeading: followsHeading, fallback: fallback))
  }

  /// The region that was asked for; nil if it was something else.
  public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
  /// The rectangle that was asked for; nil if it was something else.
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
  /// The camera that was asked for; nil if it was something else.
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  /// The place that was asked for; nil if it was something else.
  public var item: MKMapItem? { if case .item(let item, _) = kind { item } else { nil } }
  /// What is shown while the place of the device is not known.
  public var fallbackPosition: MapCameraPosition? {
    if case .userLocation(_, let fallback) = kind { fallback } else { nil }
  }
  /// Whether the map follows the device.
  public var followsUserLocation: Bool { if case .userLocation = kind { true } else { false } }
  /// Whether the map was asked to turn with the device.
  public var followsUserHeading: Bool { if case .userLocation(true, _) = kind { true } else { false } }
  /// Whether the user has moved the map.
  public var positionedByUser: Bool { if case .user = kind { true } else { false } }
  /// Whether the camera may turn to the horizon; without effect.
  public var allowsAutomaticPitch: Bool { if case .item(_, let allows) = kind { allows } else { false } }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs.kind, rhs.kind) {
    case (.automatic, .automatic): true
    case (.region(let a), .region(let b)): a.mapRect.isSame(as: b.mapRect)
    case (.rect(let a), .rect(let b)), (.user(let a), .user(let b)): a.isSame(as: b)
    case (.camera(let a), .camera(let b)): a == b
    case (.item(let a, let x), .item(let b, let y)): a === b && x == y
    case (.userLocation(let a, let x), .userLocation(let b, let y)): a == b && x == y
    default: false
    }
  }

  /// The part of the flat map that is to be seen at least.
  ///
  /// - Parameters:
  ///   - content: The rectangle around the map's content.
  ///   - device: Where the device is.
  func rect(content: MKMapRect, device: CLLocationCoordinate2D?) -> MKMapRect {
    switch kind {
    case .automatic: content.isNull ? Self.world : content.spaced()
    case .region(let region): region.mapRect
    case .rect(let rect), .user(let rect): rect
    case .camera(let camera): camera.rect
    case .item(let item, _): MKMapRect(around: item.placemark.coordinate, radius: 500)
    case .userLocation(_, let fallback):
      device.map { MKMapRect(around: $0, radius: 500) } ?? fallback.rect(content: content, device: device)
    }
  }

  private static let world = MKMapRect.world.insetBy(dx: 0, dy: MKMapSize.world.height / 8)
}

extension MKMapRect {
  func isSame(as other: MKMapRect) -> Bool {
    minX == other.minX && minY == other.minY && width == other.width && height == other.height
  }

  /// The rectangle with some space around, and not smaller than a kilometer.
  func spaced() -> MKMapRect {
    let least = 1_000 * MKMapPointsPerMeterAtLatitude(MKMapPoint(x: midX, y: midY).coordinate.latitude)
    let (width, height) = (max(width * 1.4, least), max(height * 1.4, least))
    return MKMapRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}

/// How often an app is notified while the map moves. Source: Apple's page "MapCameraUpdateFrequency".
public struct MapCameraUpdateFrequency: Equatable, Sendable {
  let isContinuous: Bool
  /// At each step.
  public static var continuous: Self { Self(isContinuous: true) }
  /// When the movement ends.
  public static var onEnd: Self { Self(isContinuous: false) }
}

/// What the map shows now. Source: Apple's page "MapCameraUpdateContext".
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The region.
  public let region: MKCoordinateRegion
  /// The rectangle of the flat map.
  public let rect: MKMapRect
}
