import Foundation
import UnderstudyPictures
import XCUIAutomation

/// Compares two pictures pixel by pixel.
struct PictureComparison {
  /// How many of the pixels must agree, from 0 to 1.
  let precision: Float
  /// How near a pixel must be to its reference to agree with it, from 0 to 1.
  let perceptualPrecision: Float

  /// - Returns: What differs, with a picture of it; nil where the pictures agree.
  func difference(_ reference: Data, _ snapshot: Data) -> (String, [XCTAttachment])? {
    guard reference != snapshot else { return nil }
    guard let new = try? StoredPNG(snapshot) else { return (SnapshotWording.bytes(reference, snapshot), []) }
    guard let old = try? StoredPNG(reference) else { return (SnapshotWording.notPNG, []) }
    if new.isOurs, !old.isOurs { return (SnapshotWording.notOurs, []) }
    guard old.width == new.width, old.height == new.height else {
      return (parts([SnapshotWording.sizes(old, new)], old, new), [])
    }
    guard let left = try? old.pixels() else { return (SnapshotWording.notPNG, []) }
    guard let right = try? new.pixels() else { return (SnapshotWording.bytes(reference, snapshot), []) }
    let pixels = PixelDifference(left, right, width: old.width, limit: perceptualPrecision)
    let allowed = (1 - Double(min(1, max(0, precision)))) * Double(old.width * old.height)
    guard Double(pixels.count) > allowed else { return nil }
    let scale = new.text(PictureText.scale).flatMap(Double.init) ?? 1
    let area = pixels.area(scale: scale)
    let text = SnapshotWording.pixels(
      pixels.count, of: old.width * old.height, in: Self.text(area) + (scale == 1 ? " (pixels)" : ""),
      precision: precision)
    let there = Self.elements(in: area, of: new.text(PictureText.elements) ?? "")
    let picture = StoredPNG.data(width: old.width, height: old.height, pixels: pixels.drawn(over: left))
    return (
      parts([text] + (there.isEmpty ? [] : [SnapshotWording.elementsThere(there)]), old, new),
      [XCTAttachment(data: picture, uniformTypeIdentifier: "public.png", name: "difference.png")]
    )
  }

  /// Adds how the elements differ.
  private func parts(_ texts: [String], _ old: StoredPNG, _ new: StoredPNG) -> String {
    var texts = texts
    if let before = old.text(PictureText.elements), let after = new.text(PictureText.elements),
      let difference = LineDifference.text(from: before, to: after)
    {
      texts.append(SnapshotWording.elements(difference))
    }
    return texts.joined(separator: "\n")
  }

  private static func text(_ area: CGRect) -> String {
    "{{\(number(area.minX)), \(number(area.minY))}, {\(number(area.width)), \(number(area.height))}}"
  }

  private static func number(_ value: CGFloat) -> String { String(format: "%.1f", Double(value)) }

  /// The smallest elements that the area touches: the lines of a tree that end with such frames.
  private static func elements(in area: CGRect, of tree: String) -> [String] {
    let lines = tree.split(separator: "\n").compactMap { line -> (text: String, size: CGFloat)? in
      guard let frame = frame(in: line), frame.intersects(area) else { return nil }
      return (line.trimmingCharacters(in: .whitespaces), frame.width * frame.height)
    }
    guard let smallest = lines.map(\.size).min() else { return [] }
    return lines.filter { $0.size <= 4 * smallest }.prefix(5).map(\.text)
  }

  private static func frame(in line: Substring) -> CGRect? {
    guard let match = line.firstMatch(of: /\{\{(-?[\d.]+), (-?[\d.]+)\}, \{([\d.]+), ([\d.]+)\}\}$/) else { return nil }
    let numbers = [match.1, match.2, match.3, match.4].compactMap { Double($0) }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// The pixels in which two pictures of one size differ.
struct PixelDifference {
  private(set) var count = 0
  private var isDifferent: [Bool]
  private var (minX, minY, maxX, maxY) = (Int.max, Int.max, -1, -1)
  private let width: Int

  /// - Parameters:
  ///   - left: Four bytes a pixel.
  ///   - right: As many.
  ///   - width: In pixels.
  ///   - limit: How near two colors must be to agree, from 0 to 1.
  init(_ left: [UInt8], _ right: [UInt8], width: Int, limit: Float) {
    self.width = width
    isDifferent = [Bool](repeating: false, count: left.count / 4)
    let distance = (1 - min(1, max(0, limit))) * 100
    for index in isDifferent.indices {
      let at = index * 4
      if left[at] == right[at], left[at + 1] == right[at + 1], left[at + 2] == right[at + 2],
        left[at + 3] == right[at + 3]
      {
        continue
      }
      if distance > 0, LabColor(left, at).distance(to: LabColor(right, at)) <= distance { continue }
      isDifferent[index] = true
      count += 1
      let (x, y) = (index % width, index / width)
      (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x), max(maxY, y))
    }
  }

  /// What the pixels lie in, in points.
  func area(scale: Double) -> CGRect {
    guard count > 0 else { return .zero }
    return CGRect(
      x: Double(minX) / scale, y: Double(minY) / scale, width: Double(maxX - minX + 1) / scale,
      height: Double(maxY - minY + 1) / scale)
  }

  /// The picture made pale, with the pixels in red.
  func drawn(over picture: [UInt8]) -> [UInt8] {
    var pixels = picture
    for index in isDifferent.indices {
      let at = index * 4
      let grey = 191 + UInt8((Int(picture[at]) + Int(picture[at + 1]) + Int(picture[at + 2])) / 12)
      let color: [UInt8] = isDifferent[index] ? [255, 0, 0] : [grey, grey, grey]
      for channel in 0..<3 { pixels[at + channel] = color[channel] }
    }
    return pixels
  }
}

/// A color in a space in which distances are those that people see (CIE 1976 L*a*b*, white of D65).
private struct LabColor {
  let lightness: Float
  let a: Float
  let b: Float

  init(_ pixels: [UInt8], _ at: Int) {
    let opacity = Float(pixels[at + 3]) / 255
    func linear(_ byte: UInt8) -> Float {
      // Over white.
      let value = Float(byte) / 255 * opacity + 1 - opacity
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func root(_ value: Float) -> Float { value > 0.008856 ? cbrt(value) : 7.787 * value + 16 / 116 }
    let (red, green, blue) = (linear(pixels[at]), linear(pixels[at + 1]), linear(pixels[at + 2]))
    let x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  func distance(to other: LabColor) -> Float {
    let (l, a, b) = (lightness - other.lightness, self.a - other.a, self.b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }
}
