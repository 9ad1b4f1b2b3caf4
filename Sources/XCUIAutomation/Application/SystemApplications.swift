import Foundation
import UnderstudyCore

/// What the apps of the system do to others in the tests of a scope (F-144).
///
/// An app that acts on another does so when its own action has ended, as on a device, where the other app is notified later.
@MainActor final class SystemApplications: DeviceControl {
  private weak var scope: TestScope?
  private var pending: [@MainActor () -> Void] = []

  private init(_ scope: TestScope) { self.scope = scope }

  static func of(_ scope: TestScope) -> SystemApplications {
    scope.object(for: "system applications") { SystemApplications(scope) }
  }

  // MARK: - Which there are

  /// The apps of the system by their bundle identifiers; none where no view is linked.
  private static let known: [String: any DeviceApplication.Type] = {
    let types = LinkedTypes.conforming(to: (any DeviceApplication).self)
      .compactMap { $0 as? any DeviceApplication.Type }
    return Dictionary(types.map { ($0.bundleIdentifier, $0) }) { first, _ in first }
  }()

  static func application(_ bundleIdentifier: String) -> (any DeviceApplication.Type)? { known[bundleIdentifier] }

  /// The identifier of the app that shows the questions of the system.
  static var homeScreen: String? { known.first { $0.value.isAlwaysRunning }?.key }

  // MARK: - Foreground

  /// Sends to the background what was in front of an app of the system, or what of the system was in front of the app.
  static func didComeToFront(_ run: ApplicationRun) {
    let test = TestRun.current
    guard test.usesSystemApplications || test.suite?.usesSystemApplications == true else { return }
    for other in all where other !== run && (run.isOfSystem || other.isOfSystem) { other.host?.enterBackground() }
  }

  /// The home button: nothing is in front of the home screen.
  static func goHome() {
    for run in all where run.system?.isAlwaysRunning != true { run.host?.enterBackground() }
    for run in all where run.system?.isAlwaysRunning == true { run.host?.enterForeground() }
  }

  /// The home screen is behind an app that is in front when it is first asked for.
  static func didMakeHomeScreen(_ run: ApplicationRun) {
    let isBehind = all.contains { $0 !== run && $0.host?.isInBackground == false }
    if isBehind { run.host?.enterBackground() }
  }

  private static var all: [ApplicationRun] { scopes.flatMap(\.allRunning) }

  private static var scopes: [TestScope] {
    let test = TestRun.current
    return (test.suite?.scopes ?? []) + test.scopes
  }

  // MARK: - DeviceControl

  var icons: [DeviceIcon] {
    let others = Self.known.values.filter { !$0.isAlwaysRunning }.sorted { $0.name < $1.name }
      .map { DeviceIcon(name: $0.name, identifier: $0.bundleIdentifier) }
    guard let app = appBlueprint else { return others }
    return [DeviceIcon(name: app.module ?? app.name, identifier: app.name)] + others
  }

  func open(_ icon: DeviceIcon) {
    pending.append { [unowned self] in
      if let system = Self.known[icon.identifier] { openSystem(system) } else { openApp() }
    }
  }

  func actions(of icon: DeviceIcon) -> [HomeAction] {
    Self.known[icon.identifier] == nil ? appRun.map { HomeActions.all(of: $0.session) } ?? [] : []
  }

  func choose(_ action: HomeAction) {
    pending.append { [unowned self] in
      guard let run = appRun, run.host?.isRunning != true else { return openApp()?.receive(.homeAction(action)) ?? () }
      let launch = run.session.installation.part(LaunchRequest.self)
      launch.set(.homeAction(action))
      let host = openApp()
      // An app without scenes has left it.
      if let request = launch.take() { host?.receive(request) }
    }
  }

  func openInApp(_ url: URL) {
    pending.append { [unowned self] in openApp()?.receive(url) }
  }

  var questions: SystemQuestions {
    (appRun?.session ?? scope?.session).map { $0.installation.part(SystemQuestions.self) } ?? .current
  }

  var isDark: Bool {
    get { TestRun.current.device.isDark }
    set { pending.append { TestRun.current.device.isDark = newValue } }
  }

  /// Does what an app of the system has asked for.
  func finishAction() {
    while !pending.isEmpty { pending.removeFirst()() }
  }

  // MARK: - The app of the test

  /// The app of the test, the newest where there are several, even if it has ended.
  private var appRun: ApplicationRun? {
    let scopes = Self.scopes
    return scopes.flatMap(\.running).last ?? scopes.compactMap(\.lastOfTest).last
  }

  private var appBlueprint: AppBlueprint? {
    if let blueprint = appRun?.lastBlueprint { return blueprint }
    return try? LinkedApplications.choose(forHandleIn: "").get()
  }

  @discardableResult
  private func openApp() -> UnderstudyCore.Host? {
    guard let scope, let blueprint = appBlueprint else { return nil }
    let run = appRun ?? scope.object(for: ApplicationTarget.keyOfTarget) { ApplicationRun(in: scope) }
    if let host = run.host, host.isRunning {
      host.enterForeground()
    } else {
      run.launch(blueprint, run.lastConfiguration ?? HostConfiguration())
    }
    Self.didComeToFront(run)
    return run.host
  }

  private func openSystem(_ system: any DeviceApplication.Type) {
    guard let scope else { return }
    let run = scope.object(for: ApplicationTarget.key(ofSystem: system.bundleIdentifier)) { ApplicationRun(in: scope) }
    if let host = run.host, host.isRunning { host.enterForeground() } else { run.launch(system, on: self) }
    Self.didComeToFront(run)
  }
}
