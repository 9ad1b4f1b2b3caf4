import Foundation
import UnderstudyCore

/// Remembers what takes the user's changes back, and does it. Foundation has none on Linux. Source: Apple's page "UndoManager".
///
/// What is registered in one turn of the app's code is one group, unless ``groupsByEvent`` is off. As on a device it is for one thread at a
/// time.
open class UndoManager: NSObject, @unchecked Sendable {
  /// Those that are open, the outermost first.
  private var open: [UndoGroup] = []
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  private var disabledCount = 0
  /// Whether the outermost group is of the turn, and ends with it.
  private var isOfTurn = false

  public override init() { super.init() }

  // MARK: - Registering

  /// Remembers how a change is taken back. While the manager undoes, that becomes what is done again.
  ///
  /// - Parameters:
  ///   - target: The object that the handler gets. It is not retained: without it the handler does not run.
  ///   - handler: Takes the change back.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) { register(target) { [weak target] in if let target { handler(target) } } }

  /// Remembers a method that takes a change back.
  ///
  /// - Parameters:
  ///   - target: The object that has the method. It is not retained: without it nothing is called.
  ///   - selector: The method.
  ///   - anObject: What the method gets.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let object = target as AnyObject
    register(object) { [weak object] in if let object { selector.perform(on: object, with: [anObject]) } }
  }

  private func register(_ target: AnyObject, _ action: @escaping () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      guard groupsByEvent else { return fail("registerUndo is invoked outside of a group, and groupsByEvent is off") }
      beginTurn()
    }
    if !isUndoing, !isRedoing { redoStack = [] }
    open[open.count - 1].steps.append(.action(UndoAction(target: target, run: action)))
  }

  private func beginTurn() {
    isOfTurn = true
    begin()
    DispatchQueue.main.async { [weak self] in self?.endTurn() }
  }

  private func begin() {
    post(.NSUndoManagerCheckpoint)
    open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func endTurn() {
    guard isOfTurn, groupingLevel == 1 else { return }
    endUndoGrouping()
  }

  private func fail(_ text: String) { RuntimeLog.fail(.framework, "UndoManager: \(text).") }

  /// Has nothing registered until ``enableUndoRegistration()`` was called as often as this.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Takes a call of ``disableUndoRegistration()`` back. Without one it fails the test, as it stops the app on a device.
  open func enableUndoRegistration() {
    guard disabledCount > 0 else {
      return fail("enableUndoRegistration is invoked with no matching disableUndoRegistration")
    }
    disabledCount -= 1
  }
  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  // MARK: - Groups

  /// Whether what is registered in one turn of the app's code becomes one group by itself.
  open var groupsByEvent = true
  /// How many groups are kept; the oldest go. 0 keeps all.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  /// The run loop's modes in which a turn ends a group. Kept, without effect.
  open var runLoopModes: [RunLoop.Mode] = [.default]
  /// How many groups are open.
  open var groupingLevel: Int { open.count }

  /// Begins a group, which may be inside of another one: with ``groupsByEvent``, inside of that of the turn.
  open func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent { beginTurn() }
    begin()
  }

  /// Ends a group. Without one it fails the test, as it stops the app on a device.
  open func endUndoGrouping() {
    guard !open.isEmpty else { return fail("endUndoGrouping is called with no matching begin") }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = open.removeLast()
    if open.isEmpty { isOfTurn = false }
    if !group.steps.isEmpty {
      if open.isEmpty {
        if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
        trim()
      } else {
        open[open.count - 1].take(group)
      }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
    redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
  }

  // MARK: - Undoing

  /// Whether there is something to undo.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.steps.isEmpty } }
  /// Whether there is something to do again.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// Whether the manager undoes.
  open private(set) var isUndoing = false
  /// Whether the manager does again what was undone.
  open private(set) var isRedoing = false

  /// Takes the last group back, which ends with it if it is of the turn. Inside of further groups it fails the test, as it stops the app
  /// on a device.
  open func undo() {
    endTurn()
    guard groupingLevel <= 1 else { return fail("undo is called with too many nested undo groups") }
    if groupingLevel == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Takes the last group back that has ended.
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard let group = open.isEmpty ? undoStack.popLast() : open[open.count - 1].popGroup() else { return }
    let outer = open
    open = []
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    open = outer
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does again what was undone last.
  open func redo() {
    endTurn()
    post(.NSUndoManagerCheckpoint)
    guard open.isEmpty, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Runs the actions, the last one first; what they register becomes one group of the same name.
  private func perform(_ group: UndoGroup) {
    open = [UndoGroup(name: group.name, isDiscardable: group.isDiscardable)]
    group.run()
    while !open.isEmpty { endUndoGrouping() }
  }

  // MARK: - Removal

  /// Forgets everything, and allows registrations again.
  open func removeAllActions() {
    (open, undoStack, redoStack, disabledCount, isOfTurn) = ([], [], [], 0, false)
  }

  /// Forgets what has an object as its target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func without(_ groups: [UndoGroup]) -> [UndoGroup] { groups.map { $0.without(object) } }
    open = without(open)
    undoStack = without(undoStack).filter { !$0.steps.isEmpty }
    redoStack = without(redoStack).filter { !$0.steps.isEmpty }
  }

  // MARK: - Names

  /// Names what the user has done, for a menu.
  open func setActionName(_ actionName: String) { change { $0.name = actionName } }
  /// Says whether the change is of no matter, such as a selection.
  open func setActionIsDiscardable(_ discardable: Bool) { change { $0.isDiscardable = discardable } }

  /// Changes the group of the turn, which begins if no group is open.
  private func change(_ body: (inout UndoGroup) -> Void) {
    if open.isEmpty, groupsByEvent { beginTurn() }
    if !open.isEmpty { return body(&open[0]) }
    if !undoStack.isEmpty { body(&undoStack[undoStack.count - 1]) }
  }

  /// What is undone next.
  private var last: UndoGroup? { open.first.flatMap { $0.steps.isEmpty ? nil : $0 } ?? undoStack.last }

  /// The name of what can be undone; empty without one.
  open var undoActionName: String { last?.name ?? "" }
  /// The name of what can be done again; empty without one.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// Whether what can be undone is of no matter.
  open var undoActionIsDiscardable: Bool { last?.isDiscardable ?? false }
  /// Whether what can be done again is of no matter.
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  /// The title of a menu's item, such as "Undo Delete".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu's item, such as "Redo Delete".
  open var redoMenuItemTitle: String { redoMenuTitle(forRedoActionName: redoActionName) }
  /// The title of a menu's item for a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of a menu's item for a name.
  open func redoMenuTitle(forRedoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension Notification.Name {
  /// A manager opens or ends a group, or looks whether there is something to do.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// A manager has opened a group.
  public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
  /// A manager is about to end a group.
  public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
  /// A manager has ended a group.
  public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
  /// A manager is about to undo.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// A manager has undone something.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// A manager is about to do something again.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// A manager has done something again.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
