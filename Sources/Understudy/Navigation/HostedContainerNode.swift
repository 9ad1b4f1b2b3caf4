@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// The element around a container that the system shows by a controller: a stack, a split view, tabs (F-22).
///
/// What is said of the container, or of something plain around it, is said of this element and goes no further: neither to the
/// bars nor to the pages. Where nothing is said there is no such element.
package final class HostedContainerNode: ElementNode {
  package override func collect(_ elements: inout [Element]) {
    if isWrittenAbout { return super.collect(&elements) }
    for child in children { child.collectInFlow(&elements) }
  }

  package override func makeLayout(contentCount: Int, old: ElementLayout?) -> ElementLayout? {
    old == nil ? ElementLayout(PassThroughRule()) : nil
  }

  package override func collectChildren(_ elements: inout [Element]) {
    if isWrittenAbout { return super.collectChildren(&elements) }
    (parent?.nearest { $0 is ElementNode } as? ElementNode)?.setNeedsChildren()
  }
}

extension _ViewInputs {
  /// Visits a container that the system shows by a controller, in its element.
  mutating func hostedContainer(_ content: @MainActor (inout _ViewInputs) -> Void) {
    element(make: { HostedContainerNode(.other, &$0) }, update: { _ in }, content: content)
  }
}
