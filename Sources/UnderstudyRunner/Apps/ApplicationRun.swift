import UnderstudyCore
import UnderstudyElements
import UnderstudyTime

/// The running app behind its handles, and what its queries share.
@MainActor package final class ApplicationRun {
  package let session: ExecutionSession
  @exclusivity(unchecked) package private(set) var host: Host?
  /// The log of the running app, or of the one that ran last.
  @exclusivity(unchecked) package private(set) var events: EventLog?
  /// What the test answers in the system's place, in all launches.
  package let world = OutsideWorld()
  @exclusivity(unchecked) package private(set) var lastConfiguration: HostConfiguration?
  /// The app that was launched last.
  package private(set) var lastBlueprint: AppBlueprint?
  /// Which app of the system it is; nil for one of the test.
  @exclusivity(unchecked) package private(set) var system: (any DeviceApplication.Type)?
  package var isOfSystem: Bool { system != nil }
  /// The latest actions without effect; later failures name them.
  @exclusivity(unchecked) package private(set) var ignoredActions: [IgnoredAction] = []
  /// The call that the test made last: where a failure of the app itself is reported.
  @exclusivity(unchecked) package var site: CallSite? {
    didSet { if let site { session.noteCall(file: site.file, line: site.line) } }
  }
  /// A waiting test reads after every turn: reading must not let anything run then.
  @exclusivity(unchecked) package var isWaiting = false
  /// Whether an interruption monitor is at work.
  @exclusivity(unchecked) package var isInterrupted = false
  /// What the test has waited for, or touched, in front of everything else: it interrupts nothing.
  @exclusivity(unchecked) package weak var expectedBarrier: Element?
  @exclusivity(unchecked) var unchangedLooks = UnchangedLooks()
  private weak var scope: TestScope?
  /// What it was made in; nil once that is gone.
  package var ownScope: TestScope? { scope }
  package let record: TestRun
  private var loggedIssues: Set<RuntimeIssue> = []
  private var launchObservers: [WeakLaunchObserver] = []
  @exclusivity(unchecked) package var readingDepth = 0
  /// The number of the launch, which no other app has: handles keep what they found across tests.
  @exclusivity(unchecked) private var launchNumber = 0
  private static var launchCount = 0
  @exclusivity(unchecked) package var callCount = 0

  package init(in scope: TestScope) {
    session = scope.session
    self.scope = scope
    record = scope.record
    session.addReportSection { [weak self] in
      let lines = self?.lastEventLines(includingIgnored: true) ?? []
      return lines.isEmpty ? nil : FailureWording.lastEvents(lines)
    }
    session.onGivingUp = { [weak self] text, calls in
      let frame = ThreadFrames(resumptions: calls).ofTest
      FailureReporter.report(
        WatchdogWording.givingUp(text, at: frame), at: frame?.place ?? self?.site?.location,
        of: self?.record)
    }
    scope.atEnd { [weak self] in self?.end() }
    scope.addRun(self)
  }

  // Not isolated: in the job that makes the first session of a process the main actor's executor is exchanged, so that
  // such a deinitializer would be put off there, and the end of the scope would find the app alive.
  deinit {
    let (session, host, record) = (session, host, record)
    guard MainThread.isCurrent else {
      Task { @MainActor in Self.end(session, host, record) }
      return
    }
    assumeMain { Self.end(session, host, record) }
  }

  // MARK: - Life

  /// Launches an app of the system.
  package func launch(_ system: any DeviceApplication.Type, on device: any DeviceControl) {
    self.system = system
    record.usesSystemApplications = true
    var configuration = HostConfiguration()
    configuration.isOfSystem = true
    launch(system.blueprint(on: device), configuration)
  }

  package func launch(_ blueprint: AppBlueprint, _ configuration: HostConfiguration) {
    end()
    Self.launchCount += 1
    launchNumber = Self.launchCount
    ignoredActions = []
    record.reads?.clear()
    loggedIssues = []
    lastConfiguration = configuration
    lastBlueprint = blueprint
    if !isOfSystem {
      session.appProcess = AppProcess(
        arguments: configuration.launchArguments, environment: configuration.launchEnvironment,
        locale: configuration.profile.locale, module: blueprint.module)
    }
    var configuration = configuration
    configuration.onIssue = { [weak self] in self?.take($0) }
    configuration.isOfRunningTest = { [weak scope] in scope?.isOfRunningTest ?? false }
    configuration.world = world
    world.activities = []
    if let scope { configuration.device = scope.record.device }
    session.perform {
      let host = blueprint.launch(in: session, configuration: configuration)
      self.host = host
      scope?.noteLaunch(host)
      events = host.events
      for entry in launchObservers { entry.observer?.applicationDidLaunch(host) }
      host.settle()
    }
  }

  /// Reports each later launch to an observer.
  package func addLaunchObserver(_ observer: any LaunchObserver) {
    launchObservers.removeAll { $0.observer == nil }
    launchObservers.append(WeakLaunchObserver(observer: observer))
  }

  /// Fails the test if the issue asks for it; else writes it to the log, the first time that it comes.
  private func take(_ issue: RuntimeIssue) {
    if issue.failsTest {
      FailureReporter.fail(issue.message, at: site)
    } else if issue.kind == .changedBodyProperties || loggedIssues.insert(issue).inserted {
      RuntimeLog.write(issue, in: session)
    }
  }

  /// Ends the app where it runs; with the last one of its session, what it has begun ends, too.
  package func end() {
    guard host != nil else { return }
    Self.end(session, host, record)
    host = nil
    if scope?.running.isEmpty ?? true { session.endLaunch() }
  }

  private static func end(_ session: ExecutionSession, _ host: Host?, _ record: TestRun) {
    guard let host else { return }
    record.addToReport(host)
    session.perform { host.terminate() }
  }

  // MARK: - Reading

  /// Whether a query is being answered.
  @inlinable package var isReading: Bool { readingDepth > 0 }

  /// Lets the app become idle and reads its tree; nil if it does not run.
  ///
  /// - Parameter lettingAnimationsEnd: Whether the app is seen as XCUITest does, which waits for it to be idle.
  @inlinable
  package func read<Value>(at site: CallSite?, lettingAnimationsEnd: Bool = true, _ body: (ElementTree) -> Value)
    -> Value?
  {
    guard let host, host.isRunning else { return nil }
    // A predicate's block may ask again: nothing may change under the query that is being answered.
    guard readingDepth == 0 else { return body(host.tree) }
    return session.perform {
      self.site = site
      if !isWaiting, !Probe.isActive {
        host.settle()
        if lettingAnimationsEnd { letAnimationsEnd(host) }
      }
      host.refreshElements()
      callCount &+= 1
      readingDepth += 1
      defer { readingDepth -= 1 }
      return body(host.tree)
    }
  }

  /// Reads after a turn. The read must not run jobs, so that no state between two turns is missed.
  @inlinable
  package func looking<Value>(_ body: () -> Value) -> Value {
    let outer = isWaiting
    isWaiting = true
    defer { isWaiting = outer }
    return body()
  }

  /// Moves the clock to the end of the animations that are under way and have one, and of those that follow from them,
  /// but by a minute at most (SEM-136). Where the test moves the clock, nothing happens.
  package func letAnimationsEnd(_ host: Host) {
    guard host.animationsEnd > .zero, !session.isClockManual else { return }
    let limit = session.now + ProgressLimits.standstill
    while true {
      let (now, end) = (session.now, min(host.animationsEnd, limit))
      guard now < end, host.isRunning else { break }
      session.sleep(for: end - now)
      host.settle()
    }
    if host.animationsEnd <= session.now { host.animationsEnd = .zero }
  }

  /// The state that a result is valid for.
  package func stamp(_ tree: ElementTree, isStable: Bool) -> TreeStamp {
    TreeStamp(launch: launchNumber, version: tree.version, call: isStable ? 0 : callCount)
  }

  /// Frames for the tree as it is now; empty where the app does not run.
  package var layout: ElementFrames { host?.layout ?? ElementFrames(root: Element(type: .application)) }

  /// What was last done to the app and where it led: the lines of the log that say where a test is.
  ///
  /// - Parameter includingIgnored: Whether actions without effect are among them.
  package func lastEventLines(includingIgnored: Bool) -> [String] {
    guard let events else { return [] }
    var last: [EventRecord] = []
    for record in events.records.reversed() {
      if last.count == FailureWording.eventLimit { break }
      switch record {
      case .ignored where !includingIgnored: break
      case .action, .ignored, .pushed, .popped, .presented, .dismissed: last.append(record)
      default: break
      }
    }
    // Made afterwards: what describes a value can be code of the app, which may add to the log.
    return last.reversed().map(EventWording.line)
  }

  // MARK: - Actions without effect

  package func noteIgnored(_ action: IgnoredAction) {
    host?.events.record(.ignored(FailureWording.ignored(action)))
    ignoredActions.append(action)
    if ignoredActions.count > 3 { ignoredActions.removeFirst() }
  }
}
