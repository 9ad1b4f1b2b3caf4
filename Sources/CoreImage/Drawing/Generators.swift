import Foundation
import UnderstudyPictures

extension FilterDrawing {
  /// Filters that make pictures of nothing.
  static let generators: [String: Draw] = [
    "CIQRCodeGenerator": { inputs in
      guard let data = inputs.data("Message") else { return nil }
      let level = QRCode.Correction(rawValue: inputs.text("CorrectionLevel") ?? "M") ?? .medium
      guard let code = QRCode([UInt8](data), correction: level) else { return nil }
      // A module is a pixel, and there is one of white around the code.
      return CIImage(
        PixelMap(bars: code.side + 2, code.side + 2) { x, y in
          (1...code.side).contains(x) && (1...code.side).contains(y) && code[x - 1, y - 1]
        })
    },
    "CICode128BarcodeGenerator": { inputs in
      guard let data = inputs.data("Message"), let widths = Code128.widths(of: [UInt8](data)) else { return nil }
      let quiet = min(max(inputs.whole("QuietSpace"), 0), 100)
      let bars = widths.enumerated().flatMap { [Bool](repeating: $0.offset % 2 == 0, count: $0.element) }
      return CIImage(
        PixelMap(bars: bars.count + 2 * quiet, min(max(inputs.whole("BarcodeHeight"), 1), 1_000)) { x, _ in
          bars.indices.contains(x - quiet) && bars[x - quiet]
        })
    },
    "CIConstantColorGenerator": { inputs in CIImage(tone: inputs.tone("Color")) },
    "CICheckerboardGenerator": { inputs in
      let (center, width) = (inputs.point("Center"), max(inputs.number("Width"), 1))
      let colors = [inputs.tone("Color0"), inputs.tone("Color1")]
      return CIImage { point in
        let column = Int(((point.x - center.x) / width).rounded(.down))
        return colors[abs(column + Int(((point.y - center.y) / width).rounded(.down))) % 2]
      }
    },
    "CIStripesGenerator": { inputs in
      let (center, width) = (inputs.point("Center"), max(inputs.number("Width"), 1))
      let colors = [inputs.tone("Color0"), inputs.tone("Color1")]
      return CIImage { colors[abs(Int((($0.x - center.x) / width).rounded(.down))) % 2] }
    },
    "CIRoundedRectangleGenerator": { inputs in
      let rect = inputs.vector("Extent")?.cgRectValue ?? .zero
      let radius = min(max(inputs.number("Radius"), 0), rect.width / 2, rect.height / 2)
      let (inner, color) = (rect.insetBy(dx: radius, dy: radius), inputs.tone("Color"))
      return CIImage { point in
        let dx = point.x - min(max(point.x, inner.minX), inner.maxX)
        let dy = point.y - min(max(point.y, inner.minY), inner.maxY)
        return hypot(dx, dy) <= max(radius, 0.01) ? color : Tone(0, 0, 0, 0)
      }.cropped(to: rect)
    },
    "CIRandomGenerator": { _ in
      CIImage { point in
        var bits = UInt64(truncatingIfNeeded: Int(point.x) &* 73_856_093 ^ Int(point.y) &* 19_349_663)
        bits = (bits ^ bits >> 13) &* 0x9E37_79B9_7F4A_7C15
        func part(_ place: UInt64) -> Float { Float(bits >> place & 255) / 255 }
        return Tone(part(32), part(40), part(48), part(56))
      }
    },
  ]

  /// Filters that make gradients.
  static let gradients: [String: Draw] = [
    "CILinearGradient": { linear($0) { $0 } },
    "CISmoothLinearGradient": { linear($0) { $0 * $0 * (3 - 2 * $0) } },
    "CIRadialGradient": { inputs in
      let (center, from, to) = (inputs.point("Center"), inputs.number("Radius0"), inputs.number("Radius1"))
      let (first, second) = (inputs.tone("Color0"), inputs.tone("Color1"))
      return CIImage { point in
        let distance = hypot(point.x - center.x, point.y - center.y)
        let share = to == from ? (distance < to ? 0 : 1) : (distance - from) / (to - from)
        return first.mixed(with: second, Tone.limited(Float(share)))
      }
    },
    "CIGaussianGradient": { inputs in
      let (center, radius) = (inputs.point("Center"), max(inputs.number("Radius"), 1))
      let (first, second) = (inputs.tone("Color0"), inputs.tone("Color1"))
      return CIImage { point in
        let distance = Tone.limited(Float(hypot(point.x - center.x, point.y - center.y) / radius))
        return first.mixed(with: second, distance * distance * (3 - 2 * distance))
      }
    },
  ]

  private static func linear(_ inputs: FilterInputs, _ curve: @escaping @Sendable (Float) -> Float) -> CIImage? {
    let (from, to) = (inputs.point("Point0"), inputs.point("Point1"))
    let (first, second) = (inputs.tone("Color0"), inputs.tone("Color1"))
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let square = dx * dx + dy * dy
    return CIImage { point in
      let share = square > 0 ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / square : 0
      return first.mixed(with: second, curve(Tone.limited(Float(share))))
    }
  }

  /// Filters that sum an area up in one pixel.
  static let reductions: [String: Draw] = [
    "CIAreaAverage": { inputs in
      summed(inputs) { values in values.reduce(0) { $0 + Int($1) } / max(values.count, 1) }
    },
    "CIAreaMaximum": { summed($0) { Int($0.max() ?? 0) } },
    "CIAreaMinimum": { summed($0) { Int($0.min() ?? 0) } },
  ]

  private static func summed(_ inputs: FilterInputs, _ sum: @escaping @Sendable ([UInt8]) -> Int) -> CIImage? {
    guard let image = inputs.image else { return nil }
    let extent = (inputs.vector("Extent")?.cgRectValue ?? image.extent).intersection(image.extent)
    guard !extent.isNull, !extent.isInfinite, !extent.isEmpty else { return .empty() }
    return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { area in
      let bytes = image.field(PixelArea(extent)).map.bytes
      var field = PixelField(area)
      for part in 0..<4 {
        let values = stride(from: part, to: bytes.count, by: 4).map { bytes[$0] }
        field.map.bytes[part] = UInt8(clamping: sum(values))
      }
      return field
    }
  }
}

extension PixelMap {
  /// Black and white pixels.
  fileprivate init(bars width: Int, _ height: Int, _ isDark: (_ x: Int, _ y: Int) -> Bool) {
    self.init(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let (start, value): (Int, UInt8) = ((y * width + x) * 4, isDark(x, y) ? 0 : 255)
        for part in 0..<3 { bytes[start + part] = value }
        bytes[start + 3] = 255
      }
    }
  }
}

extension CIImage {
  fileprivate convenience init(tone: Tone) { self.init { _ in tone } }

  /// A color at each point, without edges.
  fileprivate convenience init(_ color: @escaping @Sendable (CGPoint) -> Tone) {
    self.init(extent: .infinite) { area in
      var (field, position) = (PixelField(area), 0)
      for row in 0..<area.height {
        for x in area.x..<area.right {
          let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(area.top - 1 - row) + 0.5)
          color(point).write(to: &field.map.bytes, at: position)
          position += 4
        }
      }
      return field
    }
  }
}
