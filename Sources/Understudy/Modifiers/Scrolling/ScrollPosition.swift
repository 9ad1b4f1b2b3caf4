import Foundation
import UnderstudyLayout

/// Where a scroll view is, and where the app wants it to be (LAY-192).
public struct ScrollPosition: Equatable, Sendable {
  private var place = Place.automatic
  private var convert: @Sendable (AnyHashable) -> (any Hashable & Sendable)?
  /// Whether the user has scrolled since the app last said where to scroll to.
  public var isPositionedByUser = false

  private enum Place: Equatable, Sendable {
    case automatic
    case view(ViewID, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)

    /// A point, along the axes whose coordinates are numbers: the others differ from themselves, and change for ever.
    static func numbers(x: CGFloat?, y: CGFloat?) -> Place {
      .point(x: x.flatMap { $0.isNaN ? nil : $0 }, y: y.flatMap { $0.isNaN ? nil : $0 })
    }

    static func view(_ id: some Hashable & Sendable, at anchor: UnitPoint?) -> Place {
      .view(ViewID(value: id), anchor.flatMap { $0.x.isNaN || $0.y.isNaN ? nil : $0 })
    }
  }

  private struct ViewID: Equatable, Sendable {
    let value: any Hashable & Sendable
    static func == (left: ViewID, right: ViewID) -> Bool { AnyHashable(left.value) == AnyHashable(right.value) }
  }

  private init<ID: Hashable & Sendable>(_ place: Place, idType: ID.Type) {
    self.place = place
    convert = { $0.base as? ID }
  }

  /// Whether both name the same place, reached in the same way.
  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    left.place == right.place && left.isPositionedByUser == right.isPositionedByUser
  }

  // MARK: - Creating

  /// A position that the scroll view decides.
  ///
  /// - Parameter idType: The type of the identities of views, which the position reports after the user has scrolled.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.automatic, idType: idType) }

  /// A position at a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(id, at: anchor), idType: ID.self)
  }

  /// A position at an end of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType: idType)
  }

  /// A position at a point of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.numbers(x: point.x, y: point.y), idType: idType)
  }

  /// A position at a point of the content, by its coordinates.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.numbers(x: x, y: y), idType: idType)
  }

  /// A position at a distance from the leading end of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.numbers(x: x, y: nil), idType: idType)
  }

  /// A position at a distance from the top of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.numbers(x: nil, y: y), idType: idType)
  }

  // MARK: - Scrolling

  /// Scrolls to a view, so that its anchor and that of the visible part meet; nil for the shortest way.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(to: .view(id, at: anchor))
  }
  /// Scrolls to an end of the content.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
  /// Scrolls until a point of the content is at the beginning of the visible part.
  public mutating func scrollTo(point: CGPoint) { go(to: .numbers(x: point.x, y: point.y)) }
  /// Scrolls to a point of the content, by its coordinates.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .numbers(x: x, y: y)) }
  /// Scrolls sideways, to a distance from the leading end of the content.
  public mutating func scrollTo(x: CGFloat) { go(to: .numbers(x: x, y: nil)) }
  /// Scrolls up or down, to a distance from the top of the content.
  public mutating func scrollTo(y: CGFloat) { go(to: .numbers(x: nil, y: y)) }

  private mutating func go(to new: Place) {
    place = new
    isPositionedByUser = false
  }

  // MARK: - Reading

  /// The identity of the view that the position names; after the user has scrolled, that of the view at the anchor.
  public var viewID: (any Hashable & Sendable)? { if case .view(let id, _) = place { id.value } else { nil } }
  /// The identity of the view, where it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
  /// The end of the content that the app scrolled to.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  /// The point that the app scrolled to, where it said both coordinates.
  public var point: CGPoint? { if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil } }
  /// The horizontal place that the app scrolled to.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  /// The vertical place that the app scrolled to.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  // MARK: - For the scroll view

  /// What the app asks for; nil where it asks for nothing, and after the user has scrolled.
  func request(_ anchor: UnitPoint?) -> ScrollRequest? {
    guard !isPositionedByUser else { return nil }
    return switch place {
    case .automatic: nil
    case .view(let id, let own): .view(AnyHashable(id.value), anchor: own ?? anchor)
    case .edge(let edge): .edge(edge)
    case .point(let x, let y): .point(x: x, y: y)
    }
  }

  /// The user has scrolled to a view: the first of its identities that is of the position's type is taken.
  mutating func userDidScroll(to ids: [AnyHashable]) {
    isPositionedByUser = true
    place = ids.lazy.compactMap(convert).first.map { .view($0, at: nil) } ?? .automatic
  }
}
