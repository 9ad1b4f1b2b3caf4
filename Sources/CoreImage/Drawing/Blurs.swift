import Foundation
import UnderstudyPictures

extension FilterDrawing {
  /// Filters that blur and sharpen. Each blur is made of means of squares.
  static let blurs: [String: Draw] = [
    "CIGaussianBlur": { $0.image?.blurred(radius: Double($0.number("Radius"))) },
    "CIBoxBlur": { $0.image?.averaged(reach: $0.whole("Radius"), passes: 1) },
    "CIDiscBlur": { $0.image?.averaged(reach: $0.whole("Radius") / 2, passes: 2) },
    "CIBokehBlur": { $0.image?.averaged(reach: $0.whole("Radius") / 2, passes: 2) },
    "CIUnsharpMask": { inputs in
      inputs.image?.sharpened(radius: inputs.number("Radius"), intensity: inputs.float("Intensity"))
    },
    "CISharpenLuminance": { inputs in
      inputs.image?.sharpened(radius: inputs.number("Radius"), intensity: inputs.float("Sharpness"))
    },
    "CIMorphologyMaximum": { $0.image?.extreme(reach: $0.whole("Radius")) { max($0, $1) } },
    "CIMorphologyMinimum": { $0.image?.extreme(reach: $0.whole("Radius")) { min($0, $1) } },
  ]
}

extension CIImage {
  /// A blur that reaches three times its radius, as a bell curve does.
  func blurred(radius: Double) -> CIImage {
    guard radius > 0, radius.isFinite else { return self }
    let reach = Int((min(radius, 1_000) * 0.866).rounded())
    let edge = CGFloat((min(radius, 1_000) * 3).rounded(.up))
    let whole = extent.isInfinite ? extent : extent.insetBy(dx: -edge, dy: -edge)
    return averaged(reach: max(reach, 1), passes: 3, extent: whole)
  }

  /// Each pixel as the mean of a square around it.
  ///
  /// - Parameters:
  ///   - reach: How many pixels the square has at each side of the middle.
  ///   - passes: How often.
  ///   - extent: Of the result; nil for as much larger as the squares reach.
  func averaged(reach: Int, passes: Int, extent whole: CGRect? = nil) -> CIImage {
    let reach = min(reach, 1_000)
    guard reach > 0 else { return self }
    let edge = CGFloat(-reach * passes)
    let grown = whole ?? (extent.isInfinite ? extent : extent.insetBy(dx: edge, dy: edge))
    return CIImage(extent: grown) { area in
      let source = self.field(area.grown(by: reach * passes))
      var map = source.map
      for _ in 0..<passes {
        map = map.averagedRows(reach).turned.averagedRows(reach).turned
      }
      var field = PixelField(area)
      field.copy(PixelField(source.area, map))
      return field
    }
  }

  fileprivate func sharpened(radius: CGFloat, intensity: Float) -> CIImage {
    guard radius > 0, !extent.isEmpty else { return self }
    let soft = clampedToExtent().blurred(radius: Double(radius))
    return soft.cropped(to: extent).blended(over: self) { bytes, position, above, other in
      let (sharp, soft) = (Tone(bytes, at: position), Tone(above, at: other))
      Tone(
        sharp.red + (sharp.red - soft.red) * intensity, sharp.green + (sharp.green - soft.green) * intensity,
        sharp.blue + (sharp.blue - soft.blue) * intensity, sharp.opacity
      ).write(to: &bytes, at: position)
    }
  }

  /// Each part as the largest or the smallest one in a square around it.
  fileprivate func extreme(reach: Int, _ better: @escaping @Sendable (UInt8, UInt8) -> UInt8) -> CIImage {
    guard reach > 0 else { return self }
    let reach = min(reach, 100)
    return CIImage(extent: extent) { area in
      let source = self.clampedToExtent().field(area.grown(by: reach))
      var field = PixelField(area)
      for y in area.y..<area.top {
        for x in area.x..<area.right {
          guard let to = field.position(x, y) else { continue }
          for part in 0..<4 {
            var value = source.map.bytes[source.nearest(x, y) + part]
            for step in -reach...reach {
              value = better(value, source.map.bytes[source.nearest(x + step, y) + part])
              value = better(value, source.map.bytes[source.nearest(x, y + step) + part])
            }
            field.map.bytes[to + part] = value
          }
        }
      }
      return field
    }
  }
}

extension PixelMap {
  /// Columns as rows.
  fileprivate var turned: PixelMap { rearranged(isTurned: true) { ($1, $0) } }

  /// Each pixel as the mean of those beside it; beyond the edges there is nothing.
  fileprivate func averagedRows(_ reach: Int) -> PixelMap {
    var result = self
    let count = 2 * reach + 1
    for row in 0..<height {
      let start = row * width * 4
      for part in 0..<4 {
        var sum = 0
        for column in 0..<min(reach, width) { sum += Int(bytes[start + column * 4 + part]) }
        for column in 0..<width {
          if column + reach < width { sum += Int(bytes[start + (column + reach) * 4 + part]) }
          if column > reach { sum -= Int(bytes[start + (column - reach - 1) * 4 + part]) }
          result.bytes[start + column * 4 + part] = UInt8((sum + count / 2) / count)
        }
      }
    }
    return result
  }
}
