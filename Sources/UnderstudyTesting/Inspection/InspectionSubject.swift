@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import XCUIAutomation

/// A part of a running app that is looked at: a view with all that it shows, or one element.
@MainActor struct InspectionSubject {
  enum Root {
    case node(Node)
    case element(Element)
  }

  /// What a text is asked for.
  enum Words {
    case own
    /// What assistive technology reads.
    case label
  }

  let root: Root
  private(set) var words = Words.own
  let host: UnderstudyCore.Host
  /// What messages call a part that has no name of its own.
  private let title: String?
  /// Kept, so that the app runs as long as the inspection exists.
  private let application: XCUIApplication?
  /// Whether what an action changes is seen when it returns, as in an app that is launched for the inspection.
  ///
  /// A view that other code has mounted gets its action called, as by code of the app: the update comes with the next
  /// look, or the app's next turn, so that who awaits it then misses none.
  private let settlesActions: Bool

  init(
    _ root: Root, host: UnderstudyCore.Host, application: XCUIApplication?, settlesActions: Bool, title: String? = nil
  ) {
    (self.root, self.host, self.application, self.title) = (root, host, application, title)
    self.settlesActions = settlesActions
  }

  /// Another part of the same app.
  ///
  /// - Parameter title: What messages call it, where it has no name of its own.
  func part(_ root: Root, title: String? = nil) -> InspectionSubject {
    InspectionSubject(root, host: host, application: application, settlesActions: settlesActions, title: title)
  }

  /// This part, of which other words are read then.
  func reading(_ words: Words) -> InspectionSubject {
    var subject = self
    subject.words = words
    return subject
  }

  /// What messages call it.
  var name: String {
    switch root {
    case .node(let node): title ?? node.viewName ?? host.tree.root.label
    case .element(let element): element.texts.messageName(element.type)
    }
  }

  // MARK: - Looking

  /// Lets the app become idle, and checks that the part is still there.
  func settle() throws(InspectionError) {
    host.settle()
    host.refreshElements()
    let isThere =
      switch root {
      case .node(let node): host.isRunning && node.isMounted
      case .element(let element): host.isRunning && element.source != nil
      }
    guard isThere else { throw .notMounted(view: name) }
  }

  /// The elements of the part in the order of the tree, and then those of what it presents; its root is included.
  func elements() throws(InspectionError) -> [Element] {
    try settle()
    return elements(below: tops + presentations.flatMap(\.node.shownElements))
  }

  private func elements(below tops: [Element]) -> [Element] {
    var result: [Element] = []
    for top in tops {
      result.append(top)
      top.forEachDescendant { element in
        if !isPartOfButton(element) { result.append(element) }
        return true
      }
    }
    return result
  }

  /// Whether the element is a text that a button shows of itself: no view of its own stands behind it.
  private func isPartOfButton(_ element: Element) -> Bool {
    guard element.type == .staticText, let node = element.source as? ElementNode else { return false }
    return node.element !== element && node.element.type == .button
  }

  /// How deep closed content is looked for inside closed content: pages may lead to each other without an end.
  private static let closedLevels = 4

  /// Looks for something in what the part shows, and where it is not there in what is closed: the items of menus, the
  /// content of groups, other tabs, the pages of links, toolbars (F-108).
  ///
  /// - Parameter body: Throws where it is not among the elements. Views are looked for below the part's node.
  func search<Found>(_ body: ([Element]) throws -> Found) throws -> Found {
    let shown = try elements()
    do { return try body(shown) } catch {
      var closed = node?.openClosedContent() ?? []
      for _ in 0..<Self.closedLevels where !closed.isEmpty {
        try settle()
        if let found = try? body(elements(below: closed.flatMap(\.closedElements))) { return found }
        closed = closed.flatMap { $0.children.flatMap { $0.openClosedContent() } }
      }
      throw error
    }
  }

  private var tops: [Element] {
    switch root {
    case .node(let node): node.shownElements
    case .element(let element): [element]
    }
  }

  /// The one element that the part is or shows.
  func element() throws(InspectionError) -> Element {
    try settle()
    guard let element = tops.first else { throw .notFound("element", in: name, there: []) }
    return element
  }

  /// The node of the one element, where it is of a type; a part of a control has none.
  func control<Control>() throws(InspectionError) -> Control? { control(of: try element()) }

  func control<Control>(of element: Element) -> Control? {
    let element = element.reflected
    guard let node = element.source as? ElementNode, node.element === element else { return nil }
    return node as? Control
  }

  /// The node to look for views from.
  var node: Node? {
    switch root {
    case .node(let node): node
    case .element(let element): element.source as? Node
    }
  }

  /// What is presented from inside the part, in the order in which it came.
  var presentations: [Presentation] {
    guard case .node(let node) = root else { return [] }
    return host.presentations.presented.filter { presentation in
      presentation.node !== node && presentation.node.nearest { $0 === node } != nil
    }
  }

  /// What is presented from inside the part, or by a modifier that is written on it.
  func presentationsHere() throws(InspectionError) -> [Presentation] {
    try settle()
    let inside = presentations
    guard inside.isEmpty, let node else { return inside }
    return host.presentations.presented.filter { presentation in
      guard let presenter = presentation.node.parent else { return false }
      return node.isModified(by: presenter)
    }
  }

  // MARK: - Acting

  /// Does to the part what a user would do to it.
  func perform(_ action: ElementAction, as verb: ActionVerb) throws(InspectionError) {
    try act(verb) { element, origin in
      host.perform(
        action, on: knob(of: element), hasFinger: false, from: origin, settles: settlesActions)
    }
  }

  /// What turns a toggle, or the one that an element combines with its label; any other element itself.
  private func knob(of element: Element) -> Element {
    guard element.type == .switch else { return element }
    if let toggle: any InspectableToggle = control(of: element) { return toggle.knob }
    var pending = [element.source as? Node].compactMap(\.self)
    while let node = pending.popLast() {
      if let toggle = node as? any InspectableToggle { return toggle.knob }
      pending += node.children.reversed()
    }
    return element
  }

  /// Does something to the part's element, where it is not disabled.
  func act(
    _ verb: ActionVerb, _ body: (Element, EventOrigin) -> ElementActionOutcome
  ) throws(InspectionError) {
    let element = try element()
    let name = element.texts.messageName(element.type)
    guard element.isEnabled else { throw .unresponsiveControl(name: name, reason: "it is disabled") }
    let origin = host.recordAction(verb, on: element.texts.messageText, element.type)
    let outcome = body(element, origin)
    finishAction()
    switch outcome {
    case .performed: break
    case .disabled: throw .unresponsiveControl(name: name, reason: "it is disabled")
    case .unhandled: throw .unresponsiveControl(name: name, reason: "nothing acts on a \(verb.rawValue) here")
    case .refused(let reason): throw .unresponsiveControl(name: name, reason: reason)
    }
  }

  /// Runs code of the app for a reason.
  func run<Result>(as origin: EventOrigin, _ body: () -> Result) -> Result {
    let result = host.run(as: origin, body)
    finishAction()
    return result
  }

  private func finishAction() {
    if settlesActions { host.settle() } else { host.settleInNextTurn() }
  }
}
