@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// What is around a confirmation dialog of an iPad: the popover, and the region that closes it.
@MainActor
struct DialogPopover {
  let frame: Element
  let region: Element
  private let popover: Element

  init(of dialog: DialogNode) {
    frame = dialog.makePart(.other)
    region = dialog.makePart(.other)
    popover = dialog.makePart(.popover)
  }

  /// The element that holds both.
  func element(around dialog: [Element], in tree: ElementTree) -> Element {
    let texts = ElementTexts(identifier: "PopoverDismissRegion", label: "dismiss popup")
    tree.update(region, type: .other, texts: texts, traits: .dismissRegion)
    tree.setChildren(dialog, of: popover)
    tree.setChildren([region, popover], of: frame)
    return frame
  }
}
