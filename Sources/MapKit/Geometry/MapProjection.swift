import CoreLocation
import Foundation
import SwiftUI
import UnderstudyCore

/// Where places of the earth are on the screen: a part of the flat map, with north at the top, fits into a size.
struct MapProjection {
  /// What the screen shows.
  let rect: MKMapRect
  let size: CGSize

  /// Shows at least a part of the map, in the middle; the whole world for a part that is none.
  init(_ part: MKMapRect, in size: CGSize) {
    let rect = part.isFinite ? part : .world
    let scale = max(
      rect.width / max(size.width, 1), rect.height / max(size.height, 1), MapProjection.finestScale)
    let (width, height) = (scale * max(size.width, 1), scale * max(size.height, 1))
    self.rect = MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    self.size = size
  }

  /// About a fifth of a meter of the equator for a point.
  private static let finestScale = 1.5

  /// In units of the flat map for a point of the screen.
  var scale: Double { rect.width / max(size.width, 1) }

  var region: MKCoordinateRegion { MKCoordinateRegion(rect) }

  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    let place = MKMapPoint(coordinate)
    var x = place.x - rect.midX
    // The shorter way around the earth.
    let world = MKMapSize.world.width
    x -= (x / world).rounded() * world
    return CGPoint(x: x / scale + size.width / 2, y: (place.y - rect.minY) / scale)
  }

  func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
    MKMapPoint(x: rect.minX + point.x * scale, y: rect.minY + point.y * scale).coordinate
  }

  func length(_ meters: CLLocationDistance, at coordinate: CLLocationCoordinate2D) -> CGFloat {
    meters * MKMapPointsPerMeterAtLatitude(coordinate.latitude) / scale
  }

  /// What is seen when the map is moved by a distance on the screen.
  func moved(by offset: CGSize) -> MKMapRect { rect.offsetBy(dx: -offset.width * scale, dy: -offset.height * scale) }

  /// What is seen when the map grows by a factor.
  func zoomed(by factor: Double) -> MKMapRect {
    let factor = max(factor, 0.01)
    let width = min(rect.width / factor, MKMapSize.world.width)
    let height = rect.height * width / rect.width
    return MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }
}

extension MKMapRect {
  var isFinite: Bool { [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) }

  /// The rectangle, for a map that is to show it. One that is none stops an app on a device, and fails the test here.
  func checked() -> MKMapRect {
    if !isFinite {
      RuntimeLog.fail(.framework, "Invalid Region <\(origin.x), \(origin.y), \(size.width), \(size.height)>.")
    }
    return isFinite ? self : .world
  }
}
