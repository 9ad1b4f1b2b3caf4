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
