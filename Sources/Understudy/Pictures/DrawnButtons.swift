import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout
import UnderstudyPictures

/// A built-in style that fills a button with the tint.
private protocol ProminentButtonLook {}

extension BorderedProminentButtonStyle: ProminentButtonLook {}
extension GlassProminentButtonStyle: ProminentButtonLook {}

extension ButtonNode: RoleOwner {
  package final var isDestructive: Bool { role == .destructive }
}

extension ButtonNode: DrawnNode {
  private final var styleType: Any.Type? {
    environment.values[StyleKey<PrimitiveButtonStyleConfiguration>.self]?.type
  }

  private final var isBordered: Bool { look == .plain && environment.values.buttonBorder.insets != .zero }
  private final var isProminent: Bool { isBordered && styleType is any ProminentButtonLook.Type }

  /// Whether the label has the tint: not where a style of the app draws it, and not in the rows of links.
  private final var isTinted: Bool {
    guard look == .plain, styleType != PlainButtonStyle.self else { return false }
    return !(self is any NavigationRow && nearest { $0 is ListCellNode } != nil)
  }

  /// Whether the button lies beside a row.
  private final var isSwipeAction: Bool {
    guard environment.values.controlsAreSystemDrawn else { return false }
    return nearest { $0.isSwipeActions || $0 is ListCellNode }?.isSwipeActions == true
  }

  /// Beside a row, a button is its own colour from edge to edge.
  private final func drawSwipeAction(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    let colors = place.look.colors
    let usual = Paint.color(isDestructive ? colors.red : colors.gray)
    canvas.fill(.rectangle(place.frame), place.look.tint?.paint(in: place.frame, place.look) ?? usual)
  }

  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    if isSwipeAction { return drawSwipeAction(place, into: &canvas) }
    guard isBordered else { return }
    let tint = isDestructive ? Paint.color(place.look.colors.red) : place.look.tintPaint(in: place.frame)
    let radius = min(place.frame.height / 2, place.frame.height > 44 ? 12 : 7)
    let shape: Outline =
      switch environment.values.buttonBorderShape {
      case .capsule: .rounded(place.frame, radius: place.frame.height / 2)
      case .circle: .ellipse(place.frame)
      default: .rounded(place.frame, radius: radius)
      }
    guard isElementEnabled else { return canvas.fill(shape, place.look.colors.tertiaryFill) }
    if isProminent { canvas.fill(shape, tint) } else { canvas.fill(shape, tint.faded(0.15)) }
  }

  package func changeLook(_ look: inout DrawnLook, at child: Int) {
    if isSwipeAction || isProminent && isElementEnabled {
      look.emphasis = .white
    } else if isDestructive, isElementEnabled, self.look == .plain {
      look.setForeground(Color.red)
    } else if isTinted {
      look.isTinted = true
    }
  }

  package var showsContent: Bool { !(self is TabButtonNode || self is MoreButtonNode) }
}

extension LinkNode: DrawnNode {
  package func changeLook(_ look: inout DrawnLook, at child: Int) { look.isTinted = true }
}

extension ImageNode: DrawnNode {
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    image.draw(in: place.frame, environment.values, place.look.foregroundPaint(in: place.frame), into: &canvas)
  }
}

extension Image {
  /// - Parameter paint: That of a symbol; a gradient is seen through it.
  @MainActor
  func draw(in frame: CGRect, _ values: EnvironmentValues, _ paint: Paint, into canvas: inout PictureCanvas) {
    let weight = values.textLook.layoutFont(at: values.dynamicTypeSize).weight
    for item in items(in: frame, weight, paint) { canvas.add(item) }
  }

  /// What the image consists of.
  func items(in frame: CGRect, _ weight: LayoutFont.Weight, _ paint: Paint) -> [PictureItem] {
    switch kind {
    case .symbol:
      if case .color(let color) = paint { return [.symbol(SymbolMark(name, in: frame, color: color, weight: weight))] }
      let mask = PictureMask([.symbol(SymbolMark(name, in: frame, color: .black, weight: weight))])
      return [.group(PictureGroup(mask: mask), [.fill(.rectangle(frame), paint, isEvenOdd: false)])]
    case .asset, .picture: return [.image(ImageMark(name, in: frame, pixels: picture?.drawnPixels))]
    case .empty: return []
    }
  }
}

extension UIImage {
  /// The pixels that pictures show; nil for more than a million, which would take seconds to decode and to write.
  fileprivate var drawnPixels: PixelMap? {
    size.width * size.height * scale * scale <= 1_048_576 ? uprightPixels : nil
  }
}

extension LabelPartNode: DrawnNode {
  /// In a row of a list, icons have the tint.
  package func changeLook(_ look: inout DrawnLook, at child: Int) {
    if labelOfIcon != nil, (parent as? LabelNode)?.place == .row, look.foreground == nil { look.isTinted = true }
  }
}

extension LabeledContentNode: DrawnNode {
  /// The content after the label is drawn in the colour of details.
  package func changeLook(_ look: inout DrawnLook, at child: Int) {
    guard let nodes = layout?.own?.children, let room = nodes.firstIndex(where: { $0.traits.contains(.isSpacer) }),
      child > room, look.foreground == nil, !look.isTinted
    else { return }
    look.setForeground(HierarchicalShapeStyle.secondary)
  }
}
