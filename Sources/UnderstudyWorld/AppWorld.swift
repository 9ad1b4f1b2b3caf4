import UnderstudyCore
import UnderstudyTime

/// The world around an app: what a test answers where the app asks the system, and what the app has passed to the system.
///
/// An answer can be given before the app asks, also before the launch, or while it waits. It is for all launches by the
/// test's handles on the app. A module of another framework, such as `UserNotifications`, adds its own part: a test that imports
/// the module has it.
@preconcurrency @MainActor
public struct AppWorld {
  /// The test's handle on the app.
  package let control: any WorldControl

  package init(_ control: any WorldControl) { self.control = control }
}

/// What the parts of ``AppWorld`` need of the test's handle on an app.
@MainActor package protocol WorldControl {
  var session: ExecutionSession { get }
  /// The running app, or the one that ran last.
  var host: Host? { get }
  /// The answers and records of the runtime itself.
  var outside: OutsideWorld { get }

  /// Lets the app become idle.
  func settle()

  /// Gives the app something to do, in its session, and lets it become idle; recorded as a step of the test.
  ///
  /// - Parameter site: The test's call; nil where it is not known, as in the setter of a property.
  func act(_ title: String, at site: CallSite?, _ body: () -> Void)

  /// Brings the app to the foreground; launches it where it does not run.
  func activate(at site: CallSite)

  /// Fails the test.
  func fail(_ message: String, at site: CallSite)
}

extension AppWorld {
  /// What a part of the system keeps of the app.
  package func part<Part: SystemPart>(_ type: Part.Type) -> Part { control.session.installation.part(type) }
}
