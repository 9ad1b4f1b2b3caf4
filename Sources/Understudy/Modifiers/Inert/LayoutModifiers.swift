import Foundation
@_spi(Runtime) import UnderstudyCore

// Sizes and places: no layout runs, so that there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  nonisolated public consuming func padding(_ insets: EdgeInsets) -> some View { self }
  nonisolated public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  nonisolated public consuming func padding(_ length: CGFloat) -> some View { self }
  nonisolated public consuming func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }
  nonisolated public consuming func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }
  nonisolated public consuming func safeAreaPadding(_ length: CGFloat) -> some View { self }
  nonisolated public consuming func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
  nonisolated public consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public consuming func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  { self }
  nonisolated public consuming func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public consuming func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { self }
  nonisolated public consuming func fixedSize() -> some View { self }
  nonisolated public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  nonisolated public consuming func layoutPriority(_ value: Double) -> some View { self }
  nonisolated public consuming func offset(_ offset: CGSize) -> some View { self }
  nonisolated public consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  nonisolated public consuming func position(_ position: CGPoint) -> some View { self }
  nonisolated public consuming func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  nonisolated public consuming func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    self
  }
  nonisolated public consuming func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }
  nonisolated public consuming func scaledToFit() -> some View { self }
  nonisolated public consuming func scaledToFill() -> some View { self }
  nonisolated public consuming func zIndex(_ value: Double) -> some View { self }
  nonisolated public consuming func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  nonisolated public consuming func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  nonisolated public consuming func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
  nonisolated public consuming func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  nonisolated public consuming func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
  nonisolated public consuming func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  nonisolated public consuming func gridCellColumns(_ count: Int) -> some View { self }
  nonisolated public consuming func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
  nonisolated public consuming func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  nonisolated public consuming func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
  nonisolated public consuming func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  nonisolated public consuming func statusBar(hidden: Bool) -> some View { self }
  nonisolated public consuming func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  nonisolated public consuming func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  nonisolated public consuming func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  nonisolated public consuming func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
  nonisolated public consuming func containerShape<T: Shape>(_ shape: T) -> some View { self }
}

/// The parts of the screen that content keeps off.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// What the shape of a view's content is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}
