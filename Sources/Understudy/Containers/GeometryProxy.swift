import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// The size and place of a view, for code that depends on them (LAY-030 to LAY-036).
///
/// It reads the layout when it is asked. Where the view is not laid out, as in the items of a toolbar, its size is that of the
/// screen; once the view has left the tree, there is no size (LAY-040).
public struct GeometryProxy: Sendable {
  let place: GeometryPlace
  /// The version of the place when the proxy was made.
  let version: Int

  init(_ place: GeometryPlace) {
    self.place = place
    version = place.version
  }

  /// The size of the view in points, exact (LAY-023).
  public var size: CGSize { place.read(GeometryPlace.sizeKey) { $0.readerSize } ?? place.screen?.size ?? .zero }

  /// How far the unsafe parts of the screen reach into the view at each edge, in points (LAY-036).
  public var safeAreaInsets: EdgeInsets {
    place.read("insets") { $0.safeAreaInsets } ?? place.screen?.safeArea ?? EdgeInsets()
  }

  /// The view's frame, in points of a frame of reference.
  @_disfavoredOverload
  public func frame(
    in coordinateSpace: CoordinateSpace, fileID: StaticString = #fileID, line: UInt = #line
  ) -> CGRect {
    place.check(coordinateSpace, "frame(in:) at \(fileID):\(line)")
    return place.read(coordinateSpace) { $0.frame(inSpace: coordinateSpace) } ?? CGRect(origin: .zero, size: size)
  }

  /// The view's frame, in points of a frame of reference; the screen's for a name that no view around has (LAY-031), which is
  /// reported once.
  public func frame(
    in coordinateSpace: some CoordinateSpaceProtocol, fileID: StaticString = #fileID, line: UInt = #line
  ) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace, fileID: fileID, line: line)
  }

  /// The bounds of a named view around, in points of this one; nil where no view around has the name (LAY-034).
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let space = coordinateSpace.coordinateSpace
    return place.read(BoundsKey(space: space)) { node in
      node.space(space).flatMap { $0.convert($0.localBounds, to: node) }
    } ?? nil
  }

  /// The place that an anchor stands for, in points of the view that asks (LAY-035).
  public subscript<T>(anchor: Anchor<T>) -> T {
    place.read(anchor.key) { anchor.value(in: $0) } ?? anchor.value(in: nil)
  }
}

extension LayoutNode {
  /// The node around that a space stands for; nil for the screen, and where there is none.
  func space(_ space: CoordinateSpace) -> LayoutNode? {
    switch space {
    case .global: nil
    case .local: self
    case .named(let name):
      if let scroll = name.base as? ScrollSpace { scrollSpace(along: scroll.axis) } else { self.space(named: name) }
    }
  }

  fileprivate func frame(inSpace space: CoordinateSpace) -> CGRect {
    if case .local = space { return localBounds }
    return frame(in: self.space(space))
  }
}

/// The key under which the bounds of a space are noted as read; the key of a frame in the space is the space itself.
private struct BoundsKey: Hashable, Sendable {
  let space: CoordinateSpace
}

/// The name of a scroll view's space.
struct ScrollSpace: Hashable {
  var axis: Axis?
}
