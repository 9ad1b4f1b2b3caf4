import CoreLocation
import SwiftUI
import UnderstudyCore

/// Makes a picture of a part of the map: the ground and its grid. Source: Apple's page "MKMapSnapshotter".
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  /// Gets the picture, or why there is none.
  public typealias CompletionHandler = @Sendable (Snapshot?, (any Error)?) -> Void

  /// What the picture shows. Source: Apple's page "MKMapSnapshotter.Options".
  open class Options: NSObject, @unchecked Sendable {
    /// The region, which is shown whole.
    open var region = MKCoordinateRegion(MKMapRect.world)
    /// The rectangle of the flat map, in place of ``region``; ``MKMapRect/null`` at first.
    open var mapRect = MKMapRect.null
    /// The ground.
    open var mapType = MKMapType.standard
    /// The ground, by a configuration.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    /// In points.
    open var size = CGSize(width: 256, height: 256)
    /// How many pixels a point has.
    open var scale: CGFloat = 1
    /// Kept, without effect.
    open var showsBuildings = true
    /// Kept, without effect.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// What a camera sees, in place of ``region``; nil at first.
    open var camera: MKMapCamera? {
      didSet { cameraRect = camera.map { camera in assumeMain { MapCamera(camera).rect } } }
    }
    fileprivate var cameraRect: MKMapRect?

    /// The whole world.
    public override init() {}

    fileprivate var projection: MapProjection {
      MapProjection(cameraRect ?? (mapRect.isNull ? region.mapRect : mapRect), in: size)
    }
  }

  /// A picture. Source: Apple's page "MKMapSnapshotter.Snapshot".
  open class Snapshot: NSObject, @unchecked Sendable {
    /// The picture.
    public let image: UIImage
    private let projection: MapProjection

    fileprivate init(_ image: UIImage, _ projection: MapProjection) {
      (self.image, self.projection) = (image, projection)
    }

    /// Where a place of the earth is in the picture, in points.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { projection.point(coordinate) }
  }

  private let options: Options

  /// Makes pictures of a part of the map.
  public init(options: Options) { self.options = options }

  /// Whether there is no picture yet: never, as pictures are made at once.
  open var isLoading: Bool { false }
  /// Does nothing, as pictures are made at once.
  open func cancel() {}

  /// Makes a picture.
  ///
  /// - Throws: ``MKError/serverFailure`` for a picture without a size.
  open func start() async throws -> Snapshot { try await MainActor.run { try make() } }

  /// As ``start()``.
  ///
  /// - Parameter completionHandler: Called on the main thread.
  @preconcurrency open func start(completionHandler: @escaping CompletionHandler) {
    MainThread.enqueue { [self] in
      do { completionHandler(try make(), nil) } catch { completionHandler(nil, error) }
    }
  }

  /// As ``start()``.
  ///
  /// - Parameters:
  ///   - queue: Without effect.
  ///   - completionHandler: Called on the main thread.
  @preconcurrency open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    start(completionHandler: completionHandler)
  }

  @MainActor private func make() throws -> Snapshot {
    let projection = options.projection
    let ground = options.mapType == .standard ? options.preferredConfiguration.ground : options.mapType.ground
    let renderer = ImageRenderer(
      content: MapGround(projection: projection, records: [], ground: ground)
        .frame(width: options.size.width, height: options.size.height))
    renderer.scale = options.scale
    guard options.size.width > 0, options.size.height > 0, let image = renderer.uiImage else {
      throw MKError(.serverFailure)
    }
    return Snapshot(image, projection)
  }
}
