import Foundation
import Testing

@testable import SnapshotTesting

@Suite("Differences of pixels") struct PixelDifferenceTests {
  /// Pixels of one colour.
  private func area(_ width: Int, _ height: Int, _ color: [UInt8] = [90, 120, 150, 255]) -> [UInt8] {
    (0..<(width * height)).flatMap { _ in color }
  }

  @Test func `Pixels that differ are counted, and lie in an area`() {
    let left = area(8, 6)
    var right = left
    for (x, y) in [(2, 1), (5, 4)] { right[(y * 8 + x) * 4 + 2] = 0 }
    let difference = PixelDifference(left, right, width: 8, limit: 1)
    #expect(difference.count == 2)
    #expect(difference.area(scale: 2) == CGRect(x: 1, y: 0.5, width: 2, height: 2))
    #expect(PixelDifference(left, left, width: 8, limit: 1).area(scale: 1) == .zero)
  }

  @Test func `The picture is pale, and red where it differs, also in rows that are alike`() {
    let left = area(3, 4)
    var right = left
    for y in 1...2 { right[(y * 3 + 1) * 4] = 0 }
    let drawn = PixelDifference(left, right, width: 3, limit: 1).drawn(over: left)
    let (pale, red): ([UInt8], [UInt8]) = ([221, 221, 221, 255], [255, 0, 0, 255])
    let plain = pale + pale + pale
    let marked = pale + red + pale
    #expect(drawn == plain + marked + marked + plain)
  }

  @Test func `Colours that people see as one agree, each pair for itself`() {
    let left = area(4, 1)
    var right = left
    right[0] = 92
    right[4] = 92
    right[8] = 200
    right[12] = 92
    #expect(PixelDifference(left, right, width: 4, limit: 1).count == 4)
    #expect(PixelDifference(left, right, width: 4, limit: 0.98).count == 1)
  }
}
