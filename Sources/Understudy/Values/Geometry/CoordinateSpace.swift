@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Names the view as a frame of reference for the views inside it (LAY-031).
  nonisolated public consuming func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }

  /// Takes the name of the frame of reference as a value.
  nonisolated public consuming func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

public struct _CoordinateSpaceModifier: Equatable {
  let name: AnyHashable
}

extension _CoordinateSpaceModifier: ViewModifier, LayoutModifier {
  package func makeRule(_ context: LayoutContext) -> any LayoutRule { CoordinateSpaceRule(name) }
}

/// A frame of reference for places in a view.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  /// The space of a view around that has the name.
  case named(AnyHashable)
}

/// A frame of reference, by its static name.
public protocol CoordinateSpaceProtocol {
  /// The space as a value that can be compared.
  var coordinateSpace: CoordinateSpace { get }
}

/// The whole screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space of the whole screen.
  public init() {}
  /// The case for the whole screen, `global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space of the view itself.
  public init() {}
  /// The case for the view itself, `local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// A view that has been given a name with `coordinateSpace(_:)`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  init(_ name: AnyHashable) { self.name = name }
  /// The case with the name of this space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The whole screen, as an argument of `frame(in:)` or a gesture.
  public static var global: GlobalCoordinateSpace { .init() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view itself, as an argument of `frame(in:)` or a gesture.
  public static var local: LocalCoordinateSpace { .init() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// An enclosing view, by the name that `coordinateSpace(_:)` gives it.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { .init(AnyHashable(name)) }

  /// The nearest enclosing scroll view that scrolls in a direction.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .init(AnyHashable(ScrollSpace(axis: axis))) }

  /// The nearest enclosing scroll view.
  public static var scrollView: NamedCoordinateSpace { .init(AnyHashable(ScrollSpace())) }
}
