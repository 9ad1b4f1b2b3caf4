@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import XCUIAutomation

/// A part of a running app that is looked at: a view with all that it shows, or one element.
@MainActor struct InspectionSubject {
  enum Root {
    case node(Node)
    case element(Element)
  }

  let root: Root
  let host: UnderstudyCore.Host
  /// Kept, so that the app runs as long as somebody looks at it.
  private let application: XCUIApplication?

  init(_ root: Root, host: UnderstudyCore.Host, application: XCUIApplication?) {
    (self.root, self.host, self.application) = (root, host, application)
  }

  /// Another part of the same app.
  func part(_ root: Root) -> InspectionSubject { InspectionSubject(root, host: host, application: application) }

  /// What messages call it.
  var name: String {
    switch root {
    case .node(let node): node.viewName ?? host.tree.root.label
    case .element(let element): element.texts.messageName(element.type)
    }
  }

  // MARK: - Looking

  /// Brings the app to rest, and sees that the part is still there.
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

  /// The elements of the part in the order of the tree; an element itself counts.
  func elements() throws(InspectionError) -> [Element] {
    try settle()
    var result: [Element] = []
    for top in tops {
      result.append(top)
      top.forEachDescendant { element in
        result.append(element)
        return true
      }
    }
    return result
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

  /// The node to look for views from.
  var node: Node? {
    switch root {
    case .node(let node): node
    case .element(let element): element.source as? Node
    }
  }

  // MARK: - Acting

  /// Does to the part what a user would do to it, and lets the app come to rest.
  func perform(_ action: ElementAction, _ verb: String) throws(InspectionError) {
    let element = try element()
    let name = element.texts.messageName(element.type)
    guard element.isEnabled else { throw .unresponsiveControl(name: name, reason: "it is disabled") }
    switch host.perform(action, on: element, from: host.beginAction(verb, on: element)) {
    case .performed: break
    case .disabled: throw .unresponsiveControl(name: name, reason: "it is disabled")
    case .unhandled: throw .unresponsiveControl(name: name, reason: "nothing acts on a \(verb) here")
    case .refused(let reason): throw .unresponsiveControl(name: name, reason: reason)
    }
  }
}
