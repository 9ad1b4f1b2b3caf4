import Foundation
import Understudy
import UnderstudyPictures

extension CIImage {
  /// The image under a change of coordinates; a change without a way back shows nothing.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    guard matrix.a * matrix.d - matrix.b * matrix.c != 0 else { return .empty() }
    let back = matrix.inverted()
    let whole = extent.isInfinite ? extent : extent.applying(matrix)
    return CIImage(extent: whole) { area in
      let source = self.field(PixelArea(area.rect.applying(back)).grown(by: 1).intersection(PixelArea(self.extent)))
      guard !source.area.isEmpty else { return PixelField(area) }
      if matrix.b == 0, matrix.c == 0 { return Self.stretched(source, to: area, back) }
      var field = PixelField(area)
      field.fill(from: source) { x, y in
        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
        return source.position(Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
      }
      return field
    }
  }

  /// The image under a change of coordinates; the quality has no effect.
  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }

  /// Pixels under a change that keeps rows and columns.
  private static func stretched(_ source: PixelField, to area: PixelArea, _ back: CGAffineTransform) -> PixelField {
    func place(_ value: Int, _ factor: CGFloat, _ offset: CGFloat) -> Int {
      Int(((CGFloat(value) + 0.5) * factor + offset).rounded(.down))
    }
    let columns = (area.x..<area.right).map { place($0, back.a, back.tx) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(area.width * area.height * 4)
    var (last, row): (Int?, [UInt8]) = (nil, [])
    for y in (area.y..<area.top).reversed() {
      let from = place(y, back.d, back.ty)
      if last != from {
        row = [UInt8](repeating: 0, count: area.width * 4)
        for (index, column) in columns.enumerated() {
          guard let position = source.position(column, from) else { continue }
          for part in 0..<4 { row[index * 4 + part] = source.map.bytes[position + part] }
        }
        last = from
      }
      bytes += row
    }
    var field = PixelField(area)
    field.map.bytes = bytes
    return field
  }

  /// The part of the image in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = extent.isInfinite ? rect : extent.intersection(rect)
    guard !part.isNull, !part.isEmpty else { return .empty() }
    return CIImage(extent: part) { self.field($0) }
  }

  /// The image over another one.
  public func composited(over dest: CIImage) -> CIImage {
    blended(over: dest) { bytes, position, below, other in bytes.blendPixel(position, below, other) }
  }

  /// The image, with the pixels of its edges repeated without end.
  public func clampedToExtent() -> CIImage {
    guard !extent.isInfinite, !extent.isEmpty else { return self }
    let inner = PixelArea(extent)
    return CIImage(extent: .infinite) { area in
      let part = PixelArea(
        x: min(max(area.x, inner.x), inner.right - 1), y: min(max(area.y, inner.y), inner.top - 1), width: 1, height: 1)
      let far = PixelArea(
        x: min(max(area.right - 1, inner.x), inner.right - 1), y: min(max(area.top - 1, inner.y), inner.top - 1),
        width: 1, height: 1)
      let source = self.field(
        PixelArea(x: part.x, y: part.y, width: far.right - part.x, height: far.top - part.y))
      var field = PixelField(area)
      field.fill(from: source) { source.nearest($0, $1) }
      return field
    }
  }

  /// The part in a rectangle, with the pixels of its edges repeated without end.
  public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }

  /// The image, opaque inside of a rectangle.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    mapped { Tone($0.red, $0.green, $0.blue, 1) }.cropped(to: extent)
  }
  /// The image itself: the nearest pixel shows always.
  public func samplingNearest() -> CIImage { self }
  /// The image itself, without smooth pixels.
  public func samplingLinear() -> CIImage { self }
  /// The image itself, whose drawing is not kept.
  public func insertingIntermediate() -> CIImage { self }

  // MARK: - Filters

  /// The image, blurred.
  public func applyingGaussianBlur(sigma: Double) -> CIImage { blurred(radius: sigma) }

  /// The image after a filter. A filter by an unknown name shows nothing.
  ///
  /// - Parameters:
  ///   - filterName: Such as "CISepiaTone".
  ///   - params: The values of its inputs.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return .empty() }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? .empty()
  }

  /// The image after a filter with its usual values.
  public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

  /// Filters that would improve the image: none, as nothing looks at pictures here.
  public func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] { [] }
}

/// Which improvements of an image are looked for. Source: Apple's page "CIImageAutoAdjustmentOption".
public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a choice by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether colors are improved.
  public static let enhance = Self(rawValue: "kCIImageAutoAdjustEnhance")
  /// Whether red eyes are corrected.
  public static let redEye = Self(rawValue: "kCIImageAutoAdjustRedEye")
}

extension [UInt8] {
  /// A pixel over another one.
  mutating func blendPixel(_ position: Int, _ above: [UInt8], _ other: Int) {
    let rest = 255 - Int(above[other + 3])
    for part in 0..<4 {
      self[position + part] = UInt8(Swift.min(Int(above[other + part]) + Int(self[position + part]) * rest / 255, 255))
    }
  }
}
