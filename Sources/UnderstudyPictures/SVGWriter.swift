import Foundation
import UnderstudyLayout

/// Writes a picture as SVG. Numbers have at most three decimals, so that the same drawing gives the same bytes.
struct SVGWriter {
  private var bytes: [UInt8] = []
  /// How many gradients, clips and filters have been written.
  private var definitions = 0

  static func document(_ picture: Picture) -> String {
    var writer = SVGWriter()
    writer.bytes.reserveCapacity(32_768)
    let (width, height) = (writer.text(picture.size.width), writer.text(picture.size.height))
    writer.put("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"")
    writer.put(" viewBox=\"0 0 \(width) \(height)\" font-family=\"-apple-system, system-ui, sans-serif\">\n")
    for item in picture.items { writer.put(item) }
    writer.put("</svg>\n")
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  // MARK: Items

  private mutating func put(_ item: PictureItem) {
    switch item {
    case .fill(let outline, .angular(let stops, let center, let from, let to), _):
      putAngular(outline, stops, center, from, to)
    case .fill(let outline, let paint, let isEvenOdd):
      let name = reference(paint)
      open(outline)
      putPaint("fill", paint, name)
      if isEvenOdd { put(" fill-rule=\"evenodd\"") }
      put("/>\n")
    case .stroke(let outline, let paint, let line):
      let name = reference(paint)
      open(outline)
      put(" fill=\"none\"")
      putPaint("stroke", paint, name)
      put(line)
      put("/>\n")
    case .text(let mark): put(mark)
    case .symbol(let mark):
      put("<g data-symbol=\"\(Self.escaped(mark.name))\">")
      for item in SymbolDrawing.items(of: mark) { put(item) }
      put("</g>\n")
    case .image(let mark):
      put("<g data-image=\"\(Self.escaped(mark.name))\">")
      if let pixels = mark.pixels { put(pixels, mark.frame) }
      for item in ImageDrawing.items(of: mark) { put(item) }
      put("</g>\n")
    case .group(let group, let items): put(group, items)
    case .later: break
    }
  }

  private mutating func put(_ pixels: PixelMap, _ frame: CGRect) {
    put("<image")
    put("x", frame.minX)
    put("y", frame.minY)
    put("width", frame.width)
    put("height", frame.height)
    put(" preserveAspectRatio=\"none\" image-rendering=\"pixelated\"")
    put(" href=\"data:image/png;base64,\(pixels.png.base64EncodedString())\"/>")
  }

  private mutating func put(_ group: PictureGroup, _ items: [PictureItem]) {
    var attributes = ""
    if group.map != .identity {
      let map = group.map
      let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { text($0, decimals: 6) }
      attributes += " transform=\"matrix(\(numbers.joined(separator: " ")))\""
    }
    if group.opacity < 1 { attributes += " opacity=\"\(text(group.opacity))\"" }
    if let clip = group.clip {
      let name = newName("c")
      put("<clipPath id=\"\(name)\">")
      open(clip)
      if group.isClipEvenOdd { put(" clip-rule=\"evenodd\"") }
      put("/></clipPath>\n")
      attributes += " clip-path=\"url(#\(name))\""
    }
    if let mask = group.mask { attributes += " mask=\"url(#\(define(mask)))\"" }
    if let shadow = group.shadow {
      let name = newName("f")
      put("<filter id=\"\(name)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\"><feDropShadow")
      put("dx", shadow.offset.width)
      put("dy", shadow.offset.height)
      put("stdDeviation", shadow.radius / 2)
      put(" flood-color=\"\(Self.hex(shadow.color))\"")
      put("flood-opacity", shadow.color.opacity)
      put("/></filter>\n")
      attributes += " filter=\"url(#\(name))\""
    }
    put("<g\(attributes)>\n")
    for item in items { put(item) }
    put("</g>\n")
  }

  /// Writes a mask's definition. An inverse one is white with the items in black.
  private mutating func define(_ mask: PictureMask) -> String {
    let name = newName("m")
    guard mask.isInverse else {
      put("<mask id=\"\(name)\" style=\"mask-type:alpha\">\n")
      for item in mask.items { put(item) }
      put("</mask>\n")
      return name
    }
    let filter = newName("f")
    put("<filter id=\"\(filter)\"><feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0\"/></filter>\n")
    put("<mask id=\"\(name)\"><rect x=\"-10000\" y=\"-10000\" width=\"20000\" height=\"20000\" fill=\"#FFFFFF\"/>")
    put("<g filter=\"url(#\(filter))\">\n")
    for item in mask.items { put(item) }
    put("</g></mask>\n")
    return name
  }

  private mutating func put(_ mark: TextMark) {
    guard !mark.string.isEmpty else { return }
    put("<text")
    put("x", mark.origin.x)
    put("y", mark.origin.y)
    put("font-size", mark.font.size)
    if mark.font.weight != .regular { put(" font-weight=\"\((mark.font.weight.rawValue + 1) * 100)\"") }
    if mark.font.isItalic { put(" font-style=\"italic\"") }
    switch mark.font.design {
    case .standard: break
    case .rounded: put(" font-family=\"ui-rounded, system-ui, sans-serif\"")
    case .serif: put(" font-family=\"ui-serif, serif\"")
    case .monospaced: put(" font-family=\"ui-monospace, monospace\"")
    }
    if mark.isUnderlined || mark.isStruckThrough {
      let lines = [mark.isUnderlined ? "underline" : nil, mark.isStruckThrough ? "line-through" : nil]
      put(" text-decoration=\"\(lines.compactMap { $0 }.joined(separator: " "))\"")
    }
    if mark.width > 0, mark.string.unicodeScalars.count > 1 {
      put("textLength", mark.width)
      put(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    putPaint("fill", .color(mark.color), nil)
    put(" xml:space=\"preserve\">")
    put(Self.escaped(mark.string))
    put("</text>\n")
  }

  /// SVG has no such gradient: sectors of one colour each.
  private mutating func putAngular(
    _ outline: Outline, _ stops: [Paint.Stop], _ center: CGPoint, _ from: Double, _ to: Double
  ) {
    let bounds = outline.bounds
    let radius = hypot(bounds.width, bounds.height) + hypot(bounds.midX - center.x, bounds.midY - center.y)
    let count = 90
    let step = 2 * Double.pi / Double(count)
    let sectors = (0..<count).map { index -> PictureItem in
      let start = from + Double(index) * step
      // Each reaches a little under the next one, so that no line is left between them.
      let end = start + step * 1.2
      func point(_ angle: Double) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      }
      let place = Paint.angularPlace(of: start + step / 2, from, to)
      return .fill(
        .free([.move(center), .line(point(start)), .line(point(end)), .close]), .color(stops.color(at: place)),
        isEvenOdd: false)
    }
    put(PictureGroup(clip: outline), sectors)
  }

  // MARK: Outlines and paints

  /// Begins an element that has the outline.
  private mutating func open(_ outline: Outline) {
    switch outline {
    case .rectangle(let rect): put(rect)
    case .rounded(let rect, let radius):
      put(rect)
      put("rx", max(min(radius, rect.width / 2, rect.height / 2), 0))
    case .ellipse(let rect):
      put("<ellipse")
      put("cx", rect.midX)
      put("cy", rect.midY)
      put("rx", rect.width / 2)
      put("ry", rect.height / 2)
    case .free(let steps):
      put("<path d=\"")
      for step in steps { put(step) }
      put("\"")
    }
  }

  private mutating func put(_ rect: CGRect) {
    put("<rect")
    put("x", rect.minX)
    put("y", rect.minY)
    put("width", rect.width)
    put("height", rect.height)
  }

  private mutating func put(_ step: Outline.Step) {
    switch step {
    case .move(let point): put("M", point)
    case .line(let point): put("L", point)
    case .curve(let end, let control1, let control2):
      put("C", control1)
      put(" ", control2)
      put(" ", end)
    case .close: put("Z")
    }
  }

  private mutating func put(_ letter: StaticString, _ point: CGPoint) {
    put(letter)
    putNumber(point.x)
    bytes.append(UInt8(ascii: " "))
    putNumber(point.y)
  }

  private mutating func put(_ line: LineLook) {
    put("stroke-width", line.width)
    switch line.cap {
    case .butt: break
    case .round: put(" stroke-linecap=\"round\"")
    case .square: put(" stroke-linecap=\"square\"")
    }
    switch line.join {
    case .miter: if line.miterLimit != 4 { put("stroke-miterlimit", line.miterLimit) }
    case .round: put(" stroke-linejoin=\"round\"")
    case .bevel: put(" stroke-linejoin=\"bevel\"")
    }
    guard !line.dash.isEmpty else { return }
    put(" stroke-dasharray=\"\(line.dash.map { text($0) }.joined(separator: " "))\"")
    if line.dashPhase != 0 { put("stroke-dashoffset", line.dashPhase) }
  }

  private mutating func putPaint(_ attribute: StaticString, _ paint: Paint, _ name: String?) {
    put(" ")
    put(attribute)
    guard name == nil else { return put("=\"url(#\(name ?? ""))\"") }
    put("=\"")
    put(Self.hex(paint.color))
    put("\"")
    guard paint.color.opacity < 1 else { return }
    put(" ")
    put(attribute)
    put("-opacity=\"")
    putNumber(paint.color.opacity)
    put("\"")
  }

  /// Writes a gradient's definition; nil for a colour, which needs none.
  private mutating func reference(_ paint: Paint) -> String? {
    switch paint {
    case .color, .angular: return nil
    case .linear(let stops, let from, let to):
      let name = newName("g")
      put("<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\"")
      put("x1", from.x)
      put("y1", from.y)
      put("x2", to.x)
      put("y2", to.y)
      put(">")
      put(stops)
      put("</linearGradient>\n")
      return name
    case .radial(let stops, let center, let from, let to, let ratio):
      let name = newName("g")
      put("<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\"")
      put("r", to)
      put("fr", from)
      put(" gradientTransform=\"matrix(1 0 0 \(text(ratio)) \(text(center.x)) \(text(center.y)))\">")
      put(stops)
      put("</radialGradient>\n")
      return name
    }
  }

  private mutating func put(_ stops: [Paint.Stop]) {
    for stop in stops {
      put("<stop")
      put("offset", stop.location)
      put(" stop-color=\"\(Self.hex(stop.color))\"")
      if stop.color.opacity < 1 { put("stop-opacity", stop.color.opacity) }
      put("/>")
    }
  }

  private mutating func newName(_ letter: String) -> String {
    definitions += 1
    return letter + String(definitions)
  }
}

// MARK: - Characters

extension SVGWriter {
  private mutating func put(_ string: String) { bytes.append(contentsOf: string.utf8) }

  private mutating func put(_ string: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: string.utf8Start, count: string.utf8CodeUnitCount))
  }

  private mutating func put(_ attribute: StaticString, _ number: CGFloat) {
    bytes.append(UInt8(ascii: " "))
    put(attribute)
    put("=\"")
    putNumber(number)
    put("\"")
  }

  private mutating func putNumber(_ number: CGFloat) { Self.append(number, decimals: 3, to: &bytes) }

  private func text(_ number: CGFloat, decimals: Int = 3) -> String {
    var bytes: [UInt8] = []
    Self.append(number, decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A number without needless zeros; 0 for one that cannot be written.
  private static func append(_ number: CGFloat, decimals: Int, to bytes: inout [UInt8]) {
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    let scaled = (Double(number) * Double(unit)).rounded()
    guard scaled.isFinite, abs(scaled) < 1e15, scaled != 0 else { return bytes.append(UInt8(ascii: "0")) }
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    let whole = Int(abs(scaled))
    bytes.append(contentsOf: String(whole / unit).utf8)
    var rest = whole % unit
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    while rest > 0 {
      unit /= 10
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
    }
  }

  private static func hex(_ color: PictureColor) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = [UInt8(ascii: "#")]
    for part in [color.red, color.green, color.blue] {
      let byte = Int((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded())
      bytes += [digits[byte >> 4], digits[byte & 15]]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text for elements and attributes; characters that XML does not have are left out.
  private static func escaped(_ string: String) -> String {
    guard string.utf8.contains(where: { $0 < 32 || $0 == 38 || $0 == 60 || $0 == 62 || $0 == 34 || $0 == 0xef }) else {
      return string
    }
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1f}", "\u{fffe}", "\u{ffff}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
