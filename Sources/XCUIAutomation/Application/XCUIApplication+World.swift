import UnderstudyCore
import UnderstudyTime

extension XCUIApplication {
  /// What the test decides of the world around the app.
  public final var world: AppWorld { AppWorld(WorldControlOfApplication(application: self)) }
}

/// A handle on an app as the parts of its world use it.
private struct WorldControlOfApplication: WorldControl {
  let application: XCUIApplication

  var session: ExecutionSession { application.session }
  var host: UnderstudyCore.Host? { application.host }
  var outside: OutsideWorld { application.run.world }

  func settle() { application.settle(at: nil) }

  func act(_ title: String, at site: CallSite?, _ body: () -> Void) {
    application.step(.action, title, at: site ?? application.run.site) {
      application.session.perform { body() }
      application.settle(at: site)
    }
  }

  func activate(at site: CallSite) { application.activate(fileID: site.fileID, file: site.file, line: site.line) }

  func fail(_ message: String, at site: CallSite) { AutomationFailure(message: message).report(at: site) }
}
