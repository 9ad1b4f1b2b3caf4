/// A rectangle in points, from the top left of the screen.
package struct ElementFrame: Equatable, Sendable, CustomStringConvertible {
  package var x, y, width, height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package static let zero = ElementFrame(x: 0, y: 0, width: 0, height: 0)

  /// The form of XCUITest's descriptions: one decimal.
  package var description: String { "{{\(decimal(x)), \(decimal(y))}, {\(decimal(width)), \(decimal(height))}}" }

  private func decimal(_ value: Double) -> String {
    guard let tenths = Int(exactly: (value * 10).rounded()) else { return "\(value)" }
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}

/// The frames of all elements of a tree, as they are when it is made.
///
/// What the layout does not place, such as the keys of a keyboard, gets a nominal place inside the frame of the element around
/// it, or below what comes before it: stable and free of overlap.
@MainActor package final class ElementFrames {
  /// The screen of the usual device.
  package static let screen = ElementFrame(x: 0, y: 0, width: 390, height: 844)
  private nonisolated static let lineHeight = 44.0
  private static let margin = 16.0
  private nonisolated static let spacing = 8.0
  /// From one row of a list to the next.
  package nonisolated static let rowPitch = lineHeight
  /// The height of a row on a picker's wheel, and that of the whole wheel, as an iPhone has them.
  package nonisolated static let wheelRowHeight = 32.0
  private static let wheelHeight = 216.0
  private static let switchWidth = 51.0
  private let screen: ElementFrame
  private let known: (Element) -> ElementFrame?
  private var frames: [ObjectIdentifier: ElementFrame] = [:]

  /// - Parameters:
  ///   - root: The application element.
  ///   - screen: What it fills.
  ///   - known: The frame of an element that is laid out; nil for others.
  package init(
    root: Element, screen: ElementFrame = ElementFrames.screen,
    known: @escaping (Element) -> ElementFrame? = { _ in nil }
  ) {
    self.screen = screen
    self.known = known
    frames[ObjectIdentifier(root)] = screen
    var y = 47.0
    for child in root.children {
      place(child, x: 0, y: &y, width: screen.width)
    }
  }

  package func frame(of element: Element) -> ElementFrame { frames[ObjectIdentifier(element)] ?? .zero }

  /// One step of the placement: an element to enter, or one to close once its children have their places.
  private enum Step {
    case enter(Element, x: Double, width: Double)
    case close(Element, x: Double, top: Double, width: Double)
  }

  private func place(_ element: Element, x: Double, y: inout Double, width: Double) {
    frames[ObjectIdentifier(element)] = screen
    var steps: [Step] = element.children.reversed().map {
      .enter($0, x: x + Self.margin, width: width - 2 * Self.margin)
    }
    while let step = steps.popLast() {
      switch step {
      case .enter(let element, let x, let width):
        if let frame = known(element) {
          placeInside(element, frame)
        } else if element.children.isEmpty || element.traits.contains(.horizontal) || element.type == .switch {
          let height = Self.height(of: element)
          placeLine(element, x: x, y: y, width: width, height: height)
          y += height + Self.spacing
        } else {
          steps.append(.close(element, x: x, top: y, width: width))
          for child in element.children.reversed() { steps.append(.enter(child, x: x, width: width)) }
        }
      case .close(let element, let x, let top, let width):
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

  /// Gives an element a line of the screen and shares it out among everything below the element.
  private func placeLine(_ element: Element, x: Double, y: Double, width: Double, height: Double) {
    placeInside(element, ElementFrame(x: x, y: y, width: width, height: height))
  }

  /// Gives an element a frame, and those below it that are not laid out an equal share of its width.
  private func placeInside(_ element: Element, _ frame: ElementFrame) {
    var pending = [(element, frame)]
    while let (element, frame) = pending.popLast() {
      frames[ObjectIdentifier(element)] = frame
      let places = element.children.map(known)
      if element.type == .switch, let knob = element.children.first, places[0] == nil {
        // A labelled switch fills its row; what the finger moves is at the right edge.
        let own = min(frame.width, Self.switchWidth)
        pending.append(
          (knob, ElementFrame(x: frame.x + frame.width - own, y: frame.y, width: own, height: frame.height)))
        continue
      }
      let share = frame.width / Double(max(1, places.count { $0 == nil }))
      var position = 0.0
      for (child, place) in zip(element.children, places) {
        if let place {
          pending.append((child, place))
        } else {
          pending.append(
            (child, ElementFrame(x: frame.x + position * share, y: frame.y, width: share, height: frame.height)))
          position += 1
        }
      }
    }
  }
}
