import Foundation
import UnderstudyElements
import UnderstudyLayout

/// A container with a way back, which a finger takes by moving in from the leading edge (F-104).
@MainActor
package protocol BackSwiping: Node {
  /// Whether the way back is open to the user now.
  var allowsBackSwipe: Bool { get }

  /// Takes the way back.
  func swipeBack()
}

/// The containers of an app that are left by a swipe from the edge. The system asks them before what lies under the finger.
@MainActor
package final class BackSwipes: HostService {
  /// What a finger that begins at the edge does.
  package enum Outcome {
    /// It leaves the container.
    case back(any BackSwiping)
    /// It moves the page, which goes back to its place.
    case tooShort
  }

  /// How far from the edge a finger may begin, in points.
  private static let edgeWidth: CGFloat = 20
  /// The time for which a finger that is lifted is thought to move on, in seconds.
  private static let projection = 0.2

  private unowned(unsafe) let host: Host
  private var containers: [any BackSwiping] = []

  package init(host: Host) { self.host = host }

  package func add(_ container: any BackSwiping) { containers.append(container) }
  package func remove(_ container: any BackSwiping) { containers.removeAll { $0 === container } }

  /// What a drag does that begins at a place of the screen; nil where it is none from an edge, or there is no way back.
  ///
  /// A page goes if it is moved by more than half of its width, with the way that a fast finger adds.
  package func outcome(of action: ElementAction, from place: CGPoint) -> Outcome? {
    guard case .drag(let dx, let dy, _, let velocity) = action, abs(dx) > abs(dy), host.tree.barrier == nil else {
      return nil
    }
    for container in containers.sorted(by: { $0.depth > $1.depth }) {
      guard container.isEffectivelyVisible, container.allowsBackSwipe, isInFront(container, at: place),
        let layout = host.layoutTree.placed(container), case let frame = layout.frame(),
        frame.minY...frame.maxY ~= place.y
      else { continue }
      let offset = layout.isRightToLeft ? frame.maxX - place.x : place.x - frame.minX
      let distance = layout.isRightToLeft ? -dx : dx
      guard distance > 0, (0...Self.edgeWidth).contains(offset) else { continue }
      let isFar = distance + max(velocity, 0) * Self.projection > Double(frame.width) / 2
      return isFar ? .back(container) : .tooShort
    }
    return nil
  }

  /// Whether nothing is presented over a container at a place.
  private func isInFront(_ container: any BackSwiping, at place: CGPoint) -> Bool {
    for presentation in host.presentations.presented.reversed() where presentation.kind == .cover {
      if container.nearest({ $0 === presentation.node }) != nil { return true }
      let isBeside = host.layoutTree.rootFrame(of: presentation.node)?.contains(place) == false
      guard presentation.showsBackground, isBeside else { return false }
    }
    return true
  }
}
