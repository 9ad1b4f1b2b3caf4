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
    guard presentation.kind == .cover else { return }
    let waiting = waiting
    self.waiting = []
    host?.afterUpdate { for body in waiting { body() } }
  }

  /// Ends what is presented from inside a subtree, the topmost first.
  package func endPresentations(inside node: Node) {
    for presentation in presented.reversed() where presentation.node !== node {
      if presentation.node.nearest({ $0 === node }) != nil { presentation.presenterDidGo?() }
    }
  }

  private var waiting: [@MainActor () -> Void] = []

  /// Runs once a sheet or cover has gone: something else waits for its place (SEM-313).
  package func whenCoverEnds(_ body: @escaping @MainActor () -> Void) { waiting.append(body) }

  private func didChange() {
    host?.root.window.presentationsDidChange()
    host?.root.window.layoutDidChange()
  }

  /// The topmost presentation that replaces what lies below it.
  package var topCover: Presentation? { presented.last { $0.kind == .cover } }
}

/// One thing shown over the rest.
@MainActor
package final class Presentation {
  package enum Kind: Sendable {
    /// A sheet or cover: what lies below is not in the tree (reference, section 4).
    case cover
    /// An alert or dialog: what lies below is there but cannot be touched.
    case alert
  }

  package let kind: Kind
  /// What messages call it, such as `sheet`.
  package let name: String
  package unowned(unsafe) let node: Node
  /// What the log records of it.
  let note: PresentationNote
  /// Whether what lies below a cover stays in the tree and can be touched.
  package var showsBackground = false
  /// Whether it fills the screen, as a full screen cover does.
  package var fillsScreen = false
  /// How high a sheet is.
  package var detent = SheetMetrics.Detent.large
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
}
