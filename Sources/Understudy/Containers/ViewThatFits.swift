@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// The first of several views: no layout runs, so that all of them fit (SEM-388).
public struct ViewThatFits<Content: View> {
  let content: Content
}

extension ViewThatFits: View, EntryView {
  /// - Parameters:
  ///   - axes: The directions in which a view must fit.
  ///   - content: The views, the preferred one first.
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let node = inputs.node(make: { FittingNode($0) }, update: { _ in })
    inputs.visit(below: node, mounting: isMounting) { inner in
      inner.lazyWindow = nil
      Content._makeView(view.content, inputs: &inner)
    }
  }
}

/// Shows the first entry of its list.
package final class FittingNode: ContainerNode {
  package override func collect(_ elements: inout [Element]) { firstEntry?.collect(&elements) }

  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    stalePreferences &= ~bit
    return firstEntry?.preference(key, bit: bit)
  }

  package override func contributes<K: PreferenceKey>(to key: K.Type, bit: UInt64) -> Bool {
    firstEntry?.contributes(to: key, bit: bit) ?? false
  }

  private var firstEntry: Node? {
    var pending = Array(children.reversed())
    while let node = pending.popLast() {
      guard node.isTransparent else { return node }
      pending.append(contentsOf: node.children.reversed())
    }
    return nil
  }
}
