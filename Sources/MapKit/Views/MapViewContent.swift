import CoreLocation
import SwiftUI

/// What a map of UIKit's shows.
struct MapViewContent: View {
  let map: MKMapView
  let model: MapViewModel

  var body: some View {
    let _ = model.version
    let place = map.showsUserLocation ? DeviceLocation.current : nil
    MapSurface(
      records: map.records, rect: rect(place), bounds: bounds, modes: modes, selection: nil, ground: ground,
      controller: map.controller, isElement: false, didChange: { _, isMoving in map.didShow(isMoving: isMoving) },
      controls: nil, deselect: deselect
    )
    .onChange(of: place, initial: true) { map.deviceDidMove() }
  }

  private func rect(_ place: CLLocation?) -> MKMapRect {
    guard map.userTrackingMode != .none, let place else { return map.wanted }
    return MKMapRect(around: place.coordinate, radius: 500)
  }

  private var bounds: MapCameraBounds? {
    map.cameraZoomRange.map {
      MapCameraBounds(
        minimumDistance: $0.minCenterCoordinateDistance, maximumDistance: $0.maxCenterCoordinateDistance)
    }
  }

  private var modes: MapInteractionModes {
    var modes: MapInteractionModes = []
    if map.isScrollEnabled { modes.insert(.pan) }
    if map.isZoomEnabled { modes.insert(.zoom) }
    return modes
  }

  private var deselect: (() -> Void)? {
    guard !map.chosen.isEmpty else { return nil }
    return { map.selectedAnnotations = [] }
  }

  private var ground: MapStyle.Ground {
    map.mapType == .standard ? map.preferredConfiguration.ground : map.mapType.ground
  }
}

extension MKMapView {
  /// What lies on the map: overlays, the device, annotations.
  var records: [MapRecord] {
    var records = overlayRenderers.compactMap { record(of: $0.overlay, $0.renderer) }
    if showsUserLocation {
      var record = MapRecord(id: AnyHashable(ObjectIdentifier(userLocation)), kind: .user)
      record.select = { [weak self] in self.map { $0.selectAnnotation($0.userLocation, animated: true) } }
      record.isSelected = chosen.contains { $0 === userLocation }
      records.append(record)
    }
    return records
      + annotationViews.compactMap {
        $0.view.isHidden || $0.view.cluster != nil ? nil : record(of: $0.annotation, $0.view)
      } + clusterViews.map { record(of: $0.annotation, $0.view) }
  }

  private func record(of overlay: any MKOverlay, _ renderer: MKOverlayRenderer) -> MapRecord? {
    let kind: MapRecord.Kind
    switch overlay {
    case let line as MKPolyline: kind = .line(line.coordinates)
    case let area as MKPolygon:
      kind = .polygon(area.coordinates, holes: (area.interiorPolygons ?? []).map(\.coordinates))
    case let circle as MKCircle: kind = .circle(circle.coordinate, radius: circle.radius)
    default: return nil
    }
    guard renderer is MKOverlayPathRenderer else { return nil }
    var record = MapRecord(id: AnyHashable(ObjectIdentifier(overlay)), kind: kind)
    renderer.change(&record)
    record.title = overlay.title
    return record
  }

  private func record(of annotation: any MKAnnotation, _ view: MKAnnotationView) -> MapRecord {
    let kind: MapRecord.Kind
    if let symbol = view.symbol {
      kind = .marker(annotation.coordinate, symbol: symbol)
    } else {
      kind = .annotation(annotation.coordinate, anchor: .center, view: AnyView(EmptyView()))
    }
    var record = MapRecord(id: AnyHashable(ObjectIdentifier(annotation)), kind: kind)
    record.title =
      view.accessibilityLabel
      ?? [annotation.title, annotation.subtitle].compactMap(\.self)
      .filter { !$0.isEmpty }.joined(separator: ", ")
    record.identifier = view.accessibilityIdentifier
    record.label = AnyView(Text(verbatim: annotation.title ?? ""))
    record.showsTitle = view.showsTitle
    record.tint = view.markerColor.map { AnyShapeStyle(Color(uiColor: $0)) }
    record.isSelected = chosen.contains { $0 === annotation }
    if view.isEnabled {
      record.select = { [weak self] in self?.selectAnnotation(annotation, animated: true) }
    }
    if view.canShowCallout { record.callout = AnyView(Callout(map: self, view: view)) }
    if view.symbol == nil {
      let look = AnnotationLook(view: view, title: record.title ?? "", isSelected: record.isSelected ?? false)
      let callout = record.isSelected == true ? record.callout : nil
      record.showsTitle = false
      record.kind = .annotation(
        annotation.coordinate, anchor: .center,
        view: AnyView(
          look.overlay(alignment: .top) { callout.map { $0.fixedSize().offset(y: -40) } }
            .offset(x: view.centerOffset.x, y: view.centerOffset.y)))
    }
    return record
  }
}

/// An annotation with a picture or views of the app's own.
private struct AnnotationLook: View {
  let view: MKAnnotationView
  let title: String
  let isSelected: Bool

  var body: some View {
    MapItemElement(title: title, identifier: view.accessibilityIdentifier, isSelected: isSelected) {
      if let image = view.image {
        Image(uiImage: image)
      } else {
        let size = view.bounds.size == .zero ? CGSize(width: 30, height: 30) : view.bounds.size
        Color.clear.frame(width: size.width, height: size.height)
      }
    }
  }
}

/// What is shown above a selected annotation: its accessory controls as buttons.
private struct Callout: View {
  let map: MKMapView
  let view: MKAnnotationView

  var body: some View {
    HStack {
      accessory(view.leftCalloutAccessoryView)
      accessory(view.rightCalloutAccessoryView)
    }
  }

  @ViewBuilder private func accessory(_ accessory: UIView?) -> some View {
    if let control = accessory as? UIControl {
      Button(name(of: control)) {
        map.delegate?.mapView(map, annotationView: view, calloutAccessoryControlTapped: control)
        control.sendActions(for: .primaryActionTriggered)
        control.sendActions(for: .touchUpInside)
      }
      .accessibilityIdentifier(control.accessibilityIdentifier ?? "")
    }
  }

  private func name(of control: UIControl) -> String {
    control.accessibilityLabel ?? (control as? UIButton)?.title(for: .normal) ?? "More Info"
  }
}
