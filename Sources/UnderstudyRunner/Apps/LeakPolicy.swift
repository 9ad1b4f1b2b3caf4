/// What is done about what an app leaves behind when its test ends: tasks that run, timers that are set, apps that something
/// retains.
public enum LeakPolicy: Sendable, Hashable {
  /// Nothing.
  case ignore
  /// They are reported once, as a warning that fails nothing; the default.
  case warn
  /// They fail the test.
  case fail

  /// What scopes begin with that are made while this is bound.
  @TaskLocal package static var ofNewScopes = LeakPolicy.warn
}
