import Foundation
import UnderstudyElements
import UnderstudyLayout
import UnderstudyPictures

/// Draws what the system shows over an app, by its elements: alerts, dialogs, menus and the keyboard.
@MainActor
struct OverlayDrawing {
  private let colors: SystemColors
  private let screen: CGRect
  private let frames: ElementFrames

  init(_ host: Host) {
    colors = SystemColors(isDark: host.root.environment.values.isDark)
    screen = host.layoutTree.screen.bounds
    frames = host.layout
  }

  private func frame(_ element: Element) -> CGRect {
    let frame = frames.frame(of: element)
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// Draws what is presented over the window.
  func draw(_ element: Element, into canvas: inout PictureCanvas) {
    switch element.type {
    case .alert: drawAlert(element, into: &canvas)
    case .sheet: drawDialog(element, into: &canvas)
    default: drawMenu(element, into: &canvas)
    }
  }

  // MARK: Alerts and dialogs

  private func dim(into canvas: inout PictureCanvas) {
    canvas.fill(.rectangle(screen), PictureColor.black.faded(colors.isDark ? 0.48 : 0.2))
  }

  private func drawAlert(_ alert: Element, into canvas: inout PictureCanvas) {
    dim(into: &canvas)
    canvas.fill(.rounded(frame(alert), radius: 14), colors.elevated)
    drawParts(of: alert, isDialog: false, into: &canvas)
  }

  private func drawDialog(_ dialog: Element, into canvas: inout PictureCanvas) {
    dim(into: &canvas)
    // The button that is kept apart is drawn on its own card.
    let all = buttons(of: dialog).map { frame($0) }
    let card = all.dropLast().reduce(texts(of: dialog).map { frame($0) }.reduce(CGRect.null) { $0.union($1) }) {
      $0.union($1)
    }
    if let last = all.last {
      let isApart = card.isNull || last.minY > card.maxY + 1
      let whole = frame(dialog)
      let body = CGRect(
        x: whole.minX, y: whole.minY, width: whole.width,
        height: (isApart && !card.isNull ? card.maxY : whole.maxY) - whole.minY)
      canvas.fill(.rounded(body, radius: 14), colors.elevated)
      if isApart, !card.isNull { canvas.fill(.rounded(last, radius: 14), colors.elevated) }
    }
    drawParts(of: dialog, isDialog: true, into: &canvas)
  }

  private func elements(of root: Element, where isWanted: (Element) -> Bool) -> [Element] {
    var result: [Element] = []
    var pending = Array(root.children.reversed())
    while let element = pending.popLast() {
      if isWanted(element) { result.append(element) } else { pending += element.children.reversed() }
    }
    return result
  }

  private func buttons(of root: Element) -> [Element] { elements(of: root) { $0.type == .button || $0.type == .link } }

  private func texts(of root: Element) -> [Element] {
    elements(of: root) { $0.type == .staticText || $0.type == .button }.filter { $0.type == .staticText }
  }

  private func drawParts(of root: Element, isDialog: Bool, into canvas: inout PictureCanvas) {
    for text in texts(of: root) {
      let isTitle = !isDialog && text.label == root.label
      let font = isTitle ? LayoutFont(.headline) : LayoutFont(.footnote)
      DrawnTitle(text.label, font, isDialog ? colors.secondaryLabel : colors.label, lineLimit: nil)
        .draw(in: frame(text), into: &canvas)
    }
    for field in elements(of: root, where: { [.textField, .secureTextField].contains($0.type) }) {
      drawField(field, into: &canvas)
    }
    for button in buttons(of: root) {
      let place = frame(button)
      let line = 1 / canvas.scale
      canvas.fill(.rectangle(CGRect(x: place.minX, y: place.minY, width: place.width, height: line)), colors.separator)
      if place.minX > frame(root).minX + 1 {
        canvas.fill(
          .rectangle(CGRect(x: place.minX, y: place.minY, width: line, height: place.height)), colors.separator)
      }
      var font = LayoutFont(isDialog ? .title3 : .body)
      if button.label == "Cancel" { font.weight = .semibold }
      let color = button.isEnabled ? colors.blue : colors.tertiaryLabel
      DrawnTitle(button.label, font, isDestructive(button) ? colors.red : color).draw(in: place, into: &canvas)
    }
  }

  private func isDestructive(_ element: Element) -> Bool { (element.source as? any RoleOwner)?.isDestructive ?? false }

  private func drawField(_ field: Element, into canvas: inout PictureCanvas) {
    let place = frame(field)
    canvas.fill(.rounded(place, radius: 5), colors.tertiaryFill)
    let isEmpty = field.value == field.placeholder
    DrawnTitle(
      field.value ?? "", LayoutFont(.footnote), isEmpty ? colors.placeholder : colors.label, .leading
    ).draw(in: place.insetBy(dx: 6, dy: 0), into: &canvas)
  }

  // MARK: Menus

  private func drawMenu(_ menu: Element, into canvas: inout PictureCanvas) {
    for list in menu.children where list.type != .other || !list.children.isEmpty {
      let place = frame(list)
      guard list.type == .collectionView || list.type == .popover else { continue }
      let shadow = PictureShadow(color: PictureColor.black.faded(0.2), radius: 32, offset: CGSize(width: 0, height: 8))
      canvas.group(PictureGroup(shadow: shadow)) { $0.fill(.rounded(place, radius: 12), colors.elevated) }
      for (index, item) in list.children.enumerated() { drawItem(item, isFirst: index == 0, into: &canvas) }
    }
  }

  private func drawItem(_ item: Element, isFirst: Bool, into canvas: inout PictureCanvas) {
    let place = frame(item)
    if !isFirst {
      let line = CGRect(x: place.minX, y: place.minY, width: place.width, height: 1 / canvas.scale)
      canvas.fill(.rectangle(line), colors.separator)
    }
    if item.isSelected {
      let mark = CGRect(x: place.minX + 12, y: place.midY - 6, width: 12, height: 12)
      canvas.add(.symbol(SymbolMark("checkmark", in: mark, color: colors.label, weight: .semibold)))
    }
    let color = isDestructive(item) ? colors.red : item.isEnabled ? colors.label : colors.tertiaryLabel
    let inset = CGRect(x: place.minX + 32, y: place.minY, width: place.width - 48, height: place.height)
    DrawnTitle(item.label, LayoutFont(.body), color, .leading).draw(in: inset, into: &canvas)
  }

  // MARK: The keyboard

  /// Draws the keyboard and the menu above it.
  func drawInput(_ window: Element, into canvas: inout PictureCanvas) {
    for view in window.children where view.type != .menu {
      canvas.fill(.rectangle(frame(view)), colors.keyboard)
      for key in elements(of: view, where: { $0.type == .key || $0.type == .button }) { drawKey(key, into: &canvas) }
    }
    for menu in window.children where menu.type == .menu {
      canvas.fill(.rounded(frame(menu), radius: 8), PictureColor(0x2C2C2E))
      for item in menu.children {
        DrawnTitle(item.label, LayoutFont(.footnote), .white).draw(in: frame(item), into: &canvas)
      }
    }
  }

  private static let symbols = [
    "shift": "arrow.up", "delete": "arrow.left", "Delete": "arrow.left", "Next keyboard": "globe", "dictation": "mic",
    "Emoji": "circle",
  ]

  private static let captions = ["numbers": "123", "letters": "ABC", "symbols": "#+="]

  private func drawKey(_ key: Element, into canvas: inout PictureCanvas) {
    let place = frame(key)
    guard place.width > 0, place.height > 0 else { return }
    let inner = place.insetBy(dx: min(3, place.width / 8), dy: min(5.5, place.height / 8))
    let name = key.identifier.isEmpty ? key.label : key.identifier
    let isLetter = key.type == .key && (key.label.count <= 1 || name == "space")
    let isBelow = place.minY >= frame(key.parent ?? key).maxY - 1
    if !isBelow { canvas.fill(.rounded(inner, radius: 5), isLetter ? colors.key : colors.darkKey) }
    if let symbol = Self.symbols[name] ?? Self.symbols[key.label] {
      let mark = CGRect(x: place.midX - 9, y: place.midY - 9, width: 18, height: 18)
      return canvas.add(.symbol(SymbolMark(symbol, in: mark, color: colors.label)))
    }
    let font = LayoutFont(size: isLetter && name != "space" ? 22 : 16)
    DrawnTitle(Self.captions[key.label] ?? key.label, font, colors.label).draw(in: place, into: &canvas)
  }
}

/// A node whose control may take something away.
@MainActor
package protocol RoleOwner: AnyObject {
  var isDestructive: Bool { get }
}
