import Foundation

/// Draws text as a PNG image with one bit a pixel.
package enum TextImage {
  private static let scale = 2
  private static let cell = (width: 5 * scale, height: 8 * scale)
  private static let limits = (columns: 240, lines: 400)

  /// Draws the lines of a text in a fixed font, black on white.
  ///
  /// - Parameter text: lines that do not fit are cut; of more than 400 lines the rest is counted.
  /// - Returns: a PNG file.
  package static func png(of text: String) -> Data {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.prefix(limits.columns)) }
    if lines.count > limits.lines {
      let rest = lines.count - limits.lines + 1
      lines = lines.prefix(limits.lines - 1) + [Array("... \(rest) more lines")]
    }
    let width = max(1, (lines.map(\.count).max() ?? 0)) * cell.width + 2 * scale
    let height = max(1, lines.count) * cell.height + 2 * scale
    let rowBytes = (width + 7) / 8
    // Each row begins with its filter, none.
    var pixels = [UInt8](repeating: 0xff, count: (rowBytes + 1) * height)
    for y in 0..<height { pixels[y * (rowBytes + 1)] = 0 }
    for (line, characters) in lines.enumerated() {
      for (column, character) in characters.enumerated() {
        let left = scale + column * cell.width
        let top = scale + line * cell.height
        BitmapFont.forEachPixel(of: character) { x, y in
          for dy in 0..<scale {
            for dx in 0..<scale {
              let pixel = left + x * scale + dx
              pixels[(top + y * scale + dy) * (rowBytes + 1) + 1 + pixel / 8] &= ~(0x80 >> UInt8(pixel % 8))
            }
          }
        }
      }
    }
    return file(width: width, height: height, pixels: pixels)
  }

  // MARK: - PNG

  private static func file(width: Int, height: Int, pixels: [UInt8]) -> Data {
    var data = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    // Depth 1, greyscale, and the only compression, filter method and no interlacing.
    append("IHDR", bytes(UInt32(width)) + bytes(UInt32(height)) + [1, 0, 0, 0, 0], to: &data)
    append("IDAT", stored(pixels), to: &data)
    append("IEND", [], to: &data)
    return data
  }

  private static func append(_ type: String, _ content: [UInt8], to data: inout Data) {
    let body = Array(type.utf8) + content
    data.append(contentsOf: bytes(UInt32(content.count)))
    data.append(contentsOf: body)
    data.append(contentsOf: bytes(checksum(body)))
  }

  /// A zlib stream of blocks that are not compressed.
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 0xffff, content.count)
      let count = UInt16(end - start)
      stream.append(end == content.count ? 1 : 0)
      for word in [count, ~count] { stream += [UInt8(word & 0xff), UInt8(word >> 8)] }
      stream += content[start..<end]
      start = end
    } while start < content.count
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in content {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + bytes(b << 16 | a)
  }

  private static let checksums: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ (value >> 1) : value >> 1 }
  }

  private static func checksum(_ content: [UInt8]) -> UInt32 {
    ~content.reduce(~0) { checksums[Int(($0 ^ UInt32($1)) & 0xff)] ^ ($0 >> 8) }
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
