/// The frames of the elements of a tree, each computed when it is first asked for.
///
/// What the layout does not place gets an equal share of the frame of the element around it. Where nothing around it is laid
/// out either, as in a tree without a layout, it gets a nominal place: stable and free of overlap.
@MainActor package final class ElementFrames {
  /// The screen of the usual device.
  package static let screen = ElementFrame(x: 0, y: 0, width: 390, height: 844)
  /// The height of a row on a picker's wheel, as an iPhone has it.
  package nonisolated static let wheelRowHeight = 32.0
  private static let switchWidth = 51.0
  private let root: Element
  private let screen: ElementFrame
  private let known: (Element) -> ElementFrame?
  private var frames: [ObjectIdentifier: ElementFrame] = [:]
  /// The places of what nothing lays out, made with the first question for one.
  private lazy var nominal = NominalFrames(root: root, screen: screen, known: known)

  /// - Parameters:
  ///   - root: The application element.
  ///   - screen: What it fills.
  ///   - known: The frame of an element that is laid out; nil for others.
  package init(
    root: Element, screen: ElementFrame = ElementFrames.screen,
    known: @escaping (Element) -> ElementFrame? = { _ in nil }
  ) {
    self.root = root
    self.screen = screen
    self.known = known
  }

  /// The frame of an element; zero for one that is not in the tree.
  package func frame(of element: Element) -> ElementFrame {
    if let frame = foundFrame(of: element) { return frame }
    // The elements on the way to the nearest one with a frame, from the inside out.
    var inside = [element]
    while let outer = inside[inside.count - 1].parent {
      if let frame = foundFrame(of: outer) {
        // What lies directly in a window fills nothing: it is nominal, as is all inside it.
        if outer.parent == nil || outer.parent === root { break }
        share(frame, of: outer, on: inside)
        return foundFrame(of: element) ?? .zero
      }
      inside.append(outer)
    }
    return nominal.frame(of: element)
  }

  /// The frame of an element that needs no other one: a window's, one that is laid out or was asked for before.
  private func foundFrame(of element: Element) -> ElementFrame? {
    if element === root || element.parent === root { return screen }
    if let frame = frames[ObjectIdentifier(element)] { return frame }
    guard let frame = known(element) else { return nil }
    frames[ObjectIdentifier(element)] = frame
    return frame
  }

  /// Gives the elements on the way from a frame inwards their part of it.
  private func share(_ frame: ElementFrame, of outer: Element, on inside: [Element]) {
    var (outer, frame) = (outer, frame)
    for element in inside.reversed() {
      Self.share(frame, of: outer, known) { frames[ObjectIdentifier($0)] = $1 }
      (outer, frame) = (element, frames[ObjectIdentifier(element)] ?? .zero)
    }
  }

  /// Calls `body` with each child of an element that is not laid out, and an equal share of the element's width.
  static func share(
    _ frame: ElementFrame, of element: Element, _ known: (Element) -> ElementFrame?,
    _ body: (Element, ElementFrame) -> Void
  ) {
    let others = element.children.filter { known($0) == nil }
    if element.type == .switch, let knob = element.children.first, others.first === knob {
      // A labelled switch fills its row; what the finger moves is at the right edge.
      let own = min(frame.width, switchWidth)
      return body(knob, ElementFrame(x: frame.x + frame.width - own, y: frame.y, width: own, height: frame.height))
    }
    let width = frame.width / Double(max(1, others.count))
    for (position, child) in others.enumerated() {
      body(
        child, ElementFrame(x: frame.x + Double(position) * width, y: frame.y, width: width, height: frame.height))
    }
  }
}
