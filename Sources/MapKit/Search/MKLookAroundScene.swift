import CoreLocation
import SwiftUI
import UnderstudyCore

/// Pictures of a street; there are none. Source: Apple's page "MKLookAroundScene".
open class MKLookAroundScene: NSObject, NSCopying, @unchecked Sendable {
  private override init() {}
  /// The object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Asks for pictures of a street; there are none. Source: Apple's page "MKLookAroundSceneRequest".
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The place of interest; nil if the request is for coordinates.
  public let mapItem: MKMapItem?

  /// A request for the street at a place.
  public init(coordinate: CLLocationCoordinate2D) { (self.coordinate, mapItem) = (coordinate, nil) }
  /// A request for the street at a place of interest.
  public init(mapItem: MKMapItem) { (coordinate, self.mapItem) = (mapItem.placemark.coordinate, mapItem) }

  /// Whether there is no answer yet: never.
  open var isLoading: Bool { false }
  /// Whether the request was taken back: never, as it is answered at once.
  open var isCancelled: Bool { false }
  /// Does nothing, as requests are answered at once.
  open func cancel() {}

  /// Nil, as a device answers for places without pictures. The event log says so.
  open var scene: MKLookAroundScene? {
    get async throws {
      let place = "\(coordinate.latitude), \(coordinate.longitude)"
      LoggedEntry(category: "MapKit", text: "Look Around has no scene at \(place)").write()
      return nil
    }
  }
}

/// Shows pictures of a street: an empty area, as there are none. Source: Apple's page "LookAroundPreview".
public struct LookAroundPreview: View {
  /// A preview of a scene that the app can change.
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  /// A preview of a scene.
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  public var body: some View {
    MapItemElement(title: "No imagery available", identifier: nil, isSelected: false) { Color.gray.opacity(0.3) }
  }
}

/// Where a preview says what it is. Source: Apple's page "MKLookAroundBadgePosition".
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

extension View {
  /// Shows pictures of a street over all; never, as there are none. A binding that the app sets becomes false again.
  nonisolated public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (() -> Void)? = nil
  ) -> some View {
    onChange(of: isPresented.wrappedValue) { _, isWanted in
      guard isWanted else { return }
      isPresented.wrappedValue = false
      onDismiss?()
    }
  }
}
