import CoreImage
import CoreImage.CIFilterBuiltins
import Testing
import UnderstudyTesting

@testable import CoreImage

@Suite("Bar codes")
struct Code128Tests {
  @Test("Each pattern has eleven modules and is different; the stop has thirteen")
  func patterns() {
    let sums = Code128.patterns.map { $0.compactMap(\.wholeNumberValue).reduce(0, +) }
    #expect(sums == [Int](repeating: 11, count: 106) + [13])
    #expect(Set(Code128.patterns).count == 107)
  }

  @Test("The symbols of published examples: text in set B, pairs of digits in set C")
  func values() {
    // With the start of set A the published check of this text is 54; that of set B adds one.
    #expect(Code128.values(of: Array("PJJ123C".utf8)) == [104, 48, 42, 42, 17, 18, 19, 35, 55])
    #expect(Code128.values(of: Array("123456".utf8))?.prefix(4) == [105, 12, 34, 56])
    #expect(Code128.values(of: Array("AB123456".utf8))?.prefix(7) == [104, 33, 34, 99, 12, 34, 56])
    #expect(Code128.values(of: Array("12345".utf8))?.prefix(5) == [105, 12, 34, 100, 21])
    #expect(Code128.values(of: [9])?.prefix(2) == [103, 73])
    #expect(Code128.values(of: [200]) == nil)
  }

  @Test("A picture has the bars, between rooms without any")
  func picture() throws {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("PJJ123C".utf8)
    filter.quietSpace = 3
    filter.barcodeHeight = 2
    let image = try #require(filter.outputImage)
    // A start, seven characters, the check, and the stop.
    #expect(image.extent.size == CGSize(width: 3 + 11 * 9 + 13 + 3, height: 2))
    let row = image.darkness[1].map { $0 ? "#" : " " }.joined()
    #expect(row.hasPrefix("   ## #  #    "))
    #expect(row.hasSuffix("##   ### # ##   "))
  }
}
