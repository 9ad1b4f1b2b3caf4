import Foundation
@_spi(Runtime) import UnderstudyCore

/// A canvas and the views that its renderer draws.
struct CanvasSymbols<Symbols: View>: View, EntryView {
  let symbols: Symbols
  let renderer: (inout GraphicsContext, CGSize) -> Void

  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let template = inputs
    let node = inputs.node(make: { CanvasSymbolsNode($0) }, update: { $0.accept(view.symbols) })
    inputs.visit(below: node, mounting: isMounting) { inner in
      inner.lazyWindow = nil
      CanvasRoom._makeView(CanvasRoom(renderer: view.renderer, symbols: node), inputs: &inner)
    }
    if isMounting { node.mount(view.symbols, template) }
  }
}

/// Keeps the views of a canvas, which are neither laid out nor elements where the canvas is.
final class CanvasSymbolsNode: ContainerNode {
  private var scope: ScopeNode?

  fileprivate func mount<Symbols: View>(_ symbols: Symbols, _ template: _ViewInputs) {
    var inputs = template
    inputs.parent = self
    inputs.isMounting = true
    let scope = ScopeNode(inputs, isOutOfFlow: true) { symbols }
    self.scope = scope
    open(scope)
  }

  fileprivate func accept<Symbols: View>(_ symbols: Symbols) { scope?.update { symbols } }

  /// The view with a tag, in the size that it has by itself.
  func symbol(_ id: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
    var pending: [Node] = scope.map { [$0] } ?? []
    while let node = pending.popLast() {
      if let tagged = node as? TagNode, tagged.tag.value == id {
        return GraphicsContext.ResolvedSymbol(node: tagged, size: host.layoutTree.sizeApart(tagged))
      }
      pending.append(contentsOf: node.children.reversed())
    }
    return nil
  }
}
