import Foundation
@_spi(Runtime) import UnderstudyCore

/// Content that depends on the room it gets. No layout runs: the room is the screen of the test's profile (SEM-388).
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  /// - Parameter content: Makes the views; runs after the views around the reader have been made.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, EntryView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    inputs.built { view.content(GeometryProxy(size: $0.host.screenSize)) }
  }
}

/// The room that a view gets: the screen of the profile's device, 390 by 844 points unless a test says otherwise.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  public var safeAreaInsets: EdgeInsets { EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0) }

  init(size: CGSize) { self.size = size }

  /// The view's frame, in points of a frame of reference.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { CGRect(origin: .zero, size: size) }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { CGRect(origin: .zero, size: size) }
}
