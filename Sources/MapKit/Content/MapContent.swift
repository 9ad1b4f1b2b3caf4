import CoreLocation
import SwiftUI

/// Something on a map. Source: Apple's page "MapContent".
///
/// The app's own types state a ``body``. Properties of theirs such as `@State` belong into the view around the map.
@MainActor @preconcurrency
public protocol MapContent {
  /// The type of the body.
  associatedtype Body: MapContent
  /// What the content consists of.
  @MapContentBuilder var body: Body { get }

  /// Adds what is to be seen. The runtime's: an app's own type has a body.
  static func _collect(_ content: Self, into items: inout _MapItems)
}

extension MapContent {
  public static func _collect(_ content: Self, into items: inout _MapItems) {
    Body._collect(content.body, into: &items)
  }
}

extension MapContent where Body == Never {
  /// Stops the program: the map shows such content itself.
  public var body: Never { fatalError("body should not be called on \(Self.self): the map shows it itself.") }
}

extension Never: MapContent {
  public static func _collect(_ content: Never, into items: inout _MapItems) {}
}

/// What a map shows, collected of its content. The runtime's.
public struct _MapItems {
  var records: [MapRecord] = []
  /// Where the content stands, which is its identity.
  fileprivate(set) var path: [AnyHashable] = []
  /// The value of the row of a `ForEach`, which selects content without a tag.
  fileprivate(set) var tag: AnyHashable?

  init() {}

  /// Collects content that has its own place.
  @MainActor
  mutating func collect<Content: MapContent>(_ content: Content, at place: AnyHashable, tag: AnyHashable? = nil) {
    let old = self.tag
    path.append(place)
    if let tag { self.tag = tag }
    Content._collect(content, into: &self)
    path.removeLast()
    self.tag = old
  }

  @MainActor mutating func add(_ kind: MapRecord.Kind, _ change: (inout MapRecord) -> Void = { _ in }) {
    var record = MapRecord(id: AnyHashable(path + [AnyHashable(records.count(where: { $0.path == path }))]), kind: kind)
    record.path = path
    record.tag = tag
    change(&record)
    records.append(record)
  }
}

/// One thing on a map.
struct MapRecord: Identifiable {
  enum Kind {
    case marker(CLLocationCoordinate2D, symbol: MarkerSymbol)
    case annotation(CLLocationCoordinate2D, anchor: UnitPoint, view: AnyView)
    case user
    case line([CLLocationCoordinate2D])
    case polygon([CLLocationCoordinate2D], holes: [[CLLocationCoordinate2D]])
    case circle(CLLocationCoordinate2D, radius: CLLocationDistance)
  }

  let id: AnyHashable
  fileprivate(set) var path: [AnyHashable] = []
  var kind: Kind
  /// What names it; empty for most overlays.
  var label = AnyView(EmptyView())
  /// What names its element; nil for the label.
  var title: String?
  var showsTitle = true
  /// What is selected where it is.
  var tag: AnyHashable?
  var tint: AnyShapeStyle?
  var fill: AnyShapeStyle?
  var stroke: AnyShapeStyle?
  var strokeStyle: StrokeStyle?
  /// What UIKit's map does at a tap, and whether it is the selected one.
  var select: (() -> Void)?
  var isSelected: Bool?
  /// What is shown beside the marker while it is selected.
  var callout: AnyView?
  var identifier: String?

  init(id: AnyHashable, kind: Kind) { (self.id, self.kind) = (id, kind) }

  var rect: MKMapRect {
    switch kind {
    case .marker(let place, _), .annotation(let place, _, _): MKMapRect(around: CollectionOfOne(place))
    case .user: .null
    case .line(let places), .polygon(let places, _): MKMapRect(around: places)
    case .circle(let center, let radius): MKMapRect(around: center, radius: radius)
    }
  }

  var isOverlay: Bool {
    switch kind {
    case .line, .polygon, .circle: true
    case .marker, .annotation, .user: false
    }
  }
}

/// What a marker shows in its balloon.
enum MarkerSymbol {
  case pin
  case system(String)
  case image(String)
  case monogram(Text)
}

/// Makes one content of the contents written in a closure. Source: Apple's page "MapContentBuilder".
@resultBuilder @MainActor @preconcurrency
public struct MapContentBuilder {
  /// Accepts any content of a map.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  /// Gives an empty closure content that shows nothing.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  /// Gives the only content of a closure as it is.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  /// Combines contents.
  @_disfavoredOverload
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> TupleMapContent<(repeat each Content)> {
    var parts: [AnyMapContent] = []
    repeat parts.append(AnyMapContent(each content))
    return TupleMapContent(parts: parts)
  }
  /// Takes an `if` without `else`.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  /// Takes the content of the first branch.
  public static func buildEither<First: MapContent, Second: MapContent>(
    first: First
  ) -> _ConditionalMapContent<First, Second> { .first(first) }
  /// Takes the content of the other branch.
  public static func buildEither<First: MapContent, Second: MapContent>(
    second: Second
  ) -> _ConditionalMapContent<First, Second> { .second(second) }
  /// Hides the type of content behind `if #available`.
  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> AnyMapContent {
    AnyMapContent(content)
  }
}

/// No content. Source: Apple's page "EmptyMapContent".
public struct EmptyMapContent: MapContent {
  /// Makes no content.
  public init() {}
  public typealias Body = Never
  public static func _collect(_ content: Self, into items: inout _MapItems) {}
}

/// Content of any type. Source: Apple's page "AnyMapContent".
public struct AnyMapContent: MapContent {
  private let collect: @MainActor (inout _MapItems, AnyHashable) -> Void

  /// Hides the type of some content.
  public init(_ content: some MapContent) { collect = { $0.collect(content, at: $1) } }

  public typealias Body = Never
  public static func _collect(_ content: Self, into items: inout _MapItems) { content.collect(&items, 0) }

  fileprivate func collect(into items: inout _MapItems, at place: Int) { collect(&items, place) }
}

/// Several contents. Source: Apple's page "TupleMapContent".
public struct TupleMapContent<T>: MapContent {
  fileprivate let parts: [AnyMapContent]

  public typealias Body = Never
  public static func _collect(_ content: Self, into items: inout _MapItems) {
    for (index, part) in content.parts.enumerated() { part.collect(into: &items, at: index) }
  }
}

/// The content of one of two branches.
public enum _ConditionalMapContent<First: MapContent, Second: MapContent>: MapContent {
  /// The condition holds.
  case first(First)
  /// The condition does not hold.
  case second(Second)

  public typealias Body = Never
  public static func _collect(_ content: Self, into items: inout _MapItems) {
    switch content {
    case .first(let first): items.collect(first, at: 0)
    case .second(let second): items.collect(second, at: 1)
    }
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  public typealias Body = Never
  public static func _collect(_ content: Self, into items: inout _MapItems) {
    if let content { items.collect(content, at: 0) }
  }
}
