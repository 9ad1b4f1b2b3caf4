/// Places for elements that nothing lays out: a line for each, one below the other.
@MainActor final class NominalFrames {
  private static let lineHeight = 44.0
  private static let margin = 16.0
  private static let spacing = 8.0
  /// Where the first line begins, below the usual status bar.
  private static let top = 47.0
  /// The height of a picker's wheel, as an iPhone has it.
  private static let wheelHeight = 216.0
  private let known: (Element) -> ElementFrame?
  private var frames: [ObjectIdentifier: ElementFrame] = [:]

  init(root: Element, screen: ElementFrame, known: @escaping (Element) -> ElementFrame?) {
    self.known = known
    var y = Self.top
    for window in root.children {
      for child in window.children {
        place(child, x: screen.x + Self.margin, y: &y, width: screen.width - 2 * Self.margin)
      }
    }
  }

  func frame(of element: Element) -> ElementFrame { frames[ObjectIdentifier(element)] ?? .zero }

  /// One step of the placement: an element to enter, or one to close once its children have their places.
  private enum Step {
    case enter(Element)
    case close(Element, top: Double)
  }

  private func place(_ element: Element, x: Double, y: inout Double, width: Double) {
    var steps: [Step] = [.enter(element)]
    while let step = steps.popLast() {
      switch step {
      case .enter(let element):
        if let frame = known(element) {
          placeInside(element, frame)
        } else if element.children.isEmpty || element.traits.contains(.horizontal) || element.type == .switch {
          let height = Self.height(of: element)
          placeInside(element, ElementFrame(x: x, y: y, width: width, height: height))
          y += height + Self.spacing
        } else {
          steps.append(.close(element, top: y))
          for child in element.children.reversed() { steps.append(.enter(child)) }
        }
      case .close(let element, let top):
        frames[ObjectIdentifier(element)] =
          ElementFrame(x: x, y: top, width: width, height: max(0, y - Self.spacing - top))
      }
    }
  }

  /// The height of a line: that of what it holds.
  private static func height(of element: Element) -> Double {
    let isWheel = element.type == .pickerWheel || element.children.contains { $0.type == .pickerWheel }
    return isWheel ? wheelHeight : lineHeight
  }

  /// Gives an element a frame, and those below it that are not laid out an equal share of its width.
  private func placeInside(_ element: Element, _ frame: ElementFrame) {
    var pending = [(element, frame)]
    while let (element, frame) = pending.popLast() {
      frames[ObjectIdentifier(element)] = frame
      for child in element.children { if let place = known(child) { pending.append((child, place)) } }
      ElementFrames.share(frame, of: element, known) { pending.append(($0, $1)) }
    }
  }
}
