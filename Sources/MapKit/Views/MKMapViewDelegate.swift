import CoreLocation
import SwiftUI

/// Decides what a map of UIKit's shows, and is notified of what the user does. All methods are optional. Source: Apple's page
/// "MKMapViewDelegate".
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Runs before the map shows another part.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Runs when the map shows another part.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Runs at each step of a movement.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Runs before the map is first shown.
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  /// Runs when the map is first shown.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// Never called, as nothing is loaded.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  /// Runs when the map is first shown.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  /// The view of an annotation; nil for a balloon.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Runs when annotations have got their views.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Runs when the user taps a control of a callout.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// Never called: annotations cannot be dragged.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState)
  /// Runs when an annotation is selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Runs when an annotation is selected.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// Runs when an annotation is selected no more.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Runs when an annotation is selected no more.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// Runs when the device has moved.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Never called: a place that is not known is not shown.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// Runs when the map follows the device, or does so no more.
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  /// What draws an overlay.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Runs when overlays have got their renderers.
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  /// Makes one of annotations that would lie over each other; by default one with the name of the first.
  func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation])
    -> MKClusterAnnotation
}

extension MKMapViewDelegate {
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  /// Does nothing.
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
  /// A balloon.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
  /// A renderer that draws nothing.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
  /// One of all.
  public func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
}
