import SwiftUI

/// Says what an overlay looks like. Source: Apple's page "MKOverlayRenderer".
///
/// Only the built-in kinds for lines, areas and circles are drawn: nothing calls `draw(_:zoomScale:in:)`.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  /// What it draws.
  public let overlay: any MKOverlay
  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat = 1

  /// A renderer that draws nothing.
  public init(overlay: any MKOverlay) { self.overlay = overlay }

  /// Without effect: maps draw overlays as they are when the map changes.
  open func setNeedsDisplay() {}

  func change(_ record: inout MapRecord) {}
}

/// Says what lines and areas look like. Source: Apple's page "MKOverlayPathRenderer".
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color of the area; nil for none.
  open var fillColor: UIColor?
  /// The color of lines; nil for none.
  open var strokeColor: UIColor?
  /// The width of lines, in points.
  open var lineWidth: CGFloat = 1
  /// How lines meet.
  open var lineJoin = CGLineJoin.round
  /// How lines end.
  open var lineCap = CGLineCap.round
  /// Where joins are cut off.
  open var miterLimit: CGFloat = 10
  /// Where dashes begin.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?

  override func change(_ record: inout MapRecord) {
    record.fill = fillColor.map { AnyShapeStyle(Color(uiColor: $0).opacity(alpha)) }
    guard let strokeColor else { return }
    record.stroke = AnyShapeStyle(Color(uiColor: strokeColor).opacity(alpha))
    record.strokeStyle = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
  }
}

/// Draws a line. Source: Apple's page "MKPolylineRenderer".
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// A renderer of a line.
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The line.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline([]) }
}

/// Draws a line with colors that change; in one color here. Source: Apple's page "MKGradientPolylineRenderer".
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// The colors, of which the first is drawn.
  open private(set) var colors: [UIColor] = []
  /// Where each color is on the line.
  open private(set) var locations: [CGFloat] = []
  /// Takes colors and their places.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    (self.colors, self.locations) = (colors, locations)
    strokeColor = colors.first
  }
}

/// Draws an area. Source: Apple's page "MKPolygonRenderer".
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// A renderer of an area.
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The area.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0) }
}

/// Draws a circle. Source: Apple's page "MKCircleRenderer".
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// A renderer of a circle.
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The circle.
  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0) }
}

/// Draws pictures; nothing here, as none are loaded. Source: Apple's page "MKTileOverlayRenderer".
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// A renderer of pictures.
  public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// Loads pictures again; nothing is loaded.
  open func reloadData() {}
}
