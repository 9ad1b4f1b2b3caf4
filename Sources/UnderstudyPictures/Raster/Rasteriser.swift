import Foundation
import UnderstudyLayout

/// Draws items on a surface.
struct Rasteriser {
  private let surface: Surface
  private var coverage = Coverage()
  /// What has been drawn on, for layers.
  private(set) var touched = PixelRect.empty

  init(_ surface: Surface) { self.surface = surface }

  mutating func draw(_ items: [PictureItem], _ state: RasterState) {
    guard !state.bounds.isEmpty else { return }
    for item in items { draw(item, state) }
  }

  private mutating func draw(_ item: PictureItem, _ state: RasterState) {
    switch item {
    case .fill(let outline, let paint, let isEvenOdd): fill(outline, paint, isEvenOdd, state)
    case .stroke(let outline, let paint, let line): stroke(outline, paint, line, state)
    case .text(let mark): draw(mark, state)
    case .symbol(let mark): draw(SymbolDrawing.items(of: mark), state)
    case .image(let mark): draw(ImageDrawing.items(of: mark), state)
    case .group(let group, let items): draw(group, items, state)
    }
  }

  // MARK: Areas and lines

  private mutating func fill(_ outline: Outline, _ paint: Paint, _ isEvenOdd: Bool, _ state: RasterState) {
    if case .rectangle(let rect) = outline, state.map.keepsRectangles, case .color = paint, state.mask == nil,
      fillPixels(state.map.apply(rect), paint, state)
    {
      return
    }
    coverage.begin()
    coverage.add(outline.mapped(by: state.map).steps)
    paintCoverage(paint, isEvenOdd: isEvenOdd, state)
  }

  /// Fills a rectangle whose edges lie between pixels.
  ///
  /// - Returns: Whether it was one.
  private mutating func fillPixels(_ rect: CGRect, _ paint: Paint, _ state: RasterState) -> Bool {
    let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard edges.allSatisfy({ abs($0) < 1e6 && abs($0 - $0.rounded()) < 0.01 }) else { return false }
    let whole = edges.map { Int($0.rounded()) }
    let area = PixelRect(left: whole[0], top: whole[1], right: whole[2], bottom: whole[3]).intersection(state.bounds)
    guard !area.isEmpty else { return true }
    let source = Shader(paint, state).solid
    guard source != 0 else { return true }
    touched.formUnion(area)
    let isOpaque = source >> 24 == 255
    for y in area.top..<area.bottom {
      let row = surface.row(y)
      if isOpaque {
        (row + area.left).update(repeating: source, count: area.right - area.left)
      } else {
        for x in area.left..<area.right { row[x] = Pixel.over(source, row[x]) }
      }
    }
    return true
  }

  private mutating func stroke(_ outline: Outline, _ paint: Paint, _ line: LineLook, _ state: RasterState) {
    let map = state.map
    let factor = abs(map.a * map.d - map.b * map.c).squareRoot()
    guard factor > 0, line.width > 0 else { return }
    coverage.begin()
    for part in Polyline.lines(of: outline.mapped(by: map).steps) {
      let dashes =
        line.dash.isEmpty ? [part] : part.dashed(line.dash.map { $0 * factor }, phase: line.dashPhase * factor)
      for dash in dashes {
        coverage.addStroke(
          dash, width: line.width * factor, cap: line.cap, join: line.join, miterLimit: line.miterLimit)
      }
    }
    paintCoverage(paint, isEvenOdd: false, state)
  }

  private mutating func draw(_ mark: TextMark, _ state: RasterState) {
    let paint = Paint.color(mark.color)
    for glyph in TextDrawing.glyphs(of: mark) {
      coverage.begin()
      glyph.add(to: &coverage, state.map)
      paintCoverage(paint, isEvenOdd: false, state)
    }
    for line in TextDrawing.lines(of: mark) { fill(.rectangle(line), paint, false, state) }
  }

  /// Paints what the coverage holds.
  private mutating func paintCoverage(_ paint: Paint, isEvenOdd: Bool, _ state: RasterState) {
    let shader = Shader(paint, state)
    let (surface, mask) = (surface, state.mask)
    var area = PixelRect.empty
    coverage.forEachRow(in: state.bounds, isEvenOdd: isEvenOdd) { y, start, values in
      area.formUnion(PixelRect(left: start, top: y, right: start + values.count, bottom: y + 1))
      let row = surface.row(y)
      for (place, value) in values.enumerated() where value > 0 {
        let x = start + place
        var share = UInt32(value) >= 65_280 ? 255 : UInt32(value) >> 8
        if let mask { share = (share * mask[x, y] + 127) / 255 }
        guard share > 0 else { continue }
        let source = shader.color(x, y)
        row[x] = Pixel.over(share == 255 ? source : Pixel.faded(source, share), row[x])
      }
    }
    touched.formUnion(area)
  }

  // MARK: Groups

  private mutating func draw(_ group: PictureGroup, _ items: [PictureItem], _ state: RasterState) {
    var inner = state
    inner.map = state.map.after(group.map)
    if let clip = group.clip { self.clip(clip, isEvenOdd: group.isClipEvenOdd, &inner) }
    guard !inner.bounds.isEmpty, group.opacity > 0 else { return }
    if let mask = group.mask { self.mask(mask, &inner) }
    if group.shadow == nil, group.opacity >= 1 { return draw(items, inner) }
    if group.shadow == nil, items.count == 1, case .fill = items[0] {
      inner.opacity *= group.opacity
      return draw(items, inner)
    }
    let layer = Surface(width: surface.width, height: surface.height, isOpaque: false)
    var rasteriser = Rasteriser(layer)
    rasteriser.draw(items, inner)
    if let shadow = group.shadow { drawShadow(shadow, of: layer, rasteriser.touched, group.opacity, state) }
    compose(layer, rasteriser.touched, opacity: group.opacity)
  }

  private mutating func clip(_ outline: Outline, isEvenOdd: Bool, _ state: inout RasterState) {
    let mapped = outline.mapped(by: state.map)
    let box = mapped.bounds
    guard !box.isNull, !(box.minX + box.minY + box.maxX + box.maxY).isNaN else { return state.bounds = .empty }
    let area = PixelRect(
      left: PixelRect.whole((box.minX + 0.01).rounded(.down)), top: PixelRect.whole((box.minY + 0.01).rounded(.down)),
      right: PixelRect.whole((box.maxX - 0.01).rounded(.up)), bottom: PixelRect.whole((box.maxY - 0.01).rounded(.up)))
    state.bounds = state.bounds.intersection(area)
    if case .rectangle = outline, state.map.keepsRectangles { return }
    guard !state.bounds.isEmpty else { return }
    let (mask, outer) = (ClipMask(state.bounds), state.mask)
    coverage.begin()
    coverage.add(mapped.steps)
    coverage.forEachRow(in: state.bounds, isEvenOdd: isEvenOdd) { y, start, values in
      for (place, value) in values.enumerated() where value > 0 {
        let share = UInt32(value) >= 65_280 ? 255 : UInt32(value) >> 8
        let x = start + place
        mask.set(outer.map { (share * $0[x, y] + 127) / 255 } ?? share, x, y)
      }
    }
    state.mask = mask
  }

  /// Draws what a group is seen through on a layer of its own, of which only the opacity remains.
  private func mask(_ mask: PictureMask, _ state: inout RasterState) {
    let layer = Surface(width: surface.width, height: surface.height, isOpaque: false)
    var (rasteriser, own) = (Rasteriser(layer), state)
    own.mask = nil
    rasteriser.draw(mask.items, own)
    let (shares, outer) = (ClipMask(state.bounds), state.mask)
    for y in state.bounds.top..<state.bounds.bottom {
      let row = layer.row(y)
      for x in state.bounds.left..<state.bounds.right {
        let share = mask.isInverse ? 255 - row[x] >> 24 : row[x] >> 24
        if share > 0 { shares.set(outer.map { (share * $0[x, y] + 127) / 255 } ?? share, x, y) }
      }
    }
    state.mask = shares
  }

  private mutating func compose(_ layer: Surface, _ area: PixelRect, opacity: Double) {
    guard !area.isEmpty else { return }
    touched.formUnion(area)
    let share = UInt32((min(max(opacity, 0), 1) * 255).rounded())
    for y in area.top..<area.bottom {
      let (from, to) = (layer.row(y), surface.row(y))
      for x in area.left..<area.right where from[x] != 0 {
        to[x] = Pixel.over(share == 255 ? from[x] : Pixel.faded(from[x], share), to[x])
      }
    }
  }

  private mutating func drawShadow(
    _ shadow: PictureShadow, of layer: Surface, _ area: PixelRect, _ opacity: Double, _ state: RasterState
  ) {
    let scale = abs(state.map.a * state.map.d - state.map.b * state.map.c).squareRoot()
    let radius = min(PixelRect.whole((max(shadow.radius, 0) * scale).rounded()), 300)
    let dx = PixelRect.whole((shadow.offset.width * scale).rounded())
    let dy = PixelRect.whole((shadow.offset.height * scale).rounded())
    guard !area.isEmpty, abs(dx) < 10_000, abs(dy) < 10_000 else { return }
    let blurred = BlurredShape(layer, area, radius: radius)
    let source = Shader(.color(shadow.color.faded(opacity)), state).solid
    let target = blurred.area.moved(dx, dy).intersection(state.bounds)
    guard !target.isEmpty else { return }
    touched.formUnion(target)
    for y in target.top..<target.bottom {
      let row = surface.row(y)
      for x in target.left..<target.right {
        var share = blurred.value(x - dx, y - dy)
        if let mask = state.mask { share = share * mask[x, y] / 255 }
        if share > 0 { row[x] = Pixel.over(Pixel.faded(source, share), row[x]) }
      }
    }
  }
}

extension PixelRect {
  fileprivate func moved(_ x: Int, _ y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}

/// How opaque a layer is, softened.
private struct BlurredShape {
  let area: PixelRect
  private let width: Int
  private var values: [UInt8]

  /// - Parameter radius: How far the shape reaches outwards, in pixels.
  init(_ layer: Surface, _ shape: PixelRect, radius: Int) {
    area = shape.grown(by: radius)
    width = area.right - area.left
    let height = area.bottom - area.top
    values = [UInt8](repeating: 0, count: width * height)
    for y in shape.top..<shape.bottom {
      let row = layer.row(y)
      let start = (y - area.top) * width - area.left
      for x in shape.left..<shape.right { values[start + x] = UInt8(row[x] >> 24) }
    }
    // Three means one after the other come close to a bell.
    let reach = radius / 3
    guard reach > 0 else { return }
    for _ in 0..<3 {
      for y in 0..<height { blur(from: y * width, step: 1, count: width, reach) }
      for x in 0..<width { blur(from: x, step: width, count: height, reach) }
    }
  }

  func value(_ x: Int, _ y: Int) -> UInt32 { UInt32(values[(y - area.top) * width + x - area.left]) }

  private mutating func blur(from start: Int, step: Int, count: Int, _ reach: Int) {
    values.withUnsafeMutableBufferPointer { values in
      let line = (0..<count).map { UInt32(values[start + $0 * step]) }
      let size = UInt32(2 * reach + 1)
      var sum: UInt32 = 0
      for place in 0..<min(reach, count) { sum += line[place] }
      for place in 0..<count {
        if place + reach < count { sum += line[place + reach] }
        values[start + place * step] = UInt8((sum + size / 2) / size)
        if place >= reach { sum -= line[place - reach] }
      }
    }
  }
}
