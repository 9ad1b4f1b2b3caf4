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
