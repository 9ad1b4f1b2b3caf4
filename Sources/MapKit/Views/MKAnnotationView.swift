import CoreLocation
import SwiftUI

/// How important it is that something is shown. Kept: all is shown. Source: Apple's page "MKFeatureDisplayPriority".
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// From 0 to 1000.
  public let rawValue: Float
  /// A priority from 0 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority from 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It is shown even if it covers others.
  public static let required = Self(1_000)
  /// It is shown before most others.
  public static let defaultHigh = Self(750)
  /// It gives way to most others.
  public static let defaultLow = Self(250)
}

/// Whether something is shown. Source: Apple's page "MKFeatureVisibility".
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// What shows an annotation. Source: Apple's page "MKAnnotationView".
///
/// It is an element of type other, with the label, else the title and the subtitle of the annotation.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  /// Which areas collide. Kept, without effect. Source: Apple's page "MKAnnotationView.CollisionMode".
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
  /// How far the user has dragged it. Source: Apple's page "MKAnnotationView.DragState".
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }

  /// What it shows.
  open var annotation: (any MKAnnotation)? { didSet { changed() } }
  /// Names views that can take each other's place; each annotation has a new one here.
  public let reuseIdentifier: String?
  /// The picture.
  open var image: UIImage? { didSet { changed() } }
  /// Whether it can be selected.
  open var isEnabled = true { didSet { changed() } }
  /// Whether it is under a finger.
  open var isHighlighted = false
  /// Whether it is selected.
  open var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, animated: false) }
  }
  private var isChosen = false
  /// Whether more is shown while it is selected.
  open var canShowCallout = false { didSet { changed() } }
  /// What is shown at the left of the callout: a control is a button.
  open var leftCalloutAccessoryView: UIView? { didSet { changed() } }
  /// What is shown at the right of the callout: a control is a button.
  open var rightCalloutAccessoryView: UIView? { didSet { changed() } }
  /// What is shown below the title of the callout. Kept, without effect.
  open var detailCalloutAccessoryView: UIView?
  /// How far the middle is from the place, in points.
  open var centerOffset = CGPoint.zero { didSet { changed() } }
  /// Kept, without effect.
  open var calloutOffset = CGPoint.zero
  /// Kept: annotations cannot be dragged.
  open var isDraggable = false
  /// Always none.
  open var dragState = DragState.none
  /// Annotations of one identifier that would lie over each other become one; nil keeps this one apart.
  open var clusteringIdentifier: String? { didSet { changed() } }
  /// The view of the annotation that this one is a part of; nil for one that is shown itself.
  open internal(set) weak var cluster: MKAnnotationView?
  /// Kept: all are shown.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// Kept: all are shown.
  open var collisionMode = CollisionMode.rectangle
  weak var map: MKMapView?

  /// A view for an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }

  /// There are no archives of views here: never called.
  public required init?(coder: NSCoder) { nil }

  /// Selects it, or ends that.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isChosen = selected
    changed()
  }

  /// Called before it shows another annotation; never, as each has a new one.
  open func prepareForReuse() {}
  /// Called before it is shown.
  open func prepareForDisplay() {}

  func changed() { map?.contentChanged() }

  /// What it looks like: nil for views of the app's own.
  var symbol: MarkerSymbol? { nil }
  var markerColor: UIColor? { nil }
  var showsTitle: Bool { false }
}

/// Shows an annotation as a balloon. Source: Apple's page "MKMarkerAnnotationView".
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The color of the balloon; red by default.
  open var markerTintColor: UIColor? { didSet { changed() } }
  /// The color of what is in the balloon. Kept: it is white.
  open var glyphTintColor: UIColor?
  /// The text in the balloon.
  open var glyphText: String? { didSet { changed() } }
  /// The picture in the balloon. Kept: without a text there is a pin.
  open var glyphImage: UIImage?
  /// Kept, without effect.
  open var selectedGlyphImage: UIImage?
  /// Whether the title is shown below.
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { changed() } }
  /// Kept: the subtitle is not shown.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// Kept, without effect.
  open var animatesWhenAdded = false

  override var symbol: MarkerSymbol? { glyphText.map { .monogram(Text(verbatim: $0)) } ?? .pin }
  override var markerColor: UIColor? { markerTintColor }
  override var showsTitle: Bool { titleVisibility != .hidden }
}

/// Shows an annotation as a pin. Source: Apple's page "MKPinAnnotationView".
open class MKPinAnnotationView: MKAnnotationView {
  /// The color of the pin; red by default.
  open var pinTintColor: UIColor! = .systemRed { didSet { changed() } }
  /// Kept, without effect.
  open var animatesDrop = false

  /// The color of pins.
  open class func redPinColor() -> UIColor { .systemRed }
  /// The color of pins.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// The color of pins.
  open class func purplePinColor() -> UIColor { .systemPurple }

  override var symbol: MarkerSymbol? { .pin }
  override var markerColor: UIColor? { pinTintColor }
}

/// Shows where the device is. Source: Apple's page "MKUserLocationView".
open class MKUserLocationView: MKAnnotationView {}

/// The identifier of the views of annotations without any other.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The identifier of the views of clusters without any other.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// Makes views of a class that is known only at run time: their initializer is not `required`, so that subclasses override it as they
/// do elsewhere.
enum AnnotationViewMaking {
  @MainActor @inline(never)
  static func make(_ type: MKAnnotationView.Type, _ annotation: (any MKAnnotation)?, _ identifier: String)
    -> MKAnnotationView
  {
    unsafeBitCast(type, to: RequiringAnnotationView.Type.self).init(annotation: annotation, reuseIdentifier: identifier)
  }
}

private class RequiringAnnotationView: MKAnnotationView {
  required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

/// Keeps the call above a call by the method table: the class it names has descendants.
private final class FurtherRequiringAnnotationView: RequiringAnnotationView {
  required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}
