import Foundation

/// What the user sets or presses in UIKit. It performs actions, and methods of targets.
@preconcurrency @MainActor open class UIControl: UIView {
  /// Whether the control can be used, true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { elementsDidChange() } }
  }
  /// Whether the control is selected, false by default.
  open var isSelected = false {
    didSet { if isSelected != oldValue { elementsDidChange() } }
  }
  /// Whether a finger is on the control: never where it is read.
  open var isHighlighted = false
  /// Where the content is from top to bottom. Kept, without effect.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Where the content is from left to right. Kept, without effect.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  private var actions: [(action: UIAction, events: Event)] = []
  private var targetActions: [(action: TargetAction, events: Event)] = []

  /// How the control is, as a combination of its properties.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Fails, as there are no archives of views here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control with an action for its main purpose.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: - Actions

  /// Makes the control perform an action at some events; one with the same identifier goes.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Makes the control perform an action no more at some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Makes the control perform the action of an identifier no more at some events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions = actions.compactMap { entry in
      guard entry.action.identifier == actionIdentifier else { return entry }
      let events = entry.events.subtracting(controlEvents)
      return events.isEmpty ? nil : (entry.action, events)
    }
  }

  /// Performs the actions of some events, and the methods of targets.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
    for entry in targetActions where entry.action.isAlive && !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action.action, to: entry.action.target, for: nil)
    }
  }

  // A control of the app's own is used by its touches. Those that SwiftUI shows are used as SwiftUI's.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { sendTouch(.touchDown) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    sendTouch(isTouchInside(touches) ? .touchDragInside : .touchDragOutside)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    sendTouch(isTouchInside(touches) ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { sendTouch(.touchCancel) }

  private func sendTouch(_ event: Event) {
    if isEnabled, hosted == nil { sendActions(for: event) }
  }

  private func isTouchInside(_ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first, let root = shownRoot, let whole = shownBy?.frame(ofRoot: root) else { return true }
    return root.arrangement(in: whole)[ObjectIdentifier(self)]?.contains(touch.place) ?? true
  }

  /// Performs an action with the control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  // MARK: - Targets

  /// Calls a method at some events. A pair of target and method is called once, for all events that it was added for.
  ///
  /// - Parameters:
  ///   - target: The object that has the method, which is not retained; nil for the first one that has it along the responders.
  ///   - action: The method, which gets the control and an event if it has parameters for them.
  ///   - controlEvents: When it is called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let known = targetActions.firstIndex { $0.action.isSame(as: target, action) }
    if let known {
      targetActions[known].events.formUnion(controlEvents)
    } else {
      targetActions.append((TargetAction(target, action), controlEvents))
    }
  }

  /// Calls methods no more at some events.
  ///
  /// - Parameters:
  ///   - target: The object that has them; nil for any.
  ///   - action: The method; nil for any.
  ///   - controlEvents: When they are not called any more.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targetActions = targetActions.compactMap { entry in
      guard entry.action.isMeant(target, action) else { return entry }
      let events = entry.events.subtracting(controlEvents)
      return events.isEmpty ? nil : (entry.action, events)
    }
  }

  /// The objects whose methods the control calls.
  open var allTargets: Set<AnyHashable> {
    Set(targetActions.compactMap { $0.action.target as? NSObject })
  }

  /// The names of the methods that an object is called by at some events; nil if there is none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = targetActions.filter { $0.action.isMeant(target, nil) && !$0.events.isDisjoint(with: controlEvent) }
      .map(\.action.action.description)
    return names.isEmpty ? nil : names
  }

  /// Calls a method with the control as its sender. ``sendActions(for:)`` calls this for each one.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target, action).send(from: self, along: self)
  }

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt
    /// Makes a combination of events of bits that were stored.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touches the control again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger leaves the screen inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger leaves the screen outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system ends a touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changes the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user does what the control is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A button is about to show its menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field gets the keyboard.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changes a text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field loses the keyboard.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return ends the editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Any touch.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Anything that happens to a text.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Anything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is at the moment.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt
    /// Makes a combination of states of bits that were stored.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None of the other states: no bit.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The user cannot use the control.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected, such as the segment that is chosen.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// Where content is from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  /// Where content is from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
}
