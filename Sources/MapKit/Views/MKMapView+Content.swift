import CoreLocation
import SwiftUI
import UnderstudyCore
import UnderstudyTime

extension MKMapView {
  // MARK: - Annotations

  /// What lies on the map, in the order in which it was added; the device is the first if the map shows it.
  public var annotations: [any MKAnnotation] {
    (showsUserLocation ? [userLocation] : []) + annotationViews.map(\.annotation)
  }

  /// Adds an annotation, whose view the delegate makes.
  public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Adds annotations, whose views the delegate makes.
  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    var views: [MKAnnotationView] = []
    for annotation in annotations where !annotationViews.contains(where: { $0.annotation === annotation }) {
      let view = makeView(for: annotation)
      annotationViews.append((annotation, view))
      (annotation as? MKShape)?.didChange = { [weak self] in
        if MainThread.isCurrent { assumeMain { self?.contentChanged() } }
      }
      views.append(view)
    }
    guard !views.isEmpty else { return }
    contentChanged()
    delegate?.mapView(self, didAdd: views)
  }

  private func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? viewMakers[MKMapViewDefaultAnnotationViewReuseIdentifier]?(annotation)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    view.annotation = annotation
    view.map = self
    view.prepareForDisplay()
    return view
  }

  /// Asks a delegate that comes late for the looks of what is on the map.
  func delegateDidChange() {
    guard let delegate, !(annotationViews.isEmpty && overlayRenderers.isEmpty) else { return }
    annotationViews = annotationViews.map { ($0.annotation, makeView(for: $0.annotation)) }
    overlayRenderers = overlayRenderers.map { ($0.overlay, delegate.mapView(self, rendererFor: $0.overlay)) }
    contentChanged()
  }

  /// Takes an annotation away.
  public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Takes annotations away.
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      deselectAnnotation(annotation, animated: false)
      (annotation as? MKShape)?.didChange = nil
    }
    annotationViews.removeAll { entry in annotations.contains { $0 === entry.annotation } }
    contentChanged()
  }

  /// The view of an annotation; nil for one that is not on the map.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    annotationViews.first { $0.annotation === annotation }?.view
      ?? clusterViews.first { $0.annotation === annotation }?.view
  }

  /// The annotations in a rectangle of the flat map.
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? AnyHashable })
  }

  /// Shows the part of the map around some annotations, which are added.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { !($0 is MKUserLocation) })
    let rect = MKMapRect(around: annotations.map(\.coordinate))
    if !rect.isNull { show(rect.spaced()) }
  }

  /// Registers the class of which views of an identifier are made.
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    let type = viewClass as? MKAnnotationView.Type
    viewMakers[identifier] = type.map { type in { AnnotationViewMaking.make(type, $0, identifier) } }
  }

  /// Nil: views are not used again.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }

  /// A new view of the class that is registered; a balloon if none is.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    viewMakers[identifier]?(annotation) ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  // MARK: - Selection

  /// What is selected: at most one.
  public var selectedAnnotations: [any MKAnnotation] {
    get { chosen }
    set {
      for annotation in chosen where !newValue.contains(where: { $0 === annotation }) {
        deselectAnnotation(annotation, animated: false)
      }
      if let annotation = newValue.first { selectAnnotation(annotation, animated: false) }
    }
  }

  /// Selects an annotation, and no other.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard !chosen.contains(where: { $0 === annotation }) else { return }
    for other in chosen { deselectAnnotation(other, animated: animated) }
    chosen = [annotation]
    let view = view(for: annotation)
    view?.setSelected(true, animated: animated)
    if let view { delegate?.mapView(self, didSelect: view) }
    delegate?.mapView(self, didSelect: annotation)
    contentChanged()
  }

  /// Selects an annotation no more.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, chosen.contains(where: { $0 === annotation }) else { return }
    chosen.removeAll { $0 === annotation }
    let view = view(for: annotation)
    view?.setSelected(false, animated: animated)
    if let view { delegate?.mapView(self, didDeselect: view) }
    delegate?.mapView(self, didDeselect: annotation)
    contentChanged()
  }

  // MARK: - Overlays

  /// The areas and lines, from the back to the front.
  public var overlays: [any MKOverlay] { overlayRenderers.map(\.overlay) }
  /// The areas and lines of a level: all, as levels have no effect.
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays }

  /// Adds an overlay, whose renderer the delegate makes.
  public func addOverlay(_ overlay: any MKOverlay) { insert([overlay], at: overlayRenderers.count) }
  /// Adds an overlay; the level has no effect.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  /// Adds overlays, whose renderers the delegate makes.
  public func addOverlays(_ overlays: [any MKOverlay]) { insert(overlays, at: overlayRenderers.count) }
  /// Adds overlays; the level has no effect.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
  /// Adds an overlay at a place of the order.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) { insert([overlay], at: index) }
  /// Adds an overlay at a place of the order; the level has no effect.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    insert([overlay], at: index)
  }

  private func insert(_ overlays: [any MKOverlay], at index: Int) {
    let entries = overlays.map { overlay in
      (overlay, delegate?.mapView(self, rendererFor: overlay) ?? MKOverlayRenderer(overlay: overlay))
    }
    overlayRenderers.insert(contentsOf: entries, at: min(max(index, 0), overlayRenderers.count))
    contentChanged()
    delegate?.mapView(self, didAdd: entries.map(\.1))
  }

  /// Takes an overlay away.
  public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  /// Takes overlays away.
  public func removeOverlays(_ overlays: [any MKOverlay]) {
    overlayRenderers.removeAll { entry in overlays.contains { $0 === entry.overlay } }
    contentChanged()
  }
  /// What draws an overlay; nil for one that is not on the map.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    overlayRenderers.first { $0.overlay === overlay }?.renderer
  }
}
