import Foundation

/// A PNG file as its chunks: to read pixels and texts, and to add texts.
package struct StoredPNG {
  /// Why a file cannot be read.
  package enum Problem: Error, Equatable {
    case notPNG
    case damaged
    /// Interlaced, or of more than eight bits a channel.
    case unsupported
  }

  private struct Chunk {
    let type: String
    let content: [UInt8]
  }

  private let chunks: [Chunk]
  package let width: Int
  package let height: Int
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let software = "Software"

  package init(_ data: Data) throws(Problem) {
    let bytes = Array(data)
    guard bytes.starts(with: Self.signature) else { throw .notPNG }
    var chunks: [Chunk] = []
    var position = Self.signature.count
    while position + 12 <= bytes.count {
      let count = Self.number(bytes[position..<(position + 4)])
      guard position + 12 + count <= bytes.count else { throw .damaged }
      let type = String(decoding: bytes[(position + 4)..<(position + 8)], as: UTF8.self)
      chunks.append(Chunk(type: type, content: Array(bytes[(position + 8)..<(position + 8 + count)])))
      position += 12 + count
    }
    guard let head = chunks.first, head.type == "IHDR", head.content.count == 13, chunks.last?.type == "IEND" else {
      throw .damaged
    }
    self.chunks = chunks
    (width, height) = (Self.number(head.content[0..<4]), Self.number(head.content[4..<8]))
    // More than a hundred million pixels are no picture of a screen.
    guard width > 0, height > 0, width <= 100_000_000 / height else { throw .damaged }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  // MARK: - Texts

  /// Whether a picture of ours is in the file.
  package var isOurs: Bool { text(Self.software) == "Understudy" }

  /// A text by its keyword.
  package func text(_ keyword: String) -> String? {
    for chunk in chunks {
      guard chunk.type == "tEXt" || chunk.type == "iTXt", let end = chunk.content.firstIndex(of: 0),
        chunk.content[..<end].elementsEqual(keyword.utf8)
      else { continue }
      if chunk.type == "tEXt" { return String(decoding: chunk.content[(end + 1)...], as: UTF8.self) }
      // Whether it is compressed, the method, the language and the keyword in that language.
      guard chunk.content.count > end + 3, chunk.content[end + 1] == 0,
        let language = chunk.content[(end + 3)...].firstIndex(of: 0),
        let translated = chunk.content[(language + 1)...].firstIndex(of: 0)
      else { continue }
      return String(decoding: chunk.content[(translated + 1)...], as: UTF8.self)
    }
    return nil
  }

  /// The file with a mark that it is ours, and with texts by their keywords.
  package func marked(_ texts: [String: String] = [:]) -> Data {
    var data = Data(Self.signature)
    let added =
      [Chunk(type: "tEXt", content: Array("\(Self.software)\0Understudy".utf8))]
      + texts.sorted { $0.key < $1.key }.map { keyword, text in
        Chunk(type: "iTXt", content: Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8))
      }
    let others = chunks.dropFirst().filter { $0.type != "tEXt" && $0.type != "iTXt" }
    for chunk in chunks.prefix(1) + added + others { PNGFile.append(chunk.type, chunk.content, to: &data) }
    return data
  }

  /// A file of pixels, four bytes each: red, green, blue and opacity, of which the last is not stored.
  package static func data(width: Int, height: Int, pixels: [UInt8]) -> Data {
    let surface = Surface(width: width, height: height, isOpaque: true)
    for y in 0..<surface.height {
      let row = surface.row(y)
      for x in 0..<surface.width {
        let offset = (y * width + x) * 4
        guard offset + 2 < pixels.count else { break }
        row[x] =
          UInt32(pixels[offset]) | UInt32(pixels[offset + 1]) << 8 | UInt32(pixels[offset + 2]) << 16 | 0xFF00_0000
      }
    }
    return PNGFile.data(of: surface)
  }

  // MARK: - Pixels

  /// How pixels are stored.
  private struct Layout {
    let depth: Int
    let kind: UInt8

    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind] ?? 0 }
    func rowBytes(_ width: Int) -> Int { (width * channels * depth + 7) / 8 }
    /// What filters take for the pixel before.
    var pixelBytes: Int { max(1, channels * depth / 8) }
  }

  /// Red, green, blue and opacity of each pixel, row by row.
  package func pixels() throws(Problem) -> [UInt8] {
    let head = chunks[0].content
    let layout = Layout(depth: Int(head[8]), kind: head[9])
    guard layout.channels > 0, [1, 2, 4, 8].contains(layout.depth), head[12] == 0 else { throw .unsupported }
    let rowBytes = layout.rowBytes(width)
    var rows: [UInt8]
    do {
      let stream = chunks.filter { $0.type == "IDAT" }.flatMap(\.content)
      rows = try Inflate.bytes(of: stream, count: (rowBytes + 1) * height)
    } catch {
      throw .damaged
    }
    guard rows.count == (rowBytes + 1) * height else { throw .damaged }
    for row in 0..<height { try unfilter(&rows, row, rowBytes, layout.pixelBytes) }
    return expand(rows, rowBytes, layout)
  }

  /// Undoes the filter of a row: each byte is stored as its difference from bytes before it.
  private func unfilter(_ rows: inout [UInt8], _ row: Int, _ count: Int, _ step: Int) throws(Problem) {
    let start = row * (count + 1) + 1
    let filter = rows[start - 1]
    guard filter <= 4 else { throw .damaged }
    guard filter > 0 else { return }
    let above = row > 0 ? start - count - 1 : nil
    for index in 0..<count {
      let left = index >= step ? rows[start + index - step] : 0
      let up = above.map { rows[$0 + index] } ?? 0
      let corner = index >= step ? above.map { rows[$0 + index - step] } ?? 0 : 0
      let guess: UInt8 =
        switch filter {
        case 1: left
        case 2: up
        case 3: UInt8((Int(left) + Int(up)) / 2)
        default: Self.paeth(left, up, corner)
        }
      rows[start + index] &+= guess
    }
  }

  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(up) - Int(corner)
    let (a, b, c) = (abs(estimate - Int(left)), abs(estimate - Int(up)), abs(estimate - Int(corner)))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }

  private func expand(_ rows: [UInt8], _ rowBytes: Int, _ layout: Layout) -> [UInt8] {
    let palette = chunks.first { $0.type == "PLTE" }?.content ?? []
    let opacities = chunks.first { $0.type == "tRNS" }?.content ?? []
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    let maximum = (1 << layout.depth) - 1
    for y in 0..<height {
      let start = y * (rowBytes + 1) + 1
      for x in 0..<width {
        let target = (y * width + x) * 4
        func sample(_ channel: Int) -> Int {
          let bit = (x * layout.channels + channel) * layout.depth
          return Int(rows[start + bit / 8]) >> (8 - layout.depth - bit % 8) & maximum
        }
        switch layout.kind {
        case 3:
          let entry = sample(0)
          for channel in 0..<3 where entry * 3 + channel < palette.count {
            pixels[target + channel] = palette[entry * 3 + channel]
          }
          if entry < opacities.count { pixels[target + 3] = opacities[entry] }
        case 0, 4:
          let grey = UInt8(sample(0) * 255 / maximum)
          for channel in 0..<3 { pixels[target + channel] = grey }
          if layout.kind == 4 { pixels[target + 3] = UInt8(sample(1)) }
        default:
          for channel in 0..<layout.channels { pixels[target + channel] = UInt8(sample(channel)) }
        }
      }
    }
    return pixels
  }
}
