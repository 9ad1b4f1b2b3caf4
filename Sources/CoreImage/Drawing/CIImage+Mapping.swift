import Foundation
import UnderstudyPictures

extension CIImage {
  /// The image with each color changed by a function. Neighbors of one color are asked for once.
  func mapped(_ change: @escaping @Sendable (Tone) -> Tone) -> CIImage {
    mapped({ tone, _, _ in change(tone) }, keepsLast: true)
  }

  /// The image with each color changed by a function of the color and the pixel's place.
  func mappedByPlace(_ change: @escaping @Sendable (_ tone: Tone, _ x: Int, _ y: Int) -> Tone) -> CIImage {
    mapped(change, keepsLast: false)
  }

  private func mapped(
    _ change: @escaping @Sendable (Tone, Int, Int) -> Tone, keepsLast: Bool
  ) -> CIImage {
    CIImage(extent: extent) { area in
      var field = self.field(area)
      var (position, last, result): (Int, Tone?, Tone) = (0, nil, Tone(0, 0, 0, 0))
      for row in 0..<area.height {
        for x in area.x..<area.right {
          let tone = Tone(field.map.bytes, at: position)
          if !keepsLast || tone != last {
            result = change(tone, x, area.top - 1 - row)
            last = tone
          }
          result.write(to: &field.map.bytes, at: position)
          position += 4
        }
      }
      return field
    }
  }

  /// The image over another one, pixel by pixel.
  ///
  /// - Parameter blend: Changes the pixel of the image below, by the one above.
  func blended(
    over below: CIImage,
    _ blend: @escaping @Sendable (_ bytes: inout [UInt8], _ position: Int, _ above: [UInt8], _ other: Int) -> Void
  ) -> CIImage {
    let whole = extent.isInfinite || below.extent.isInfinite ? CGRect.infinite : extent.union(below.extent)
    return CIImage(extent: whole) { area in
      var field = below.field(area)
      let above = self.field(area)
      for position in stride(from: 0, to: field.map.bytes.count, by: 4) {
        blend(&field.map.bytes, position, above.map.bytes, position)
      }
      return field
    }
  }

  /// The image with each pixel taken from elsewhere in it.
  ///
  /// - Parameters:
  ///   - extent: Of the result.
  ///   - reach: Where the pixels of an area come from.
  ///   - source: Where a point comes from; nil for nothing.
  func moved(
    to extent: CGRect? = nil, reach: @escaping @Sendable (PixelArea) -> PixelArea,
    _ source: @escaping @Sendable (CGPoint) -> CGPoint?
  ) -> CIImage {
    CIImage(extent: extent ?? self.extent) { area in
      let known = reach(area).intersection(PixelArea(self.extent))
      guard !known.isEmpty else { return PixelField(area) }
      let from = self.field(known)
      var field = PixelField(area)
      field.fill(from: from) { x, y in
        guard let point = source(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)), point.x.isFinite, point.y.isFinite,
          abs(point.x) < 1e9, abs(point.y) < 1e9
        else { return nil }
        return from.position(Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
      }
      return field
    }
  }
}
