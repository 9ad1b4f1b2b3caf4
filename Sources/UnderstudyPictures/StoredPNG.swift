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

  struct Chunk {
    let type: String
    let content: [UInt8]
  }

  let chunks: [Chunk]
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
    pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      memcpy(surface.row(0), start, min(pixels.count, surface.width * surface.height * 4))
    }
    return PNGFile.data(of: surface)
  }

  /// A file of pixels with their opacity, four bytes each: red, green, blue and opacity, of which the last multiplies the others.
  package static func translucentData(width: Int, height: Int, pixels: [UInt8]) -> Data {
    let surface = Surface(width: width, height: height, isOpaque: false)
    pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      memcpy(surface.row(0), start, min(pixels.count, surface.width * surface.height * 4))
    }
    return PNGFile.translucentData(of: surface)
  }
}
