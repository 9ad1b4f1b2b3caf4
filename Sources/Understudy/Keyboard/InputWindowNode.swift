@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// The window of the software keyboard and the edit menu of the field that has the focus (F-28, F-46).
///
/// It enters the tree when a look-up could find something in it: most tests type, and never look at the keyboard.
package final class InputWindowNode: ElementNode, InputWindow, LateElements {
  private weak var field: TextInputNode?
  private var isShown = false
  private var isAdmitted = false
  private var keyboard = KeyboardState()
  private(set) var menu: EditMenu?

  private lazy var inputView = makePart(.other, ElementTexts(identifier: "inputView"))
  private lazy var keyboardElement = makePart(.keyboard)
  private lazy var menuElement = makePart(.menu)
  /// The elements of keys that were shown, which stay the same when their plane comes back.
  private var elements: [KeyboardKey: Element] = [:]
  private var keys: [ObjectIdentifier: KeyboardKey] = [:]
  private var menuItems: [EditMenu.Item: Element] = [:]

  /// The app's input window, made when a field first has the focus.
  static func of(_ host: Host) -> InputWindowNode {
    if let known = host.focus.inputWindow as? InputWindowNode { return known }
    let made = host.root.addWindow { InputWindowNode(.window, &$0) }
    host.focus.inputWindow = made
    return made
  }

  private var hasKeyboard: Bool { !host.configuration.profile.hardwareKeyboard }

  // MARK: Following the focus

  package func followFocus() {
    let new = reachableField
    var isSame = true
    if new !== field {
      field = new
      menu = nil
      if let new { keyboard = KeyboardState(for: new) }
      isSame = false
    } else if let new, hasKeyboard {
      isSame = !keyboard.follow(new)
    }
    // A field that has gone is not known any more, but what was shown for it is.
    if !isSame || isShown && new == nil { showOther() }
  }

  /// What is shown is another: the keys, the menu, or all of it.
  private func showOther() {
    if isAdmitted { setNeedsChildren() }
    setShown(field != nil && (hasKeyboard || menu != nil))
  }

  /// The field that has the focus, if the user can reach it.
  private var reachableField: TextInputNode? {
    guard let field = host.focus.node as? TextInputNode, field.element.isInTree else { return nil }
    if let barrier = host.tree.barrier, barrier.isInTree, !field.element.isInside(barrier) { return nil }
    return field
  }

  private func setShown(_ new: Bool) {
    guard new != isShown else { return }
    isShown = new
    host.tree.late = new ? self : nil
    guard isAdmitted else { return }
    isAdmitted = false
    host.tree.inputWindow = nil
    host.root.setNeedsChildren()
  }

  // MARK: Elements

  package func mayCarry(_ key: String) -> Bool {
    if menu != nil, EditMenu.titles.contains(key) { return true }
    return hasKeyboard && (key == "inputView" || KeyboardLayout.texts.contains(key))
  }

  package func enter() {
    isAdmitted = true
    host.tree.inputWindow = element
    setNeedsChildren()
    host.root.setNeedsChildren()
    host.refreshElements()
  }

  package override func collect(_ elements: inout [Element]) {
    if isAdmitted { super.collect(&elements) }
  }

  package override var alwaysCollects: Bool { true }

  package override func collectChildren(_ elements: inout [Element]) {
    guard let field, isAdmitted else { return }
    if hasKeyboard { elements.append(keyboardView(for: field)) }
    if let menu {
      host.tree.setChildren(menu.items.map(element(of:)), of: menuElement)
      elements.append(menuElement)
    }
  }

  private func keyboardView(for field: TextInputNode) -> Element {
    let layout = keyboard.layout
    host.tree.setChildren(layout.keys.map(element(of:)), of: keyboardElement)
    let dock = layout.plane == .pad || layout.plane == .padSymbols || field.isSecure ? [] : KeyboardLayout.dock
    host.tree.setChildren(dock.map(element(of:)) + [keyboardElement], of: inputView)
    return inputView
  }

  private func element(of key: KeyboardKey) -> Element {
    let element = known(key)
    if key.effect == .shift {
      let traits: ElementTraits = keyboard.plane == .letters && keyboard.isShifted ? .selected : []
      host.tree.update(element, type: key.type, texts: element.texts, traits: traits)
    }
    return element
  }

  private func known(_ key: KeyboardKey) -> Element {
    if let known = elements[key] { return known }
    let made = makePart(key.type, ElementTexts(identifier: key.identifier, label: key.label))
    elements[key] = made
    keys[ObjectIdentifier(made)] = key
    return made
  }

  private func element(of item: EditMenu.Item) -> Element {
    if let known = menuItems[item] { return known }
    let made = makePart(.menuItem, ElementTexts(label: item.rawValue))
    menuItems[item] = made
    return made
  }

  // MARK: The edit menu

  /// Shows what can be done to the text of the field that has the focus.
  func openMenu() {
    guard let field = host.focus.node as? TextInputNode else { return }
    followFocus()
    setMenu(EditMenu(for: field))
  }

  func closeMenu() {
    if menu != nil { setMenu(nil) }
  }

  private func setMenu(_ new: EditMenu?) {
    menu = new
    showOther()
  }

  // MARK: Touches

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard let field = reachableField else { return nil }
    if let item = menuItems.first(where: { $0.value === element })?.key {
      guard case .tap = action else { return nil }
      closeMenu()
      _ = field.perform(.edit(item.edit), on: field.element)
      if item.keepsMenu { openMenu() }
      return .performed
    }
    guard let key = keys[ObjectIdentifier(element)] else { return nil }
    switch action {
    case .tap(let count, _):
      for number in 0..<count { press(key, isRepeated: number > 0, in: field) }
    case .press(let duration):
      press(key, in: field)
      guard key.effect == .delete else { break }
      // A key that is held acts again after half a second, then ten times a second.
      let more = duration > 0.5 && duration.isFinite ? Int(min((duration - 0.5) * 10, 10_000)) : 0
      for _ in 0..<more where !field.text.isEmpty { press(key, in: field) }
    default: return nil
    }
    return .performed
  }

  private func press(_ key: KeyboardKey, isRepeated: Bool = false, in field: TextInputNode) {
    switch key.effect {
    case .type(let text):
      type(text, into: field)
      keyboard.didType(text)
    case .delete: type("\u{8}", into: field)
    case .submit: type("\n", into: field)
    case .shift: keyboard.pressShift(isRepeated: isRepeated)
    case .show(let plane): keyboard.plane = plane
    case .nothing: return
    }
    setNeedsChildren()
  }

  /// What the keyboard types goes where text from a test goes; a key may have moved the focus before.
  private func type(_ text: String, into field: TextInputNode) {
    let target = host.focus.node as? TextInputNode ?? field
    let keys = host.service(KeyPresses.self)
    keys.areOnScreen = true
    defer { keys.areOnScreen = false }
    _ = target.perform(.type(text), on: target.element)
  }
}

extension TextInputNode: KeyboardUser {
  package var keyboardKind: KeyboardMetrics.Kind {
    KeyboardLayout.firstPlane(of: inputTraits.keyboardType) == .pad ? .numbers : .letters
  }
}

extension InputWindowNode: OverlayElement {
  package func overlayFrames(on screen: ScreenGeometry) -> OverlayFrames { .keyboard(element, on: screen) }
}
