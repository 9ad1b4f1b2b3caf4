import Foundation
import UnderstudyElements
import UnderstudyTime

/// A running app or view: its nodes, its pending changes, and the elements that tests see.
@MainActor
package final class Host: TurnObserver {
  /// How many levels of nodes the runtime carries; deeper trees are reported.
  static let maximumDepth = 12_000

  package let session: ExecutionSession
  let sessionReference: SessionReference
  package let configuration: HostConfiguration
  @exclusivity(unchecked) package private(set) var tree: ElementTree!
  @exclusivity(unchecked) package private(set) var isRunning = true

  // MARK: Update state

  @exclusivity(unchecked) private var batches: [Batch] = []
  @exclusivity(unchecked) private var batchCount = 0
  @exclusivity(unchecked) var dirty = DirtyQueue()
  /// Nodes to update next, the last first: what an update finds below itself, before anything else that waits.
  @exclusivity(unchecked) var cascade: [Node] = []
  @exclusivity(unchecked) private var actions = ActionQueues()
  @exclusivity(unchecked) var insertions: [Node] = []
  @exclusivity(unchecked) var removals: [Removal] = []
  /// Whether something has been removed that is not unmounted yet.
  @exclusivity(unchecked) var hasRemoved = false
  @exclusivity(unchecked) var hidings: [(node: Node, ifStillLeaving: Bool, hide: () -> Void)] = []
  @exclusivity(unchecked) var stalePreferenceKeys: UInt64 = 0
  @exclusivity(unchecked) var preferenceObservers = PreferenceObservers()
  @exclusivity(unchecked) var preferenceBits: [ObjectIdentifier: UInt64] = [:]
  @exclusivity(unchecked) package private(set) var isUpdating = false
  /// The number of the frame: what may happen only so often is counted by it (SEM-150).
  @exclusivity(unchecked) private(set) var frame = 0
  @exclusivity(unchecked) private var serial: UInt32 = 0
  /// Nodes evaluated in the last frame of an update that may never end.
  @exclusivity(unchecked) private var lastEvaluated: [EvaluatingNode] = []
  @exclusivity(unchecked) private var isLoopSuspected = false
  /// Set while an update that would not end is stopped.
  @exclusivity(unchecked) private var isGivingUp = false
  @exclusivity(unchecked) var elementsToRefresh: ContiguousArray<Node> = []
  /// Positions that show the row of another one; there are none in most apps.
  @exclusivity(unchecked) var reflections: [RowReflection] = []
  @exclusivity(unchecked) var readings = Readings()
  @exclusivity(unchecked) private var commitObservers: [CommitObserver] = []

  // MARK: What belongs to the running app

  /// Whether the app's texts are what its code says: the user's language is American English, and there are no translations.
  private(set) lazy var writesPlainTexts = session.perform {
    AppProcess.current?.locale ?? AppProcess.standardLocale == AppProcess.standardLocale && BundleStrings.areEmpty
  }

  @exclusivity(unchecked) package private(set) var root: ApplicationNode!
  package let presentations = PresentationStack()
  @exclusivity(unchecked) var knownLayout: KnownLayout?
  @exclusivity(unchecked) var knownLayoutTree: LayoutTree?
  @exclusivity(unchecked) var revealing = Revealing()
  /// How the device is held and looks; ``setDevice(_:)`` changes it.
  package internal(set) var device: DeviceState
  package let focus = FocusCenter()
  package internal(set) var issues: [RuntimeIssue] = []
  package let events: EventLog
  /// URLs that the app opened, in order (SEM-257).
  package var openedURLs: [URL] { system.openedURLs }
  /// Stands for the operating system where actions of the environment reach it.
  package nonisolated let system = SystemRecord()
  package private(set) lazy var standardDefaults = defaults(for: AppDefaults.named(""))
  /// What `@SceneStorage` keeps: it begins empty at each launch (SEM-092).
  package private(set) lazy var sceneStorage = DefaultsStore(host: self, defaults: nil)
  var services = HostServices()
  private var endings: [@MainActor () -> Void] = []
  private var defaultsStores: [ObjectIdentifier: DefaultsStore] = [:]
  @exclusivity(unchecked) private var afterUpdate: [@MainActor () -> Void] = []

  init(session: ExecutionSession, configuration: HostConfiguration, name: String) {
    self.session = session
    sessionReference = SessionReference(session)
    self.configuration = configuration
    device = configuration.device.on(configuration)
    events = EventLog(session: session)
    root = ApplicationNode(name: name, host: self)
    tree = ElementTree(root: root.element)
    tree.now = { [events] in events.now }
    root.makeWindow()
    focus.host = self
    presentations.host = self
    session.addTurnObserver(self)
    if !configuration.isOfSystem { RuntimeLog.add(self) }
    _ = PropertyRecorder.isAtWork
  }

  deinit { sessionReference.clear() }

  func nextSerial() -> UInt32 {
    serial &+= 1
    return serial
  }

  // MARK: Settling

  /// Runs the session's jobs and the updates that follow, until both are quiet.
  package func settle() {
    guard isRunning, hasPendingChanges || session.hasQueuedWork else { return }
    session.perform {
      if hasPendingChanges { flush() }
      session.drain()
      if hasPendingChanges { flush() }
    }
  }

  /// Makes the session commit what is pending when the caller has gone on.
  package func settleInNextTurn() {
    if hasPendingChanges { setNeedsUpdate() }
  }

  /// A job of the session has ended: what it changed is committed before the next one runs (SEM-103, SEM-105).
  package func turnDidEnd() {
    if isRunning { events.recordTime() }
    guard isRunning, hasPendingChanges, !isUpdating else { return }
    session.perform { flush() }
  }

  var hasPendingChanges: Bool {
    !batches.isEmpty || !dirty.isEmpty || !cascade.isEmpty || !actions.isEmpty || !insertions.isEmpty
      || !removals.isEmpty
      || !hidings.isEmpty || !afterUpdate.isEmpty
  }

  /// Runs frames until nothing is pending. A loop that feeds itself is given up and reported (SEM-153).
  private func flush() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var frames = 0
    while hasPendingChanges {
      frame += 1
      frames += 1
      isLoopSuspected = frames == configuration.maximumFrames
      guard frames <= configuration.maximumFrames else {
        reportRunawayLoop(frames)
        break
      }
      var rounds = 0
      while hasPendingChanges, rounds < ProgressLimits.rounds {  // SEM-152
        rounds += 1
        updateOnce()
      }
    }
    commit()
  }

  /// Applies one batch, updates what it made dirty, and runs the actions that follow from it.
  private func updateOnce() {
    if !batches.isEmpty {
      let batch = batches.removeFirst()
      for cell in batch.cells { cell.apply(batch: batch.number) }
      for node in batch.nodes where !node.flags.contains(.isUnmounted) { node.markDirty() }
      for change in batch.changes { change() }
    }
    updateViews()
    runLifecycle()
    checkPreferences()
    let work = afterUpdate
    afterUpdate = []
    for body in work { body() }
    runActions()
    hasRemoved = !removals.isEmpty
  }

  /// Whether views are brought up to date: code of the app that runs then without an evaluation compares values.
  @exclusivity(unchecked) package private(set) static var isUpdatingViews = false

  /// Runs code of the app that makes views, outside of the nodes that wait for their update.
  package func updatingViews<Value>(_ body: () -> Value) -> Value {
    let outer = Self.isUpdatingViews
    Self.isUpdatingViews = true
    defer { Self.isUpdatingViews = outer }
    return body()
  }

  /// Updates the nodes that wait, and then those that depend on where the others are laid out.
  func updateViews() {
    updateDirtyNodes()
    if let knownLayoutTree { knownLayoutTree.notifyListeners { updateDirtyNodes(isLaidOut: true) } }
  }

  /// - Parameter isLaidOut: Whether the layout may have seen new nodes before their content was made.
  private func updateDirtyNodes(isLaidOut: Bool = false) {
    let outer = Self.isUpdatingViews
    Self.isUpdatingViews = true
    defer { Self.isUpdatingViews = outer }
    while true {
      while let node = cascade.popLast() {
        guard node.flags.contains(.isDirty), !node.flags.contains(.isUnmounted) else { continue }
        // What was taken out of the tree in this update waits for its end, and must not see what its parent has changed.
        if hasRemoved, node.nearest({ $0.flags.contains(.isRemoved) }) != nil { continue }
        node.flags.remove(.isDirty)
        let mark = cascade.count
        let mustRaise = isLaidOut && !node.flags.contains(.isMounted)
        node.update()
        if mustRaise { node.layoutDidChange() }
        if cascade.count > mark + 1 { cascade[mark...].reverse() }
      }
      guard let node = dirty.popFirst() else { return }
      cascade.append(node)
    }
  }

  private func runActions() {
    if isGivingUp { actions.removeAll(but: .unmount) }
    while let action = actions.next() { action() }
  }

  private func commit() {
    for observer in commitObservers where observer.isActive { observer.body() }
    commitObservers.removeAll { !$0.isActive }
  }

  // MARK: Changes

  /// The batch that takes writes under a transaction: the last one, if it may be shared (SEM-100, SEM-101).
  func batch(for transaction: UpdateTransaction) -> Batch {
    if let last = batches.last, last.transaction.mayShareBatch(with: transaction) { return last }
    batchCount += 1
    let batch = Batch(number: batchCount, transaction: transaction)
    batches.append(batch)
    for completion in transaction.completions { completion.hasChanges = true }
    if let duration = transaction.animation?.totalDuration {
      animationsEnd = max(animationsEnd, session.now + duration)
    }
    return batch
  }

  /// When the animations of the changes so far are over, in the session's time; endless ones are left out (SEM-136).
  @exclusivity(unchecked) package var animationsEnd = Duration.zero
  /// Whether any element has had a sort priority: most apps give none, and then no children are looked through for one.
  @exclusivity(unchecked) var usesSortPriorities = false

  /// Marks a node for the batch of the current transaction: an object or observed property is about to change.
  package func invalidate(_ node: Node) {
    let batch = batch(for: .current)
    if batch.nodes.last !== node { batch.nodes.append(node) }
    setNeedsUpdate()
  }

  /// Runs a change as part of the batch of the current transaction.
  package func enqueueChange(_ body: @escaping () -> Void) {
    batch(for: .current).changes.append(body)
    setNeedsUpdate()
  }

  /// Something waits. Inside the session the turn's end takes care of it; a write from elsewhere gets a turn of its own.
  func setNeedsUpdate() {
    guard !isUpdating, !isScheduled, Caller.app == nil else { return }
    isScheduled = true
    session.enqueue { [weak self] in self?.isScheduled = false }
  }
  @exclusivity(unchecked) private var isScheduled = false

  /// Set once a node exists that acts before or beside others; until then actions take the short way.
  @exclusivity(unchecked) package var hasInterceptors = false

  /// Set once a modifier exists by which a view may lie over others, or is not touched; until then the structure says where
  /// that may be.
  @exclusivity(unchecked) package var mayCover = false
  /// Set once a container exists in which views may overlap: until then no touch needs the layout.
  @exclusivity(unchecked) package var hasLayers = false
  /// Set once a view does not give way to the keyboard.
  @exclusivity(unchecked) package var hasViewsBehindKeyboard = false

  func addDirty(_ node: Node) { dirty.insert(node) }

  /// Runs work when the nodes are up to date, before the actions of the update.
  package func afterUpdate(_ body: @escaping @MainActor () -> Void) { afterUpdate.append(body) }

  package func enqueue(_ kind: ActionKind, _ body: @escaping () -> Void) { actions.append(kind, body) }

  /// Logs that a body runs.
  ///
  /// - Parameters:
  ///   - type: The view, modifier, scene or app.
  ///   - node: Its node.
  ///   - plan: That of the type.
  func willRunBody(of type: Any.Type, at node: EvaluatingNode, _ plan: FieldPlan) {
    willEvaluate(node)
    if plan.isOfApp { events.record(.body(type, node.changes)) }
  }

  func willEvaluate(_ node: EvaluatingNode) {
    if isLoopSuspected, lastEvaluated.count < 64 { lastEvaluated.append(node) }
  }

  private func reportRunawayLoop(_ frames: Int) {
    var names: [String] = []
    for name in lastEvaluated.compactMap(\.viewName) where !names.contains(name) { names.append(name) }
    lastEvaluated = []
    isLoopSuspected = false
    becomeIdle()
    report(
      .runawayLoop,
      "The update did not finish after \(frames - 1) frames: each change caused another. Views evaluated in the last"
        + " frame: \(names.isEmpty ? "none" : names.joined(separator: ", ")). Look for state that is changed by what its own"
        + " change triggers (onChange, onAppear, onGeometryChange, a preference, a body with side effects).\(lastChanges())",
      at: nil, failsTest: true)
  }

  /// The last changes of values in the log, for a message; empty where there are none.
  private func lastChanges() -> String {
    var changes: [EventRecord] = []
    for record in events.records.suffix(1_000).reversed() where changes.count < 3 {
      if case .change = record { changes.append(record) }
    }
    // Made afterwards: what describes a value can be code of the app, which may add to the log.
    let lines = changes.reversed().map(EventWording.line)
    return lines.isEmpty ? "" : " Last changes: \(lines.joined(separator: "; "))."
  }

  /// Ends an update that would continue for ever, so that the app can be used afterwards: what was written lands and shows,
  /// actions that could write again are dropped.
  private func becomeIdle() {
    isGivingUp = true
    var rounds = 0
    while hasPendingChanges, rounds < ProgressLimits.rounds {
      rounds += 1
      updateOnce()
    }
    isGivingUp = false
    // Only bodies that change what they read are left: their objects have changed, their views are not asked again.
    for batch in batches { batch.nodes = [] }
    while !batches.isEmpty { updateOnce() }
  }

  // MARK: Code of the app

  /// How many pieces of the app's code run now, one inside the other.
  @exclusivity(unchecked) private var codeDepth = 0
  /// Nodes that have left the tree while code runs that one of them may have called: they stay until it returns (F-48).
  @exclusivity(unchecked) private var departed: ContiguousArray<Node> = []

  @inline(__always)
  func beginCode() { codeDepth += 1 }

  @inline(__always)
  func endCode() {
    codeDepth -= 1
    if codeDepth == 0, !departed.isEmpty { departed = [] }
  }

  /// Keeps nodes that are unmounted, where what called the running code may be among them.
  func keepWhileCodeRuns(_ nodes: ContiguousArray<Node>) {
    if codeDepth > 0 { departed.append(contentsOf: nodes) }
  }

  // MARK: Life

  /// Ends the app: what is visible disappears, tasks are cancelled, the tree is empty (SEM-171).
  package func terminate() {
    guard isRunning else { return }
    session.perform {
      isUpdating = true
      root.forEachLifecycleNode { markDisappeared($0) }
      runActions()
      isUpdating = false
      // What goes now goes with the app.
      tree.now = nil
      root.window.removeContent()
      updateOnce()
      refreshElements()
    }
    isRunning = false
    session.removeTurnObserver(self)
    RuntimeLog.remove(self)
    commit()
    for ending in endings { ending() }
    endings = []
  }

  /// Runs work when the app has ended.
  package func atEnd(_ body: @escaping @MainActor () -> Void) { endings.append(body) }

  package func addCommitObserver(_ body: @escaping @MainActor () -> Void) -> CommitToken {
    let observer = CommitObserver(body)
    commitObservers.append(observer)
    return CommitToken(observer)
  }

  package func defaults(for store: UserDefaults) -> DefaultsStore {
    if let kept = defaultsStores[ObjectIdentifier(store)] { return kept }
    let made = DefaultsStore(host: self, defaults: store)
    defaultsStores[ObjectIdentifier(store)] = made
    return made
  }
}
