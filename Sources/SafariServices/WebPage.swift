import SwiftUI
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// The place of a page, which is empty.
struct WebPage: View, LeafView {
  func makeNode(_ inputs: inout _ViewInputs) -> WebPageNode { WebPageNode(.webView, &inputs) }
  func update(_ node: WebPageNode) {}
}

final class WebPageNode: ElementNode {
  /// A page takes the room that it is offered.
  override func makeLayout(contentCount: Int, old: ElementLayout?) -> ElementLayout? {
    old == nil ? ElementLayout(ResizableLeaf(CGSize(width: 1, height: 1))) : nil
  }
}
