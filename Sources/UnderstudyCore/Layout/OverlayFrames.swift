import Foundation
import UnderstudyElements
import UnderstudyLayout

/// The frames of what the system shows over an app: alerts, confirmation dialogs, menus and the keyboard.
///
/// They follow from the elements alone. What the app's views among them say of their own layout does not apply there.
@MainActor
package struct OverlayFrames {
  private var frames: [ObjectIdentifier: CGRect] = [:]
  private let screen: ScreenGeometry

  /// The frame of an element of the overlay on the screen; nil for one that is not part of it.
  package func frame(of element: Element) -> CGRect? { frames[ObjectIdentifier(element)] }

  private mutating func place(_ element: Element, _ frame: CGRect) { frames[ObjectIdentifier(element)] = frame }

  /// Places an element and all inside it.
  private mutating func fill(_ element: Element, _ frame: CGRect) {
    place(element, frame)
    for child in element.children { fill(child, frame) }
  }

  private init(_ screen: ScreenGeometry) { self.screen = screen }

  private func text(_ text: String, _ style: TextStyle, width: CGFloat) -> CGSize {
    var measurement = TextMeasurement(text, font: LayoutFont(style), displayScale: screen.displayScale)
    return measurement.measure(width: width).size
  }

  /// What an alert or dialog consists of, in order.
  private struct Parts {
    var texts: [Element] = []
    var fields: [Element] = []
    var buttons: [Element] = []
    /// What is around the others.
    var boxes: [Element] = []
  }

  private static func parts(of root: Element) -> Parts {
    var parts = Parts()
    var pending: [Element] = Array(root.children.reversed())
    while let element = pending.popLast() {
      switch element.type {
      case .staticText: parts.texts.append(element)
      case .textField, .secureTextField: parts.fields.append(element)
      case .button, .link: parts.buttons.append(element)
      default:
        parts.boxes.append(element)
        pending.append(contentsOf: element.children.reversed())
      }
    }
    return parts
  }
}

// MARK: - Alerts and dialogs

extension OverlayFrames {
  /// An alert in the middle of the screen: the first text is the title if the alert has one, the others are its message
  /// (LAY-211).
  package static func alert(_ alert: Element, on screen: ScreenGeometry) -> OverlayFrames {
    var result = OverlayFrames(screen)
    let parts = parts(of: alert)
    let (texts, fields, buttons, boxes) = (parts.texts, parts.fields, parts.buttons, parts.boxes)
    let hasTitle = texts.first.map { $0.texts.label == alert.texts.label } ?? false
    let width = AlertMetrics.textWidth
    let title = hasTitle ? result.text(alert.texts.label, AlertMetrics.titleStyle, width: width).height : 0
    let messages = texts.dropFirst(hasTitle ? 1 : 0)
    let heights = messages.map { result.text($0.texts.label, AlertMetrics.messageStyle, width: width).height }
    let message = heights.isEmpty ? nil : heights.reduce(0, +)
    let frames = AlertMetrics.parts(
      on: screen.size, title: title, message: message, textFields: fields.count, buttons: buttons.count)
    result.place(alert, frames.frame)
    for box in boxes { result.place(box, frames.frame) }
    if hasTitle, let first = texts.first { result.place(first, frames.title) }
    var y = frames.message?.minY ?? 0
    for (element, height) in zip(messages, heights) {
      result.place(element, CGRect(x: frames.title.minX, y: y, width: width, height: height))
      y += height
    }
    for (element, frame) in zip(fields, frames.textFields) { result.fill(element, frame) }
    for (element, frame) in zip(buttons, frames.buttons) { result.fill(element, frame) }
    return result
  }

  /// A confirmation dialog at the bottom of the screen (LAY-212).
  ///
  /// - Parameter cancel: The button that is kept apart; nil where there is none.
  package static func dialog(_ dialog: Element, cancel: Element?, on screen: ScreenGeometry) -> OverlayFrames {
    var result = OverlayFrames(screen)
    let parts = parts(of: dialog)
    let (texts, buttons, boxes) = (parts.texts, parts.buttons, parts.boxes)
    let width = AlertMetrics.textWidth
    let heights = texts.map { result.text($0.texts.label, AlertMetrics.messageStyle, width: width).height }
    let gaps = AlertMetrics.messageGap * CGFloat(max(heights.count - 1, 0))
    let header = heights.isEmpty ? nil : heights.reduce(0, +) + gaps + 2 * headerInset
    let actions = buttons.filter { $0 !== cancel }
    let frames = DialogMetrics.parts(
      on: screen, actions: actions.count, header: header, hasCancel: actions.count < buttons.count)
    result.place(dialog, frames.frame)
    for box in boxes { result.place(box, frames.frame) }
    var y = frames.frame.minY + headerInset
    for (element, height) in zip(texts, heights) {
      result.place(element, CGRect(x: (screen.size.width - width) / 2, y: y, width: width, height: height))
      y += height + AlertMetrics.messageGap
    }
    for (element, frame) in zip(actions, frames.actions) { result.fill(element, frame) }
    if let cancel, let frame = frames.cancel { result.fill(cancel, frame) }
    return result
  }

  /// A confirmation dialog in a popover, without a button that cancels.
  ///
  /// - Parameters:
  ///   - frame: The element that holds the region around, and the popover with the dialog.
  ///   - source: The frame of what presents the dialog.
  package static func dialogPopover(_ frame: Element, source: CGRect, on screen: ScreenGeometry) -> OverlayFrames {
    var result = OverlayFrames(screen)
    result.place(frame, screen.bounds)
    if let region = frame.children.first { result.place(region, screen.bounds) }
    guard let popover = frame.children.last else { return result }
    let parts = parts(of: popover)
    let width = AlertMetrics.textWidth
    let heights = parts.texts.map { result.text($0.texts.label, AlertMetrics.messageStyle, width: width).height }
    let texts = heights.reduce(0, +) + AlertMetrics.messageGap * CGFloat(max(heights.count - 1, 0))
    let header = heights.isEmpty ? 0 : texts + 2 * headerInset
    let size = CGSize(
      width: DialogMetrics.popoverWidth, height: header + CGFloat(parts.buttons.count) * DialogMetrics.rowHeight)
    let area = PopoverMetrics.frame(content: size, source: source, on: screen)
    result.place(popover, area)
    for box in parts.boxes { result.place(box, area) }
    var y = area.minY + headerInset
    for (element, height) in zip(parts.texts, heights) {
      result.place(element, CGRect(x: area.midX - width / 2, y: y, width: width, height: height))
      y += height + AlertMetrics.messageGap
    }
    for (place, button) in parts.buttons.enumerated() {
      let top = area.minY + header + CGFloat(place) * DialogMetrics.rowHeight
      result.fill(button, CGRect(x: area.minX, y: top, width: area.width, height: DialogMetrics.rowHeight))
    }
    return result
  }

  /// Above and below the texts of a dialog, in points.
  private static let headerInset: CGFloat = 14
}

// MARK: - Menus

extension OverlayFrames {
  /// An open menu beside what it was opened from, and the region around it, which is all of the screen (LAY-212).
  ///
  /// - Parameters:
  ///   - menu: The element that holds the region, what is shown beside the list, and the list.
  ///   - source: The frame of what opened the menu, where its preview stays.
  package static func menu(_ menu: Element, source: CGRect, on screen: ScreenGeometry) -> OverlayFrames {
    var result = OverlayFrames(screen)
    result.place(menu, screen.bounds)
    if let region = menu.children.first { result.place(region, screen.bounds) }
    for child in menu.children.dropFirst() {
      guard child.type == .collectionView else {
        result.fill(child, source)
        continue
      }
      let sections = [child.children.count]
      let frame = MenuMetrics.frame(sections: sections, source: source, on: screen)
      result.place(child, frame)
      for (place, item) in child.children.enumerated() {
        let row = MenuMetrics.row(place, ofSection: 0, sections: sections)
        result.fill(item, row.offsetBy(dx: frame.minX, dy: frame.minY))
      }
    }
    return result
  }
}

extension OverlayFrames {
  /// A popover around content that is laid out by itself, and the region around it, which is all of the screen.
  ///
  /// - Parameters:
  ///   - popover: The element that holds the region and the frame of the content.
  ///   - frame: Where the content is.
  package static func popover(_ popover: Element, frame: CGRect, on screen: ScreenGeometry) -> OverlayFrames {
    var result = OverlayFrames(screen)
    result.place(popover, screen.bounds)
    for (place, child) in popover.children.enumerated() {
      result.place(child, place == 0 ? screen.bounds : frame)
    }
    return result
  }
}

// MARK: - The keyboard

extension OverlayFrames {
  /// The window of the keyboard (LAY-207). A menu of the window is above the keyboard.
  ///
  /// - Parameter window: The window's element.
  package static func keyboard(_ window: Element, on screen: ScreenGeometry) -> OverlayFrames {
    var result = OverlayFrames(screen)
    result.place(window, screen.bounds)
    var top = screen.size.height
    for child in window.children where child.type != .menu {
      let keyboard = child.children.first { $0.type == .keyboard }
      let keys = keyboard?.children ?? []
      let isPad = keys.contains { $0.texts.identifier == "Delete" }
      let metrics = KeyboardMetrics(screen, kind: isPad ? .numbers : .letters)
      top = metrics.frame.minY
      result.place(child, metrics.frame)
      if let keyboard { result.place(keyboard, metrics.keys) }
      result.placeDock(child.children.filter { $0.type != .keyboard }, metrics)
      if isPad { result.placePad(keys, in: metrics.keys) } else { result.placeLetters(keys, metrics) }
    }
    for menu in window.children where menu.type == .menu { result.placeEditMenu(menu, above: top) }
    return result
  }

  /// The buttons below the keys, at both sides.
  private mutating func placeDock(_ buttons: [Element], _ metrics: KeyboardMetrics) {
    let height = metrics.frame.maxY - metrics.keys.maxY
    for (place, button) in buttons.enumerated() {
      let x = place == 0 ? metrics.frame.minX : metrics.frame.maxX - height
      self.place(button, CGRect(x: x, y: metrics.keys.maxY, width: height, height: height))
    }
  }

  /// Three rows of characters, of which the last is between two wide keys, and the row with the space bar.
  private mutating func placeLetters(_ keys: [Element], _ metrics: KeyboardMetrics) {
    let shift = keys.firstIndex { $0.texts.identifier == "shift" } ?? keys.endIndex
    let delete = keys.firstIndex { $0.texts.identifier == "delete" } ?? keys.endIndex
    let upper = Array(keys[..<shift])
    // Letters are 10 and 9 in a row, other characters 10 and 10.
    for (place, key) in upper.enumerated() {
      let column = place % 10
      var frame = metrics.frame(of: .letter(row: place / 10, column: column))
      if place >= 10, upper.count > 19 { frame.origin.x = metrics.frame(of: .letter(row: 0, column: column)).minX }
      self.place(key, frame)
    }
    guard shift < keys.endIndex, delete > shift, delete < keys.endIndex else { return }
    place(keys[shift], metrics.frame(of: .shift))
    place(keys[delete], metrics.frame(of: .delete))
    let middle = Array(keys[(shift + 1)..<delete])
    placeRow(middle, between: metrics.frame(of: .shift), metrics.frame(of: .delete), like: metrics, row: 2)
    placeBottomRow(Array(keys[(delete + 1)...]), metrics)
  }

  /// Letters have the places of letters; fewer keys share the room.
  private mutating func placeRow(
    _ keys: [Element], between left: CGRect, _ right: CGRect, like metrics: KeyboardMetrics, row: Int
  ) {
    for (place, key) in keys.enumerated() {
      if keys.count == 7 {
        self.place(key, metrics.frame(of: .letter(row: row, column: place)))
      } else {
        let width = (right.minX - left.maxX) / CGFloat(keys.count)
        self.place(
          key, CGRect(x: left.maxX + CGFloat(place) * width, y: left.minY, width: width, height: left.height))
      }
    }
  }

  /// The key for other characters, the space bar with what is beside it, and the key that submits.
  private mutating func placeBottomRow(_ keys: [Element], _ metrics: KeyboardMetrics) {
    guard let first = keys.first, let last = keys.last, keys.count >= 2 else { return }
    place(first, metrics.frame(of: .numbers))
    place(last, metrics.frame(of: .returnKey))
    let middle = keys.dropFirst().dropLast()
    let room = metrics.frame(of: .space)
    let letter = metrics.frame(of: .letter(row: 0, column: 0)).width
    let spaces = middle.filter { $0.texts.identifier == "space" }.count
    let others = CGFloat(middle.count - spaces)
    let otherWidth = spaces > 0 ? letter : room.width / max(others, 1)
    var x = room.minX
    for key in middle {
      let width = key.texts.identifier == "space" ? room.width - others * otherWidth : otherWidth
      place(key, CGRect(x: x, y: room.minY, width: width, height: room.height))
      x += width
    }
  }

  /// Three keys in a row, in four rows; the last row is filled from its middle.
  private mutating func placePad(_ keys: [Element], in area: CGRect) {
    let size = CGSize(width: area.width / 3, height: area.height / 4)
    // The last row of a number pad has no key at its left.
    let isShort = keys.count == 11
    for (place, key) in keys.enumerated() {
      let slot = isShort && place >= 9 ? place + 1 : place
      let origin = CGPoint(
        x: area.minX + CGFloat(slot % 3) * size.width, y: area.minY + CGFloat(slot / 3) * size.height)
      self.place(key, CGRect(origin: origin, size: size))
    }
  }

  private mutating func placeEditMenu(_ menu: Element, above top: CGFloat) {
    let height = MenuMetrics.rowHeight
    let area = CGRect(
      x: MenuMetrics.margin, y: top - MenuMetrics.margin - height, width: screen.size.width - 2 * MenuMetrics.margin,
      height: height)
    place(menu, area)
    let width = area.width / CGFloat(max(menu.children.count, 1))
    for (place, item) in menu.children.enumerated() {
      fill(item, CGRect(x: area.minX + CGFloat(place) * width, y: area.minY, width: width, height: height))
    }
  }
}
