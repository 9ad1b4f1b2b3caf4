import Foundation
@_spi(Runtime) import UnderstudyCore

/// Content that depends on the room it gets. No layout runs: the room is that of the screen (SEM-388).
public struct GeometryReader<Content> {
  public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View, PrimitiveView where Content: View {
  /// - Parameter content: Makes the views; runs after the views around the reader have been made.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public static func _makeView(_ view: GeometryReader, inputs: inout _ViewInputs) {
    if inputs.isDistributed(view) { return }
    inputs.built { _ in view.content(GeometryProxy()) }
  }
}

/// The room that a view gets: the screen of the profile's device, 390 by 844 points.
public struct GeometryProxy: Sendable {
  public var size: CGSize { CGSize(width: 390, height: 844) }
  public var safeAreaInsets: EdgeInsets { EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0) }

  /// The view's frame, in points of a frame of reference.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { CGRect(origin: .zero, size: size) }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { CGRect(origin: .zero, size: size) }
}
