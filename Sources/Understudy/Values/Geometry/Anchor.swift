import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// A place in a view that another view can ask for in its own terms, when it asks (LAY-035).
public struct Anchor<Value> {
  private let source: Source
  private let node: NodeReference

  @MainActor
  init(_ source: Source, of node: Node) {
    self.source = source
    self.node = NodeReference(node)
  }

  /// Which place of a view an anchor stands for.
  public struct Source {
    fileprivate let place: AnchorPlace
    private let make: @Sendable (CGRect) -> Value

    fileprivate func value(_ rect: CGRect) -> Value { make(rect) }
  }

  /// The value in the space of a view's layout node; in the view's own space where one of both is not laid out.
  func value(in target: LayoutNode?) -> Value {
    let (place, reference, target) = (source.place, node, UncheckedSendable(target))
    let rect = assumeMain { () -> CGRect in
      guard let node = reference.node, let own = node.host.layoutTree.placed(node) else { return .zero }
      let rect = place.rect(in: own.localBounds)
      return target.value.flatMap { own.convert(rect, to: $0) } ?? rect
    }
    return source.value(rect)
  }

  /// The identity of the anchor: its place, and the node that it belongs to.
  var key: AnchorKey { AnchorKey(place: source.place, node: node.identity) }
}

/// An anchor without the type of its value.
struct AnchorKey: Hashable {
  let place: AnchorPlace
  let node: ObjectIdentifier?
}

/// A place in a view; a point is a rectangle without a size.
enum AnchorPlace: Hashable, Sendable {
  case bounds
  case rect(CGRect)
  case point(CGPoint)
  case unit(UnitPoint)

  func rect(in bounds: CGRect) -> CGRect {
    switch self {
    case .bounds: bounds
    case .rect(let rect): rect
    case .point(let point): CGRect(origin: point, size: .zero)
    case .unit(let unit): CGRect(x: bounds.width * unit.x, y: bounds.height * unit.y, width: 0, height: 0)
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .bounds: hasher.combine(0)
    case .rect(let rect): hasher.combine([rect.minX, rect.minY, rect.width, rect.height])
    case .point(let point): hasher.combine([point.x, point.y])
    case .unit(let unit): hasher.combine(unit)
    }
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Anchor, right: Anchor) -> Bool { left.key == right.key }
}
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: Equatable where Value: Equatable {
  public static func == (left: Self, right: Self) -> Bool { left.place == right.place }
}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  fileprivate init(_ place: AnchorPlace) {
    self.place = place
    make = { $0 }
  }
}

extension Anchor.Source where Value == CGPoint {
  fileprivate init(_ place: AnchorPlace) {
    self.place = place
    make = { $0.origin }
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's frame.
  public static var bounds: Self { Self(.bounds) }

  /// A rectangle in the view, in points from its top leading corner.
  public static func rect(_ rect: CGRect) -> Self { Self(.rect(rect)) }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view, from its top leading corner.
  public static func point(_ point: CGPoint) -> Self { Self(.point(point)) }

  /// A point in fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Self { Self(.unit(point)) }
  /// The center of the view.
  public static var center: Self { Self(.unit(.center)) }
  /// The center of the leading side.
  public static var leading: Self { Self(.unit(.leading)) }
  /// The center of the trailing side.
  public static var trailing: Self { Self(.unit(.trailing)) }
  /// The center of the top.
  public static var top: Self { Self(.unit(.top)) }
  /// The center of the bottom.
  public static var bottom: Self { Self(.unit(.bottom)) }
  /// The top leading corner.
  public static var topLeading: Self { Self(.unit(.topLeading)) }
  /// The top trailing corner.
  public static var topTrailing: Self { Self(.unit(.topTrailing)) }
  /// The bottom leading corner.
  public static var bottomLeading: Self { Self(.unit(.bottomLeading)) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Self { Self(.unit(.bottomTrailing)) }
}
