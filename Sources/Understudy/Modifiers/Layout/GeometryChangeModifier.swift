@_spi(Runtime) import UnderstudyCore

extension View {
  /// Runs an action with what a closure makes of the view's room: when the view appears, and when it is another value.
  ///
  /// The room is the screen of the test's profile (SEM-388).
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value of the room.
  ///   - action: Gets the new value.
  nonisolated public consuming func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View { modifier(_GeometryChangeModifier(transform: transform) { action($1) }) }

  /// - Parameter action: Gets the old value and the new one, which are the same when the view appears.
  nonisolated public consuming func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { modifier(_GeometryChangeModifier(transform: transform, action: action)) }
}

public struct _GeometryChangeModifier<Value: Equatable & Sendable> {
  private let transform: @Sendable (GeometryProxy) -> Value
  private let action: (Value, Value) -> Void
  @Environment(\.screenRoom) private var room

  nonisolated init(
    transform: @escaping @Sendable (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void
  ) { (self.transform, self.action) = (transform, action) }
}

extension _GeometryChangeModifier: ViewModifier {
  public func body(content: Content) -> some View {
    content.onChange(of: transform(room), initial: true, action)
  }
}

extension EnvironmentValues {
  /// The room that views get where no layout runs.
  var screenRoom: GeometryProxy {
    GeometryProxy(
      size: runningHost.map { host in assumeMain { host.configuration.profile.screenSize } } ?? .zero)
  }
}
