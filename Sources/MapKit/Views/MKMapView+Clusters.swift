import CoreLocation
import Foundation

extension MKMapView {
  /// How close annotations of one identifier may be, in points, before they become one.
  private static let reach: CGFloat = 40

  /// Makes one of annotations that would lie over each other, and apart what no longer would.
  ///
  /// - Returns: Whether that has changed something.
  @discardableResult func updateClusters() -> Bool {
    let groups = groups()
    let kept = clusterViews.filter { cluster in groups.contains { Self.isSame($0, cluster.annotation) } }
    let added = groups.filter { group in !kept.contains { Self.isSame(group, $0.annotation) } }
    defer { noteClusters() }
    guard !added.isEmpty || kept.count != clusterViews.count else { return false }
    let gone = clusterViews.filter { cluster in !kept.contains { $0.annotation === cluster.annotation } }
    clusterViews = kept
    for cluster in gone { deselectAnnotation(cluster.annotation, animated: false) }
    for group in added {
      let annotation =
        delegate?.mapView(self, clusterAnnotationForMemberAnnotations: group)
        ?? MKClusterAnnotation(memberAnnotations: group)
      clusterViews.append((annotation, makeClusterView(for: annotation)))
    }
    return true
  }

  /// Gives each view the one that it is a part of.
  private func noteClusters() {
    for entry in annotationViews {
      entry.view.cluster =
        clusterViews.first { cluster in
          cluster.annotation.memberAnnotations.contains { $0 === entry.annotation }
        }?.view
    }
  }

  private static func isSame(_ group: [any MKAnnotation], _ cluster: MKClusterAnnotation) -> Bool {
    group.count == cluster.memberAnnotations.count && zip(group, cluster.memberAnnotations).allSatisfy { $0 === $1 }
  }

  /// Annotations that belong together, in the order in which they were added.
  private func groups() -> [[any MKAnnotation]] {
    guard let size = controller.projection?.size else { return [] }
    let projection = MapProjection(wanted, in: size)
    var groups: [(name: String, place: CGPoint, members: [any MKAnnotation])] = []
    for (annotation, view) in annotationViews where !view.isHidden && !chosen.contains(where: { $0 === annotation }) {
      guard let name = view.clusteringIdentifier else { continue }
      let place = projection.point(annotation.coordinate)
      let near = groups.firstIndex {
        $0.name == name && abs($0.place.x - place.x) < Self.reach && abs($0.place.y - place.y) < Self.reach
      }
      if let near { groups[near].members.append(annotation) } else { groups.append((name, place, [annotation])) }
    }
    return groups.map(\.members).filter { $0.count > 1 }
  }

  private func makeClusterView(for annotation: MKClusterAnnotation) -> MKAnnotationView {
    let view: MKAnnotationView
    if let made = delegate?.mapView(self, viewFor: annotation)
      ?? viewMakers[MKMapViewDefaultClusterAnnotationViewReuseIdentifier]?(annotation)
    {
      view = made
    } else {
      let marker = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      marker.glyphText = "\(annotation.memberAnnotations.count)"
      view = marker
    }
    view.annotation = annotation
    view.prepareForDisplay()
    view.map = self
    return view
  }
}
