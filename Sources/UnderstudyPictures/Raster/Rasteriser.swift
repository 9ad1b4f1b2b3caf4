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
    case .image(let mark):
      if let pixels = mark.pixels { draw(pixels, in: mark.frame, state) }
      draw(ImageDrawing.items(of: mark), state)
    case .group(let group, let items): draw(group, items, state)
    case .later: break
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
    for y in area.top..<area.bottom {
      Pixel.put(source, over: surface.row(y) + area.left, count: area.right - area.left)
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

  /// Stretches pixels to an area: each shows the nearest one.
  private mutating func draw(_ pixels: PixelMap, in frame: CGRect, _ state: RasterState) {
    guard frame.width > 0, frame.height > 0, let back = state.map.inverse else { return }
    let box = state.map.apply(frame)
    let area = PixelRect(
      left: PixelRect.whole((box.minX - 0.5).rounded(.up)), top: PixelRect.whole((box.minY - 0.5).rounded(.up)),
      right: PixelRect.whole((box.maxX + 0.5).rounded(.down)), bottom: PixelRect.whole((box.maxY + 0.5).rounded(.down))
    ).intersection(state.bounds)
    guard !area.isEmpty else { return }
    touched.formUnion(area)
    let share = UInt32((min(max(state.opacity, 0), 1) * 255).rounded())
    for y in area.top..<area.bottom {
      let row = surface.row(y)
      for x in area.left..<area.right {
        let point = back.apply(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
        guard let color = pixels.color(at: point, in: frame) else { continue }
        let visible = state.mask.map { share &* $0[x, y] / 255 } ?? share
        row[x] = Pixel.over(visible == 255 ? color : Pixel.faded(color, visible), row[x])
      }
    }
  }

  /// Paints what the coverage holds.
  private mutating func paintCoverage(_ paint: Paint, isEvenOdd: Bool, _ state: RasterState) {
    let shader = Shader(paint, state)
    let (surface, mask) = (surface, state.mask)
    touched.formUnion(coverage.box(in: state.bounds))
    coverage.forEachRun(in: state.bounds, isEvenOdd: isEvenOdd) { run in
      let row = surface.row(run.y)
      guard let mask else { return shader.draw(run, on: row) }
      mask.forEachRun(in: run) { shader.draw($0, on: row) }
    }
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
    coverage.forEachRun(in: state.bounds, isEvenOdd: isEvenOdd) { run in
      guard let outer else { return mask.set(run) }
      outer.forEachRun(in: run) { mask.set($0) }
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
      var x = state.bounds.left
      while x < state.bounds.right {
        let share = mask.isInverse ? 255 &- row[x] >> 24 : row[x] >> 24
        if share > 0 { shares.set(outer.map { (share &* $0[x, y] &+ 127) / 255 } ?? share, x, y) }
        x &+= 1
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
      var x = area.left
      while x < area.right {
        if from[x] != 0 { to[x] = Pixel.over(share == 255 ? from[x] : Pixel.faded(from[x], share), to[x]) }
        x &+= 1
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
      var x = target.left
      while x < target.right {
        var share = blurred.value(x &- dx, y &- dy)
        if let mask = state.mask { share = share &* mask[x, y] / 255 }
        if share > 0 { row[x] = Pixel.over(Pixel.faded(source, share), row[x]) }
        x &+= 1
      }
    }
  }
}

extension PixelMap {
  /// The nearest pixel of a point, if the pixels are stretched to a rectangle; nil outside.
  fileprivate func color(at point: CGPoint, in frame: CGRect) -> UInt32? {
    let column = ((point.x - frame.minX) / frame.width * CGFloat(width)).rounded(.down)
    let row = ((point.y - frame.minY) / frame.height * CGFloat(height)).rounded(.down)
    guard column >= 0, row >= 0, column < CGFloat(width), row < CGFloat(height) else { return nil }
    let position = (Int(row) * width + Int(column)) * 4
    return (0..<4).reduce(0) { $0 | UInt32(bytes[position + $1]) << UInt32($1 * 8) }
  }
}

extension PixelRect {
  fileprivate func moved(_ x: Int, _ y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}
