@_spi(Runtime) import UnderstudyCore

extension EnvironmentValues {
  /// The app that the values belong to.
  var runningHost: Host? { host }
}
