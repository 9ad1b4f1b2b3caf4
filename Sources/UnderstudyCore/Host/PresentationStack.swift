import UnderstudyElements
import UnderstudyLayout

/// What is shown over the root: sheets, covers, alerts, dialogs, in the order in which they came.
@MainActor
package final class PresentationStack {
  weak var host: Host?
  @exclusivity(unchecked) package private(set) var presented: [Presentation] = []

  package func push(_ presentation: Presentation) {
    presented.append(presentation)
    host?.events.record(.presented(presentation.note))
    didChange()
  }

  package func remove(_ presentation: Presentation) {
    guard presented.contains(where: { $0 === presentation }) else { return }
    presented.removeAll { $0 === presentation }
    host?.events.record(.dismissed(presentation.note))
    didChange()
    leavingCount += 1
    host?.enqueue(.unmount) { [self] in
      leavingCount -= 1
      placesMayBeFree()
    }
  }

  /// Ends what is presented from inside a subtree, the topmost first.
  package func endPresentations(inside node: Node) {
    for presentation in presented.reversed() where presentation.node !== node {
      if presentation.node.nearest({ $0 === node }) != nil { presentation.presenterDidGo?() }
    }
  }

  // MARK: Places

  private var waiting: [@MainActor () -> Void] = []
  /// What has gone in this update, until its content has disappeared and the app is notified (F-115).
  private var leavingCount = 0
  /// What comes at the end of this update: its content is asked first what it becomes.
  private var announced: [ObjectIdentifier] = []

  /// Whether something may be presented from a node: nothing else is shown but what the node itself lies in.
  package func mayPresent(from node: Node) -> Bool {
    leavingCount == 0 && announced.isEmpty && presentation(beside: node) == nil
  }

  /// What is in the way of something that a node presents.
  package func presentation(beside node: Node) -> Presentation? { presented.last { !$0.holds(node) } }

  /// Runs once something has gone: something else waits for its place (SEM-313).
  package func whenPlaceIsFree(_ body: @escaping @MainActor () -> Void) { waiting.append(body) }

  /// Keeps the place for something that is pushed at the end of the update.
  package func announce(_ node: Node) { announced.append(ObjectIdentifier(node)) }

  /// What was announced is pushed now, or never.
  package func endAnnouncement(of node: Node) {
    guard let place = announced.firstIndex(of: ObjectIdentifier(node)) else { return }
    announced.remove(at: place)
    host?.enqueue(.unmount) { [self] in placesMayBeFree() }
  }

  private func placesMayBeFree() {
    guard leavingCount == 0, announced.isEmpty, !waiting.isEmpty else { return }
    let waiting = waiting
    self.waiting = []
    for body in waiting { body() }
  }

  private func didChange() {
    host?.root.window.presentationsDidChange()
    host?.root.window.layoutDidChange()
  }

  /// Whether a sheet shows an element, directly or by what is presented from the sheet.
  package func isInSheet(_ element: Element) -> Bool {
    guard let node = element.source as? Node else { return false }
    return presented.contains { $0.kind == .cover && !$0.fillsScreen && $0.holds(node) }
  }

  /// The topmost presentation that replaces what lies below it.
  package var topCover: Presentation? { presented.last { $0.kind == .cover } }
}

/// One thing shown over the rest.
@MainActor
package final class Presentation {
  package enum Kind: Sendable {
    /// A sheet or cover: what lies below is not in the tree.
    case cover
    /// An alert or dialog: what lies below is there but cannot be touched.
    case alert
  }

  package let kind: Kind
  /// What messages call it, such as `sheet`.
  package let name: String
  package unowned(unsafe) let node: Node
  /// Where its content lies, if that is not below the node.
  package weak var content: Node?
  /// What the log records of it.
  let note: PresentationNote
  /// Whether what lies below a cover stays in the tree and can be touched.
  package var showsBackground = false
  /// Whether it fills the screen, as a full screen cover does.
  package var fillsScreen = false
  /// How high a sheet is.
  package var detent = SheetMetrics.Detent.large
  /// What a finger beside it does; nil for what stays, such as an alert, or has an element around it that closes it (F-106).
  package var touchBeside: (@MainActor () -> ElementActionOutcome)?
  /// Called when what presents it goes, before that is notified itself (SEM-315).
  package var presenterDidGo: (() -> Void)?

  /// Describes a presentation; in the log its presenter is the nearest view around the node.
  ///
  /// - Parameters:
  ///   - kind: What becomes of the content below.
  ///   - name: What messages call it.
  ///   - node: The node whose elements are shown.
  package init(_ kind: Kind, name: String, node: Node) {
    self.kind = kind
    self.name = name
    self.node = node
    note = PresentationNote(name: name, presenter: (node.parent ?? node).nearestViewType)
  }

  /// Whether a node lies in what is presented.
  func holds(_ other: Node) -> Bool { other.nearest { $0 === node || $0 === content } != nil }
}
