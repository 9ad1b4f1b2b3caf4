import Foundation
import UnderstudyLayout

/// One thing that is drawn, in points of what is around it.
package indirect enum PictureItem: Equatable, Sendable {
  case fill(Outline, Paint, isEvenOdd: Bool)
  case stroke(Outline, Paint, LineLook)
  case text(TextMark)
  case symbol(SymbolMark)
  case image(ImageMark)
  case group(PictureGroup, [PictureItem])
  /// The place of something that is drawn when the rest has been; in no finished picture.
  case later(Int)
}

/// How a line is drawn.
package struct LineLook: Equatable, Sendable {
  package enum Cap: Sendable { case butt, round, square }
  package enum Join: Sendable { case miter, round, bevel }

  package var width: CGFloat
  package var cap: Cap
  package var join: Join
  package var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points.
  package var dash: [CGFloat]
  package var dashPhase: CGFloat

  package init(
    width: CGFloat = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
    (self.dash, self.dashPhase) = (dash, dashPhase)
  }
}

/// Characters in one line and one font.
package struct TextMark: Equatable, Sendable {
  package var string: String
  /// The left end of the base line.
  package var origin: CGPoint
  /// The width that the layout gives the characters, in points.
  package var width: CGFloat
  package var font: LayoutFont
  package var color: PictureColor
  package var isUnderlined = false
  package var isStruckThrough = false
  /// Whether the system adds the text by itself, without an element that says it.
  package var isAdded = false

  package init(_ string: String, at origin: CGPoint, width: CGFloat, font: LayoutFont, color: PictureColor) {
    (self.string, self.origin, self.width, self.font, self.color) = (string, origin, width, font, color)
  }
}

/// A system symbol by its name.
package struct SymbolMark: Equatable, Sendable {
  package var name: String
  package var frame: CGRect
  package var color: PictureColor
  package var weight: LayoutFont.Weight

  package init(_ name: String, in frame: CGRect, color: PictureColor, weight: LayoutFont.Weight = .regular) {
    (self.name, self.frame, self.color, self.weight) = (name, frame, color, weight)
  }
}

/// An image of the app: its pixels, stretched to an area; a grey area for one whose pixels are not known.
package struct ImageMark: Equatable, Sendable {
  package var name: String
  package var frame: CGRect
  package var pixels: PixelMap?

  package init(_ name: String, in frame: CGRect, pixels: PixelMap? = nil) {
    (self.name, self.frame, self.pixels) = (name, frame, pixels)
  }
}

/// A shadow of what a group draws.
package struct PictureShadow: Equatable, Sendable {
  package var color: PictureColor
  package var radius: CGFloat
  package var offset: CGSize

  package init(color: PictureColor, radius: CGFloat, offset: CGSize = .zero) {
    (self.color, self.radius, self.offset) = (color, radius, offset)
  }
}

/// What a group is seen through: it shows where these items are drawn, as opaque as they are, or where they are not.
package struct PictureMask: Equatable, Sendable {
  package var items: [PictureItem]
  package var isInverse: Bool

  package init(_ items: [PictureItem], isInverse: Bool = false) { (self.items, self.isInverse) = (items, isInverse) }
}

/// What applies to all that a group draws: first the clip and the mask, in the group's own space, then the map into the space
/// around.
package struct PictureGroup: Equatable, Sendable {
  package var map = AffineMap.identity
  package var clip: Outline?
  package var isClipEvenOdd = false
  package var mask: PictureMask?
  package var opacity: Double = 1
  package var shadow: PictureShadow?

  package init(
    map: AffineMap = .identity, clip: Outline? = nil, isClipEvenOdd: Bool = false, mask: PictureMask? = nil,
    opacity: Double = 1, shadow: PictureShadow? = nil
  ) {
    (self.map, self.clip, self.isClipEvenOdd, self.mask) = (map, clip, isClipEvenOdd, mask)
    (self.opacity, self.shadow) = (opacity, shadow)
  }

  /// Whether the group draws its content as it is.
  package var isPlain: Bool { self == PictureGroup() }
}

/// Collects what is drawn, from the back to the front.
package struct PictureCanvas {
  package private(set) var items: [PictureItem] = []
  /// Pixels a point.
  package let scale: CGFloat

  package init(scale: CGFloat) { self.scale = scale }

  package mutating func add(_ item: PictureItem) { items.append(item) }

  package mutating func add(_ more: [PictureItem]) { items.append(contentsOf: more) }

  package mutating func fill(_ outline: Outline, _ paint: Paint, isEvenOdd: Bool = false) {
    items.append(.fill(outline, paint, isEvenOdd: isEvenOdd))
  }

  package mutating func fill(_ outline: Outline, _ color: PictureColor) { fill(outline, .color(color)) }

  package mutating func stroke(_ outline: Outline, _ paint: Paint, _ line: LineLook) {
    items.append(.stroke(outline, paint, line))
  }

  /// Draws what `body` draws as a group; one without content is left out.
  package mutating func group(_ group: PictureGroup, _ body: (inout PictureCanvas) -> Void) {
    if group.isPlain { return body(&self) }
    var inner = PictureCanvas(scale: scale)
    body(&inner)
    if !inner.items.isEmpty { items.append(.group(group, inner.items)) }
  }
}
