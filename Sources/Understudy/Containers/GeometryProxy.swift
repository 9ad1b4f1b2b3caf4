import Foundation

/// The room that a view gets: the screen of the profile's device, 390 by 844 points unless a test says otherwise.
public struct GeometryProxy: Sendable {
  /// The size of the profile's screen in points, whatever the view's place.
  public let size: CGSize
  /// The insets of a phone with a notch, in points: 47 at the top and 34 at the bottom on every screen.
  public var safeAreaInsets: EdgeInsets { EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0) }

  init(size: CGSize) { self.size = size }

  /// The view's frame, in points of a frame of reference.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
  /// Returns the whole screen for each kind of coordinate space: views have no places of their own.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { CGRect(origin: .zero, size: size) }
  /// Returns the whole screen for each name; it is never nil.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { CGRect(origin: .zero, size: size) }
}
