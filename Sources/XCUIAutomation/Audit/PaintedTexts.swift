import Foundation
import UnderstudyLayout
import UnderstudyPictures

/// A text on the screen with its color and the one behind it.
struct PaintedText {
  let string: String
  /// The room of the letters on the screen, in points.
  let frame: CGRect
  let font: LayoutFont
  let color: PictureColor
  /// What is behind the letters; nil where that is not one known color.
  let background: PictureColor?
  /// With the color behind it, where both are known.
  let contrast: Double?

  var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  /// What large text needs. Source: WCAG 2.2, success criterion 1.4.3.
  static let contrastOfLargeText = 3.0

  /// Large is from 18 points on, or from 14 in bold.
  var neededContrast: Double {
    font.size >= 18 || font.size >= 14 && font.weight.rawValue >= LayoutFont.Weight.bold.rawValue
      ? Self.contrastOfLargeText : 4.5
  }
}

/// Finds the texts of a picture that nothing is drawn over, and what is behind them.
struct PaintedTexts {
  /// An area of one color, or of more than one.
  private struct Area {
    /// What it may cover.
    let bounds: CGRect
    /// What it covers for certain.
    let inside: CGRect
    /// Nil for more than one.
    let color: PictureColor?
  }

  /// What groups around an item make of it.
  private struct State {
    var map = AffineMap.identity
    var clip: CGRect
    var opacity = 1.0
    /// Whether colors are known: not in a group that is drawn as a whole and then faded.
    var isKnown = true
  }

  private var areas: [Area] = []
  private var texts: [PaintedText] = []

  static func all(in picture: Picture) -> [PaintedText] {
    var painted = PaintedTexts()
    painted.add(picture.items, State(clip: CGRect(origin: .zero, size: picture.size)))
    return painted.texts
  }

  private mutating func add(_ items: [PictureItem], _ state: State) {
    for item in items {
      switch item {
      case .fill(let outline, let paint, _): add(outline, paint, state)
      case .text(let mark): add(mark, state)
      case .image(let image): add(.rectangle(image.frame), nil, state)
      case .group(let group, let inner): add(group, inner, state)
      case .stroke, .symbol, .later: break
      }
    }
  }

  private mutating func add(_ group: PictureGroup, _ items: [PictureItem], _ outer: State) {
    var state = outer
    state.map = outer.map.after(group.map)
    if let clip = group.clip { state.clip = outer.clip.overlap(with: state.map.apply(clip.bounds)) ?? .null }
    state.opacity *= group.opacity
    if group.opacity < 1, items.contains(where: \.isArea) { state.isKnown = false }
    // Of what is seen through a mask, any part may be missing.
    if group.mask != nil { state.isKnown = false }
    add(items, state)
  }

  private mutating func add(_ outline: Outline, _ paint: Paint?, _ state: State) {
    let bounds = state.map.apply(outline.bounds).overlap(with: state.clip) ?? .null
    guard !bounds.isNull, !bounds.isEmpty else { return }
    var color: PictureColor?
    if case .color(let known) = paint, state.isKnown { color = known.faded(state.opacity) }
    if let color, color.opacity <= 0.001 { return }
    // What is drawn over a text hides it, or changes its color.
    texts.removeAll { $0.frame.intersects(bounds) }
    let inset: CGFloat? =
      switch outline {
      case .rectangle: 0
      // The corners of a rectangle that fits into one with round corners are 0.3 of the radius further in.
      case .rounded(_, let radius): 0.3 * min(radius, bounds.width / 2, bounds.height / 2)
      case .ellipse, .free: nil
      }
    let inside = inset.map { bounds.insetBy(dx: $0, dy: $0) }
    areas.append(Area(bounds: bounds, inside: state.map.keepsRectangles ? inside ?? .null : .null, color: color))
  }

  private mutating func add(_ mark: TextMark, _ state: State) {
    let string = mark.string.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !string.isEmpty, mark.color.opacity > 0.001, !mark.isAdded else { return }
    let size = mark.font.size
    let frame = state.map.apply(
      CGRect(x: mark.origin.x, y: mark.origin.y - 0.75 * size, width: mark.width, height: 0.8 * size))
    // What is cut off, as by the edge of a scroll view, is not looked at.
    guard state.clip.insetBy(dx: -0.5, dy: -0.5).contains(frame) else { return }
    var contrast: Double?
    let background = state.isKnown ? background(of: frame) : nil
    if let background {
      contrast = mark.color.faded(state.opacity).over(background).contrast(with: background)
    }
    texts.append(
      PaintedText(
        string: string, frame: frame, font: mark.font, color: mark.color, background: background, contrast: contrast))
  }

  /// The color behind a rectangle; nil where there is more than one, or none that is known.
  private func background(of frame: CGRect) -> PictureColor? {
    var veils: [PictureColor] = []
    for area in areas.reversed() where area.bounds.intersects(frame) {
      guard area.inside.contains(frame), let color = area.color else { return nil }
      if color.opacity >= 0.999 { return veils.reversed().reduce(color) { $1.over($0) } }
      veils.append(color)
    }
    return nil
  }
}

extension PictureItem {
  fileprivate var isArea: Bool {
    switch self {
    case .fill, .image: true
    case .group(_, let items): items.contains(where: \.isArea)
    case .stroke, .text, .symbol, .later: false
    }
  }
}

extension PictureColor {
  /// The color that is seen where this one lies over another.
  fileprivate func over(_ other: PictureColor) -> PictureColor {
    func mixed(_ top: Double, _ bottom: Double) -> Double { top * opacity + bottom * (1 - opacity) }
    return PictureColor(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
  }

  /// From 1 to 21. Source: WCAG 2.2, "contrast ratio" and "relative luminance".
  fileprivate func contrast(with other: PictureColor) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
