import Foundation
import UnderstudyPictures

extension FilterDrawing {
  /// Filters that make pictures look like something else.
  static let stylizing: [String: Draw] = [
    "CIPixellate": { inputs in
      guard let image = inputs.image else { return nil }
      let (center, scale) = (inputs.point("Center"), min(max(inputs.number("Scale"), 1), 10_000))
      return image.inCells { x, y in
        CGPoint(
          x: (((CGFloat(x) + 0.5 - center.x) / scale).rounded(.down) + 0.5) * scale + center.x,
          y: (((CGFloat(y) + 0.5 - center.y) / scale).rounded(.down) + 0.5) * scale + center.y)
      }
    },
    "CICrystallize": { inputs in
      guard let image = inputs.image else { return nil }
      let radius = min(max(inputs.number("Radius"), 1), 10_000)
      return image.inCells { Crystals.middle(x: $0, y: $1, size: radius) }
    },
    "CIEdges": { inputs in
      let intensity = inputs.float("Intensity")
      return inputs.image?.withNeighbors { field, x, y in
        func luma(_ dx: Int, _ dy: Int) -> Tone { Tone(field.map.bytes, at: field.nearest(x + dx, y + dy)) }
        let (left, right, below, above) = (luma(-1, 0), luma(1, 0), luma(0, -1), luma(0, 1))
        func edge(_ part: KeyPath<Tone, Float>) -> Float {
          hypotf(right[keyPath: part] - left[keyPath: part], above[keyPath: part] - below[keyPath: part]) * intensity
        }
        return Tone(edge(\.red), edge(\.green), edge(\.blue), luma(0, 0).opacity)
      }
    },
    "CIBloom": { inputs in
      let intensity = inputs.float("Intensity")
      guard let image = inputs.image else { return nil }
      let glow = image.blurred(radius: Double(inputs.number("Radius")))
      return glow.blended(over: image) { bytes, position, above, other in
        for part in 0..<4 {
          let sum = Float(bytes[position + part]) + Float(above[other + part]) * intensity
          bytes[position + part] = UInt8(min(max(sum, 0), 255))
        }
      }
    },
    "CIGloom": { inputs in
      let intensity = inputs.float("Intensity")
      guard let image = inputs.image else { return nil }
      let soft = image.clampedToExtent().blurred(radius: Double(inputs.number("Radius"))).cropped(to: image.extent)
      return soft.blended(over: image) { bytes, position, above, other in
        let (own, soft) = (Tone(bytes, at: position), Tone(above, at: other))
        let dull = Tone(min(own.red, soft.red), min(own.green, soft.green), min(own.blue, soft.blue), own.opacity)
        own.mixed(with: dull, intensity).write(to: &bytes, at: position)
      }
    },
    "CIBlendWithMask": { masked($0) { $0.luma * $0.opacity } },
    "CIBlendWithAlphaMask": { masked($0) { $0.opacity } },
  ]

  /// A picture where a mask lets it through, over another one.
  private static func masked(
    _ inputs: FilterInputs, _ share: @escaping @Sendable (Tone) -> Float
  ) -> CIImage? {
    guard let image = inputs.image else { return nil }
    let below = inputs.image("BackgroundImage") ?? .empty()
    guard let mask = inputs.image("MaskImage") else { return below }
    let shown = mask.blended(over: image) { bytes, position, mask, other in
      let visible = share(Tone(mask, at: other))
      for part in 0..<4 { bytes[position + part] = UInt8((Float(bytes[position + part]) * visible).rounded()) }
    }
    return shown.cropped(to: image.extent).composited(over: below)
  }
}

/// Polygons around points that lie in squares of a size, always the same ones.
private enum Crystals {
  /// The nearest point.
  static func middle(x: Int, y: Int, size: CGFloat) -> CGPoint {
    let (px, py) = (CGFloat(x) + 0.5, CGFloat(y) + 0.5)
    let (column, row) = (Int((px / size).rounded(.down)), Int((py / size).rounded(.down)))
    var (best, least) = (CGPoint(x: px, y: py), CGFloat.infinity)
    for i in (column - 1)...(column + 1) {
      for j in (row - 1)...(row + 1) {
        let point = CGPoint(
          x: (CGFloat(i) + share(i, j, 1)) * size, y: (CGFloat(j) + share(i, j, 2)) * size)
        let distance = hypot(point.x - px, point.y - py)
        if distance < least { (best, least) = (point, distance) }
      }
    }
    return best
  }

  /// A number between 0 and 1 that looks random.
  private static func share(_ i: Int, _ j: Int, _ salt: Int) -> CGFloat {
    var bits = UInt64(truncatingIfNeeded: i &* 73_856_093 ^ j &* 19_349_663 ^ salt &* 83_492_791)
    bits = (bits ^ bits >> 13) &* 0x9E37_79B9_7F4A_7C15
    return CGFloat(bits >> 40) / CGFloat(1 << 24)
  }
}

extension CIImage {
  /// Each pixel with the color of a point: that of its cell.
  fileprivate func inCells(_ middle: @escaping @Sendable (_ x: Int, _ y: Int) -> CGPoint) -> CIImage {
    let whole = PixelArea(extent)
    return CIImage(extent: extent) { area in
      guard !self.extent.isInfinite else { return self.field(area) }
      let source = self.field(whole)
      var field = PixelField(area)
      field.fill(from: source) { x, y in
        let point = middle(x, y)
        return source.nearest(Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
      }
      return field
    }
  }

  /// Each pixel made of those around it, whose edges repeat.
  fileprivate func withNeighbors(
    _ color: @escaping @Sendable (_ field: PixelField, _ x: Int, _ y: Int) -> Tone
  ) -> CIImage {
    CIImage(extent: extent) { area in
      let source = self.clampedToExtent().field(area.grown(by: 1))
      var field = PixelField(area)
      for y in area.y..<area.top {
        for x in area.x..<area.right {
          guard let position = field.position(x, y) else { continue }
          color(source, x, y).write(to: &field.map.bytes, at: position)
        }
      }
      return field
    }
  }
}
