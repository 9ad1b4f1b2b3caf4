import CoreLocation
import Observation
import SwiftUI
import Understudy
import UnderstudyElements

/// A map of UIKit's. Source: Apple's page "MKMapView".
///
/// It is an element of type map, in the projection that ``Map`` has. Annotations and overlays are asked for their looks when they are
/// added.
@preconcurrency @MainActor open class MKMapView: UIView, ViewWithElementType {
  package var typeOfElement: ElementType { .map }

  /// Is asked for looks, and notified of what the user does; not retained.
  open weak var delegate: (any MKMapViewDelegate)? { didSet { if delegate !== oldValue { delegateDidChange() } } }
  let model = MapViewModel()
  let controller = MapController()
  var viewMakers: [String: (any MKAnnotation) -> MKAnnotationView] = [:]
  var annotationViews: [(annotation: any MKAnnotation, view: MKAnnotationView)] = []
  var clusterViews: [(annotation: MKClusterAnnotation, view: MKAnnotationView)] = []
  var overlayRenderers: [(overlay: any MKOverlay, renderer: MKOverlayRenderer)] = []
  var chosen: [any MKAnnotation] = []
  /// What is to be seen at least.
  var wanted = MKMapRect.world.insetBy(dx: 0, dy: MKMapSize.world.height / 8)
  private var hasAppeared = false
  private var lastPlace: CLLocation?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    let surface = ShowingView { [weak self] _ in self.map { MapViewContent(map: $0, model: $0.model) } }
    surface.frame = .zero
    addSubview(surface)
    controller.move = { [weak self] rect in
      self?.setUserTrackingMode(.none, animated: false)
      self?.show(rect)
    }
  }

  /// There are no archives of views here: never called.
  public required init?(coder: NSCoder) { nil }

  /// Has the map evaluated again.
  func contentChanged() {
    updateClusters()
    model.version += 1
  }

  func show(_ rect: MKMapRect) {
    let rect = rect.checked()
    guard !wanted.isSame(as: rect) else { return }
    delegate?.mapView(self, regionWillChangeAnimated: false)
    wanted = rect
    contentChanged()
  }

  func didShow(isMoving: Bool) {
    // The size of the map may be another one.
    if updateClusters() { model.version += 1 }
    if !hasAppeared {
      hasAppeared = true
      delegate?.mapViewWillStartLoadingMap(self)
      delegate?.mapViewDidFinishLoadingMap(self)
      delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
    }
    delegate?.mapViewDidChangeVisibleRegion(self)
    if !isMoving { delegate?.mapView(self, regionDidChangeAnimated: false) }
  }

  func deviceDidMove() {
    guard showsUserLocation, let place = DeviceLocation.current, place !== lastPlace else { return }
    lastPlace = place
    delegate?.mapView(self, didUpdate: userLocation)
  }

  // MARK: - What is shown

  /// What the map shows.
  open var region: MKCoordinateRegion {
    get { MKCoordinateRegion(visibleMapRect) }
    set { setRegion(newValue, animated: false) }
  }
  /// Shows at least a region; movements take no time.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { show(region.mapRect) }
  /// The region that the map would show.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    MKCoordinateRegion(mapRectThatFits(region.mapRect))
  }
  /// The rectangle of the flat map that the map shows.
  open var visibleMapRect: MKMapRect {
    get { controller.projection.map { MapProjection(wanted, in: $0.size).rect } ?? wanted }
    set { show(newValue) }
  }
  /// Shows at least a rectangle of the flat map.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) { show(mapRect) }
  /// Shows at least a rectangle of the flat map, with space around.
  ///
  /// - Parameter insets: The space, in points.
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
    show(mapRectThatFits(mapRect, edgePadding: insets))
  }
  /// The rectangle that the map would show.
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    controller.projection.map { MapProjection(mapRect, in: $0.size).rect } ?? mapRect
  }
  /// The rectangle with space around.
  ///
  /// - Parameter insets: The space, in points.
  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    let size = controller.projection?.size ?? UIScreen.main.bounds.size
    let width = max(size.width - insets.left - insets.right, 1)
    let height = max(size.height - insets.top - insets.bottom, 1)
    let scale = max(mapRect.width / width, mapRect.height / height)
    return MKMapRect(
      x: mapRect.midX - (width / 2 + insets.left) * scale, y: mapRect.midY - (height / 2 + insets.top) * scale,
      width: size.width * scale, height: size.height * scale)
  }
  /// The place in the middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { MKMapPoint(x: wanted.midX, y: wanted.midY).coordinate }
    set { setCenter(newValue, animated: false) }
  }
  /// Shows another place in the middle.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    let (point, rect) = (MKMapPoint(coordinate), visibleMapRect)
    show(rect.offsetBy(dx: point.x - rect.midX, dy: point.y - rect.midY))
  }
  /// What the map shows, as a camera; a copy, which the map takes by ``setCamera(_:animated:)``.
  open var camera: MKMapCamera {
    get {
      let camera = MapCamera(visibleMapRect)
      return MKMapCamera(
        lookingAtCenter: camera.centerCoordinate, fromDistance: camera.distance, pitch: 0, heading: 0)
    }
    set { setCamera(newValue, animated: false) }
  }
  /// Shows what a camera sees.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { show(MapCamera(camera).rect) }
  /// Kept, as the test moves the map.
  open var cameraBoundary: CameraBoundary?
  /// How far away the camera may be.
  open var cameraZoomRange: CameraZoomRange! { didSet { contentChanged() } }
  /// As setting ``cameraBoundary``.
  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }
  /// As setting ``cameraZoomRange``.
  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange
  }

  /// The ground.
  open var mapType = MKMapType.standard { didSet { contentChanged() } }
  /// The ground, by a configuration.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() { didSet { contentChanged() } }
  /// Whether two fingers and two taps make the map larger.
  open var isZoomEnabled = true { didSet { contentChanged() } }
  /// Whether a finger moves the map.
  open var isScrollEnabled = true { didSet { contentChanged() } }
  /// Kept: north is at the top.
  open var isRotateEnabled = true
  /// Kept: the map is flat.
  open var isPitchEnabled = true
  /// Kept, without effect.
  open var showsCompass = true
  /// Kept, without effect.
  open var showsScale = false
  /// Kept, without effect.
  open var showsTraffic = false
  /// Kept, without effect.
  open var showsBuildings = true
  /// Kept, without effect.
  open var showsPointsOfInterest = true
  /// Kept: a map names no places.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Kept, without effect.
  open var showsUserTrackingButton = false

  // MARK: - The device

  /// Whether the map shows where the device is, once the app may know it.
  open var showsUserLocation = false { didSet { contentChanged() } }
  /// Where the device is.
  public let userLocation = MKUserLocation()
  /// Whether that is in what the map shows.
  open var isUserLocationVisible: Bool {
    userLocation.location.map { visibleMapRect.contains(MKMapPoint($0.coordinate)) } ?? false
  }
  /// Whether the map follows the device.
  open var userTrackingMode = MKUserTrackingMode.none {
    didSet {
      guard userTrackingMode != oldValue else { return }
      if userTrackingMode != .none { showsUserLocation = true }
      delegate?.mapView(self, didChange: userTrackingMode, animated: false)
      contentChanged()
    }
  }
  /// As setting ``userTrackingMode``.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

  // MARK: - Points

  /// The place of the earth at a point of a view.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let point = view === self ? point : convert(point, from: view)
    return projection.coordinate(point)
  }
  /// The point of a place of the earth, in a view.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let point = projection.point(coordinate)
    return view === self ? point : convert(point, to: view)
  }

  private var projection: MapProjection {
    MapProjection(wanted, in: controller.projection?.size ?? (bounds.isEmpty ? UIScreen.main.bounds.size : bounds.size))
  }
}

/// What makes a map of UIKit's show its values again.
@MainActor @Observable final class MapViewModel {
  var version = 0
  nonisolated init() {}
}
