import CoreImage.CIFilterBuiltins
import SwiftUI
import Testing
import UnderstudyTesting

@testable import CoreImage

@Suite("QR codes")
struct QRCodeTests {
  private func reader(_ message: String, _ correction: String) throws -> QRReader {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(message.utf8)
    filter.correctionLevel = correction
    let image = try #require(filter.outputImage)
    let rows = image.darkness
    // There is one pixel of white around the code.
    #expect(rows.first?.contains(true) == false)
    #expect(rows.allSatisfy { $0.first == false && $0.last == false })
    return QRReader(rows: rows.dropFirst().dropLast().map { Array($0.dropFirst().dropLast()) })
  }

  /// The format information by level, as Annex C of the standard lists it.
  private let formats = [
    "M": [
      "101010000010010", "101000100100101", "101111001111100", "101101101001011", "100010111111001", "100000011001110",
      "100111110010111", "100101010100000",
    ],
    "Q": [
      "011010101011111", "011000001101000", "011111100110001", "011101000000110", "010010010110100", "010000110000011",
      "010111011011010", "010101111101101",
    ],
    "H": [
      "001011010001001", "001001110111110", "001110011100111", "001100111010000", "000011101100010", "000001001010101",
      "000110100001100", "000100000111011",
    ],
  ]

  @Test(
    "A scanner reads the message, in one block and in several",
    arguments: [
      ("tea", "M", 21, [16], 10), ("https://example.org/tea?cup=12", "M", 29, [44], 26),
      ("https://example.org/a-longer-address/for-tea/and-more", "Q", 37, [15, 15, 16, 16], 18),
      (String(repeating: "Grüße, ", count: 6), "H", 41, [15, 15, 15, 15], 28),
      (String(repeating: "0123456789", count: 8), "Q", 45, [14, 14, 15, 15, 15, 15], 18),
      (String(repeating: "0123456789", count: 21), "M", 57, [43, 43, 43, 43, 44], 26),
    ])
  func messages(_ message: String, _ level: String, _ side: Int, _ lengths: [Int], _ correction: Int) throws {
    let reader = try reader(message, level)
    #expect(reader.rows.count == side)
    let mask = try #require(formats[level]?.firstIndex(of: reader.format))
    #expect(reader.secondFormat == reader.format)
    #expect(reader.message(mask: mask, lengths: lengths, correction: correction) == Array(message.utf8))
  }

  @Test("Bytes of correction are those of a published example: HELLO WORLD in 1-M")
  func correction() {
    let data: [UInt8] = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    #expect(
      ReedSolomon.remainder(data, ReedSolomon.divisor(10)) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  }

  @Test("All versions have as many bytes as the standard says at both ends of its table")
  func capacities() {
    let capacities = QRCode.Correction.allCases.map { level in [1, 40].map { QRBlocks($0, level).capacity } }
    #expect(capacities == [[17, 2953], [14, 2331], [11, 1663], [7, 1273]])
    #expect(QRCode([UInt8](repeating: 1, count: 2954), correction: .low) == nil)
    #expect(QRCode([UInt8](repeating: 1, count: 2953), correction: .low)?.version == 40)
  }

  @Test("Without a message there is no code; an unknown level is the usual one")
  func noMessage() throws {
    #expect(CIFilter(name: "CIQRCodeGenerator")?.outputImage == nil)
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data("tea".utf8), forKey: "inputMessage")
    filter.setValue("?", forKey: "inputCorrectionLevel")
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
  }
}

/// As public apps have it.
private struct Ticket: View {
  let text: String
  private let context = CIContext()
  private let filter = CIFilter.qrCodeGenerator()

  private var picture: UIImage {
    filter.message = Data(text.utf8)
    guard let output = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 4, y: 4)),
      let picture = context.createCGImage(output, from: output.extent)
    else { return UIImage() }
    return UIImage(cgImage: picture)
  }

  var body: some View {
    Image(uiImage: picture).interpolation(.none).resizable().scaledToFit().frame(width: 46, height: 46)
      .accessibilityIdentifier("code")
  }
}

@MainActor
@Suite("QR codes on the screen")
struct QRCodeScreenTests {
  @Test("A code shows in pictures, module by module")
  func picture() throws {
    let app = XCUIApplication { Ticket(text: "tea") }
    let element = app.images["code"]
    #expect(element.frame.size == CGSize(width: 46, height: 46))
    #expect(element.picture().svg.contains("image-rendering=\"pixelated\" href=\"data:image/png;base64,"))
    let drawn = try #require(CIImage(data: element.picture().png))
    let step = Int(drawn.extent.width) / 23
    let rows = drawn.darkness
    let modules = (1...21).map { row in (1...21).map { rows[row * step + step / 2][$0 * step + step / 2] } }
    let reader = QRReader(rows: modules)
    let mask = try #require((0..<8).first { reader.codewords(mask: $0).prefix(2) == [0x40, 0x37] })
    #expect(reader.message(mask: mask, lengths: [16], correction: 10) == Array("tea".utf8))
  }
}
