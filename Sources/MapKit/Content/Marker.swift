import CoreLocation
import SwiftUI

/// A balloon at a place. Source: Apple's page "Marker".
///
/// It is an element of type other, whose label is that of the marker.
public struct Marker<Label: View>: MapContent {
  private let coordinate: CLLocationCoordinate2D
  private let label: Label
  private let symbol: MarkerSymbol
  private let item: MKMapItem?

  private init(_ label: Label, _ coordinate: CLLocationCoordinate2D, _ symbol: MarkerSymbol, _ item: MKMapItem? = nil) {
    (self.label, self.coordinate, self.symbol, self.item) = (label, coordinate, symbol, item)
  }

  /// A balloon with a label.
  ///
  /// - Parameters:
  ///   - coordinate: The place.
  ///   - label: Names the marker.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.init(label(), coordinate, .pin)
  }

  public typealias Body = Never
  public static func _collect(_ content: Self, into items: inout _MapItems) {
    items.add(.marker(content.coordinate, symbol: content.symbol)) { record in
      record.label = AnyView(content.label)
      if record.tag == nil, let item = content.item { record.tag = AnyHashable(item) }
    }
  }
}

extension Marker where Label == Text {
  /// A balloon with the name of a place.
  public init(item: MKMapItem) { self.init(Text(item.name ?? ""), item.placemark.coordinate, .pin, item) }

  /// A balloon with a localized name.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), coordinate, .pin)
  }
  /// A balloon with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), coordinate, .pin)
  }
  /// A balloon with a localized name and a short text.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), coordinate, .monogram(monogram))
  }
  /// A balloon with a name and a short text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), coordinate, .monogram(monogram))
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// A balloon with a localized name and a symbol of the system's.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(SwiftUI.Label(titleKey, systemImage: systemImage), coordinate, .system(systemImage))
  }
  /// A balloon with a name and a symbol of the system's.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(SwiftUI.Label(title, systemImage: systemImage), coordinate, .system(systemImage))
  }
  /// A balloon with a localized name and an image of the app's.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(SwiftUI.Label(titleKey, image: image), coordinate, .image(image))
  }
  /// A balloon with a name and an image of the app's.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(SwiftUI.Label(title, image: image), coordinate, .image(image))
  }
}
