import SwiftUI

/// A balloon with its label below.
struct MarkerView: View {
  let record: MapRecord
  let symbol: MarkerSymbol
  let isSelected: Bool
  let select: (() -> Void)?

  var body: some View {
    let element = MapItemElement(title: record.title, identifier: record.identifier, isSelected: isSelected) {
      Balloon(tint: record.tint ?? AnyShapeStyle(Color.red), symbol: symbol)
        .frame(width: 30, height: 36)
        .overlay(alignment: .top) {
          record.label.labelStyle(.titleOnly).font(.caption).fixedSize().offset(y: 38)
            .opacity(record.showsTitle ? 1 : 0.001)
        }
    }
    .overlay(alignment: .bottom) {
      if isSelected, let callout = record.callout { callout.fixedSize().offset(y: -40) }
    }
    if let select { element.onTapGesture(perform: select) } else { element }
  }
}

private struct Balloon: View {
  let tint: AnyShapeStyle
  let symbol: MarkerSymbol

  var body: some View {
    Canvas { context, size in
      let width = size.width
      var tip = Path()
      tip.move(to: CGPoint(x: width * 0.3, y: width * 0.9))
      tip.addLine(to: CGPoint(x: width / 2, y: size.height))
      tip.addLine(to: CGPoint(x: width * 0.7, y: width * 0.9))
      tip.closeSubpath()
      context.fill(tip, with: .style(tint))
      context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: width, height: width)), with: .style(tint))
      let middle = CGPoint(x: width / 2, y: width / 2)
      switch symbol {
      case .pin: context.draw(Text(Image(systemName: "mappin")).foregroundColor(.white), at: middle)
      case .system(let name): context.draw(Text(Image(systemName: name)).foregroundColor(.white), at: middle)
      case .image(let name): context.draw(Image(name), at: middle)
      case .monogram(let text): context.draw(text.foregroundColor(.white), at: middle)
      }
    }
  }
}

/// Views of the app's, with their label below.
struct AnnotationView: View {
  let record: MapRecord
  let view: AnyView
  let select: (() -> Void)?

  var body: some View {
    let views = view.overlay(alignment: .bottom) {
      if record.showsTitle {
        Color.clear.frame(height: 0).overlay(alignment: .top) { record.label.font(.caption).fixedSize() }
      }
    }
    if let select { views.simultaneousGesture(TapGesture().onEnded(select)) } else { views }
  }
}

/// The blue dot, or the app's views in its place.
struct UserLocationView: View {
  let record: MapRecord
  let select: (() -> Void)?

  var body: some View {
    if record.showsTitle {
      let dot = MapItemElement(title: "My Location", identifier: nil, isSelected: record.isSelected ?? false) {
        Circle().fill(.white).frame(width: 22, height: 22)
          .overlay { Circle().fill(.blue).frame(width: 16, height: 16) }
      }
      if let select { dot.onTapGesture(perform: select) } else { dot }
    } else {
      record.label
    }
  }
}

/// The ground of a map: a color, a grid, and what is drawn on it.
struct MapGround: View {
  let projection: MapProjection
  let records: [MapRecord]
  let ground: MapStyle.Ground

  var body: some View {
    Canvas { context, size in
      let color =
        ground == .standard ? Color(red: 0.95, green: 0.94, blue: 0.91) : Color(red: 0.24, green: 0.34, blue: 0.27)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
      context.stroke(grid(size), with: .color(.gray.opacity(0.35)), lineWidth: 1)
      for record in records { draw(record, &context) }
    }
  }

  /// Meridians and parallels, some 50 to 130 points from each other.
  private func grid(_ size: CGSize) -> Path {
    var path = Path()
    let perPoint = projection.region.span.longitudeDelta / max(size.width, 1)
    guard perPoint > 0, perPoint.isFinite else { return path }
    let least = perPoint * 50
    let power = pow(10, floor(log10(least)))
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= least } ?? least
    let (west, north) = (projection.coordinate(.zero).longitude, projection.coordinate(.zero).latitude)
    let south = projection.coordinate(CGPoint(x: 0, y: size.height)).latitude
    for index in 0...Int(projection.region.span.longitudeDelta / step) {
      let x = ((ceil(west / step) + Double(index)) * step - west) / perPoint
      path.move(to: CGPoint(x: x, y: 0))
      path.addLine(to: CGPoint(x: x, y: size.height))
    }
    for index in 0...Int(max(north - south, 0) / step) {
      let latitude = (ceil(south / step) + Double(index)) * step
      let y = projection.point(CLLocationCoordinate2D(latitude: latitude, longitude: west)).y
      path.move(to: CGPoint(x: 0, y: y))
      path.addLine(to: CGPoint(x: size.width, y: y))
    }
    return path
  }

  private func draw(_ record: MapRecord, _ context: inout GraphicsContext) {
    let tint = record.tint ?? AnyShapeStyle(Color.blue)
    let stroke = record.strokeStyle ?? StrokeStyle(lineWidth: record.isLine ? 3 : 1)
    let path = outline(of: record)
    if record.isLine {
      return context.stroke(path, with: .style(record.stroke ?? record.fill ?? tint), style: stroke)
    }
    let isPlain = record.fill == nil && record.stroke == nil && record.strokeStyle == nil
    if let fill = record.fill ?? (isPlain ? tint : nil) {
      context.fill(path, with: .style(fill), style: FillStyle(eoFill: true))
    }
    if record.stroke != nil || record.strokeStyle != nil {
      context.stroke(path, with: .style(record.stroke ?? tint), style: stroke)
    }
  }

  private func outline(of record: MapRecord) -> Path {
    var path = Path()
    func add(_ places: [CLLocationCoordinate2D]) {
      path.addLines(places.map { projection.point($0) }.filter { $0.x.isFinite && $0.y.isFinite })
    }
    switch record.kind {
    case .line(let places): add(places)
    case .polygon(let places, let holes):
      for ring in [places] + holes where !ring.isEmpty {
        add(ring)
        path.closeSubpath()
      }
    case .circle(let center, let radius):
      let (middle, length) = (projection.point(center), projection.length(radius, at: center))
      path.addEllipse(
        in: CGRect(x: middle.x - length, y: middle.y - length, width: 2 * length, height: 2 * length))
    case .marker, .annotation, .user: break
    }
    return path
  }
}

extension MapRecord {
  var isLine: Bool { if case .line = kind { true } else { false } }

  /// The identifier of an overlay's element.
  var overlayName: String {
    if let identifier { return identifier }
    return switch kind {
    case .line: "MapPolyline"
    case .polygon: "MapPolygon"
    case .circle: "MapCircle"
    case .marker, .annotation, .user: ""
    }
  }
}
