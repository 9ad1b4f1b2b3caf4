import Foundation

/// Writes the pixels of a surface as a PNG file.
struct PNGFile {
  static func data(of surface: Surface) -> Data {
    var file = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    // Depth 8, red, green and blue, and the only compression, filter method and no interlacing.
    append("IHDR", bytes(UInt32(surface.width)) + bytes(UInt32(surface.height)) + [8, 2, 0, 0, 0], to: &file)
    PixelStream.compress(surface) { append("IDAT", $0, $1, to: &file) }
    append("IEND", [], to: &file)
    return file
  }

  /// With the opacity of each pixel, and without compression.
  static func translucentData(of surface: Surface) -> Data {
    var file = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    // Depth 8, with red, green, blue and opacity.
    append("IHDR", bytes(UInt32(surface.width)) + bytes(UInt32(surface.height)) + [8, 6, 0, 0, 0], to: &file)
    append("IDAT", stored(rows(of: surface)), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  /// The rows, each with the filter before it that leaves it as it is; colours are no longer multiplied by the opacity.
  private static func rows(of surface: Surface) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(surface.height * (surface.width * 4 + 1))
    for y in 0..<surface.height {
      result.append(0)
      let row = surface.row(y)
      for x in 0..<surface.width {
        let pixel = row[x]
        let opacity = pixel >> 24
        for shift in [0, 8, 16] {
          let value = pixel >> UInt32(shift) & 0xff
          result.append(opacity == 0 ? 0 : UInt8(min((value * 255 + opacity / 2) / opacity, 255)))
        }
        result.append(UInt8(opacity))
      }
    }
    return result
  }

  /// A zlib stream of blocks that hold bytes as they are.
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var (first, second): (UInt32, UInt32) = (1, 0)
    var start = 0
    repeat {
      let end = min(start + 0xffff, content.count)
      let count = UInt16(end - start)
      result.append(end == content.count ? 1 : 0)
      for number in [count, ~count] { result += [UInt8(number & 0xff), UInt8(number >> 8)] }
      result += content[start..<end]
      for byte in content[start..<end] {
        first = (first + UInt32(byte)) % 65_521
        second = (second + first) % 65_521
      }
      start = end
    } while start < content.count
    return result + bytes(second << 16 | first)
  }

  static func append(_ type: String, _ content: [UInt8], to data: inout Data) {
    content.withUnsafeBufferPointer { buffer in
      // The address of no bytes is never looked at.
      if let start = buffer.baseAddress { return append(type, start, content.count, to: &data) }
      var none: UInt8 = 0
      append(type, &none, 0, to: &data)
    }
  }

  private static func append(_ type: String, _ content: UnsafePointer<UInt8>, _ count: Int, to data: inout Data) {
    let name = Array(type.utf8)
    data.append(contentsOf: bytes(UInt32(count)))
    data.append(contentsOf: name)
    data.append(content, count: count)
    data.append(contentsOf: bytes(~checksum(content, count, after: checksum(name, name.count, after: ~0))))
  }

  static func bytes(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

  private static let checksums: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ (value >> 1) : value >> 1 }
  }

  private static func checksum(_ content: UnsafePointer<UInt8>, _ count: Int, after start: UInt32) -> UInt32 {
    checksums.withUnsafeBufferPointer { table in
      guard let table = table.baseAddress else { return start }
      var value = start
      var index = 0
      while index < count {
        value = table[Int((value ^ UInt32(content[index])) & 0xff)] ^ (value >> 8)
        index &+= 1
      }
      return value
    }
  }
}
