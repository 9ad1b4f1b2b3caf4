import CoreLocation
import SwiftUI

/// Views at a place, with a label below. Source: Apple's page "Annotation".
///
/// The views are in the tree as they are anywhere else. The label is a text, unless `annotationTitles(.hidden)` hides it.
public struct Annotation<Label: View, Content: View>: MapContent {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let label: Label
  private let content: Content

  private init(
    _ label: Label, _ coordinate: CLLocationCoordinate2D, _ anchor: UnitPoint, _ content: Content
  ) { (self.label, self.coordinate, self.anchor, self.content) = (label, coordinate, anchor, content) }

  /// Views at a place.
  ///
  /// - Parameters:
  ///   - coordinate: The place.
  ///   - anchor: The point of the views that is at the place.
  ///   - accessoryAnchor: Without effect.
  ///   - content: The views.
  ///   - label: Names the annotation.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(label(), coordinate, anchor, content()) }

  public typealias Body = Never
  public static func _collect(_ content: Self, into items: inout _MapItems) {
    items.add(.annotation(content.coordinate, anchor: content.anchor, view: AnyView(content.content))) {
      $0.label = AnyView(content.label)
    }
  }
}

extension Annotation where Label == Text {
  /// Views at a place, with a localized label.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    accessoryAnchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) { self.init(Text(titleKey), coordinate, anchor, content()) }

  /// Views at a place, with a label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(title), coordinate, anchor, content()) }

  /// Views at the place of an item, with its name.
  public init(
    item: MKMapItem, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(item.name ?? ""), item.placemark.coordinate, anchor, content()) }
}

/// Where the device is. Source: Apple's page "UserAnnotation".
///
/// It is an element with the label "My Location", while the app may know the place.
public struct UserAnnotation<Content: View>: MapContent {
  private let make: (UserLocation) -> Content

  public typealias Body = Never
  public static func _collect(_ content: Self, into items: inout _MapItems) {
    items.add(.user) { record in
      if Content.self != DefaultUserAnnotationContent.self {
        record.label = AnyView(UserAnnotationViews(make: content.make))
        record.tint = nil
        record.showsTitle = false
      }
    }
  }
}

/// The blue dot. Source: Apple's page "DefaultUserAnnotationContent".
public struct DefaultUserAnnotationContent: View {
  public var body: some View { EmptyView() }
}

/// Where the device is, for views of the app's own. Source: Apple's page "UserLocation".
public struct UserLocation: Sendable {
  /// In which direction the device points; never known by a map.
  public var heading: CLHeading? { nil }
  /// The place; nil if it is not known.
  public let location: CLLocation?
}

struct UserAnnotationViews<Content: View>: View {
  let make: (UserLocation) -> Content
  var body: some View { make(UserLocation(location: DeviceLocation.current)) }
}

extension UserAnnotation where Content == DefaultUserAnnotationContent {
  /// A blue dot.
  public init() { make = { _ in DefaultUserAnnotationContent() } }
  /// A blue dot. The anchor has no effect.
  public init(anchor: UnitPoint) { self.init() }
}

extension UserAnnotation {
  /// Views of the app's own. The anchor has no effect.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) { make = { _ in content() } }
  /// Views of the app's own, which depend on the place. The anchor has no effect.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) { make = content }
}
