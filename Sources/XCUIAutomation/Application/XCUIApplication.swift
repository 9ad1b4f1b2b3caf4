import Foundation
import UnderstudyCore
import UnderstudyElements
import UnderstudyTime

/// The app under test, run inside the test's own process.
///
/// `XCUIApplication()` is the app that the test bundle links, the same one however many handles there are and whenever
/// they were made (F-40); other initializers take an `App` type or a view. Each launch builds the app from scratch; what
/// it keeps in globals and statics stays.
/// Source: Apple's page "XCUIApplication".
open class XCUIApplication: XCUIElement {
  /// Where the app comes from.
  enum Origin {
    /// The app that the test bundle of this module links.
    case linked(testModule: String)
    case blueprint(AppBlueprint)
    /// An app of Apple's: some of the system's are there.
    case other(bundleIdentifier: String)
  }

  /// Whether an app runs, and how. Source: Apple's page "XCUIApplication.State".
  public enum State: UInt, Sendable {
    /// Whether the app runs cannot be found out.
    case unknown = 0
    /// The app was not launched, or has ended.
    case notRunning = 1
    /// The app is in the background and gets no time; here it always gets some.
    case runningBackgroundSuspended = 2
    /// The app is in the background.
    case runningBackground = 3
    /// The app is on the screen.
    case runningForeground = 4
  }

  /// The arguments that the app finds at its next launch, in `CommandLine`, `ProcessInfo` and the argument domain of
  /// `UserDefaults`.
  public final var launchArguments: [String] = []
  /// The environment variables that the app finds at its next launch.
  public final var launchEnvironment: [String: String] = [:]
  /// The device that the next launch plays: its system, the size of its screen, and how many rows are in view.
  public final var profile = Profile()
  /// Whether a tap that meets a disabled control fails the test. As on a device it does nothing otherwise (SEM-340).
  @exclusivity(unchecked) public final var strictDisabledTaps = false

  final let origin: Origin
  private final let target: ApplicationTarget

  convenience init(origin: Origin) {
    self.init(origin: origin, target: MainThread.wait { ApplicationTarget(origin) })
  }

  init(origin: Origin, target: ApplicationTarget) {
    self.origin = origin
    self.target = target
    super.init(query: nil, selection: .application, site: nil)
  }

  package final var run: ApplicationRun { target.run }

  /// Ends what the test started; in an XCTest test it is one for all applications.
  final var scope: TestScope { target.scope }

  package final var session: ExecutionSession { run.session }

  package final var host: UnderstudyCore.Host? { run.host }

  override final var application: XCUIApplication { self }

  /// The app's name in messages and descriptions.
  final var name: String { host.map(\.tree.root.label) ?? run.lastBlueprint?.name ?? Self.name(of: origin) }

  private static func name(of origin: Origin) -> String {
    switch origin {
    case .linked(let module): module
    case .blueprint(let blueprint): blueprint.name
    case .other(let identifier): identifier
    }
  }

  // MARK: - Running

  /// Starts the app from scratch and lets it become idle; ends it first if it runs.
  ///
  /// Fails the test if the app under test cannot be determined.
  public final func launch(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    var configuration = HostConfiguration()
    configuration.launchArguments = launchArguments
    configuration.launchEnvironment = launchEnvironment
    configuration.profile = profile
    start(configuration, verb: .launch, at: CallSite(fileID, file, line))
  }

  /// Brings the app to the foreground, or starts it with what its last launch had.
  public final func activate(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    let site = CallSite(fileID, file, line)
    MainThread.wait {
      if let host, host.isRunning {
        run.site = site
        return step(.activate, at: site) {
          host.enterForeground()
          SystemApplications.didComeToFront(run)
        }
      }
      start(run.lastConfiguration ?? HostConfiguration(), verb: .activate, at: site)
    }
  }

  /// Ends the app: what is on the screen disappears and its tasks are cancelled.
  public final func terminate(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    let site = CallSite(fileID, file, line)
    step(.action, "Terminate \(name)", at: site) {
      run.site = site
      run.end()
    }
  }

  /// Gives the app a URL from outside, for its `onOpenURL(perform:)`; brings it to the foreground or starts it first.
  ///
  /// Source: Apple's page "open(_:)" of XCUIApplication.
  public final func open(
    _ url: URL, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    activate(fileID: fileID, file: file, line: line)
    step(.action, "Open \(url)", at: CallSite(fileID, file, line)) {
      if let host, host.isRunning { host.receive(url) }
    }
  }

  /// Whether the app runs now, and whether the user sees it.
  public final var state: State {
    MainThread.wait {
      let isRunning = host?.isRunning == true
      let state: State =
        isRunning ? host?.isInBackground == true ? .runningBackground : .runningForeground : .notRunning
      Probe.note(.element(self), .property("state", state), in: run)
      return state
    }
  }

  /// Launches an app of the test's own as it is made, or at its first use where that was before the tests.
  final func launchAtOnce(_ fileID: StaticString, _ file: StaticString, _ line: UInt) {
    guard target.isOpen else { return launch(fileID: fileID, file: file, line: line) }
    target.firstLaunch = { [unowned self] in launch(fileID: fileID, file: file, line: line) }
  }

  private final func start(_ configuration: HostConfiguration, verb: ActionVerb, at site: CallSite) {
    target.firstLaunch = nil
    guard MainThread.isCurrent else { return MainThread.wait { start(configuration, verb: verb, at: site) } }
    guard !FailureReporter.shouldSkip else { return }
    run.site = site
    let blueprint: AppBlueprint
    switch origin {
    case .blueprint(let known): blueprint = known
    case .other(let identifier):
      guard let system = SystemApplications.application(identifier) else {
        return AutomationFailure.otherApplication(verb, identifier: identifier).report(at: site)
      }
      return step(.action, "\(verb.title) \(system.name)", at: site) {
        if system.isAlwaysRunning {
          run.host?.enterForeground()
        } else {
          run.launch(system, on: SystemApplications.of(scope))
        }
        SystemApplications.didComeToFront(run)
      }
    case .linked(let module):
      switch LinkedApplications.choose(forHandleIn: module) {
      case .success(let chosen): blueprint = chosen
      case .failure(let problem): return AutomationFailure.noApplication(verb, problem).report(at: site)
      }
    }
    step(.action, "\(verb.title) \(blueprint.name)", at: site) {
      run.launch(blueprint, configuration)
      SystemApplications.didComeToFront(run)
    }
    FailureReporter.endTestIfPending()
  }
}
