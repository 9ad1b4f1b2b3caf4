import CoreGraphics
import ImageIO
import SwiftUI
import Testing
import UIKit
import UnderstudyPictures
import UnderstudyTesting

@MainActor
@Suite("Pixels of Core Graphics'")
struct CGContextTests {
  private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let image, let data = UIImage(cgImage: image).pngData(), let file = try? StoredPNG(data),
      let pixels = try? file.pixels()
    else { return [] }
    return Array(pixels[((y * file.width + x) * 4)..<((y * file.width + x) * 4 + 4)])
  }

  private func context(_ width: Int, _ height: Int) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  /// Red above blue, both a pixel high and two wide.
  private func flag() throws -> CGImage {
    let context = try context(2, 2)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    context.setFillColor(UIColor.blue.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    return try #require(context.makeImage())
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]
  private let nothing: [UInt8] = [0, 0, 0, 0]

  @Test("An app's context has its origin at the lower left, and draws pictures upright")
  func origin() throws {
    let flag = try flag()
    #expect((flag.width, flag.height, flag.bytesPerRow) == (2, 2, 8))
    #expect(pixel(flag, 0, 0) == red)
    #expect(pixel(flag, 1, 1) == blue)
    let large = try context(4, 8)
    large.draw(flag, in: CGRect(x: 0, y: 4, width: 4, height: 4))
    let image = large.makeImage()
    #expect(pixel(image, 3, 1) == red)
    #expect(pixel(image, 0, 3) == blue)
    #expect(pixel(image, 0, 4) == nothing)
    #expect(image?.cropping(to: CGRect(x: 1, y: 2, width: 9, height: 2)).map { [$0.width, $0.height] } == [3, 2])
    #expect(pixel(image?.cropping(to: CGRect(x: 1, y: 2, width: 2, height: 1)), 0, 0) == blue)
    #expect(image?.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
  }

  @Test("Paths are filled and drawn in the coordinates of the context, within its clips")
  func paths() throws {
    let context = try context(8, 8)
    context.saveGState()
    context.translateBy(x: 4, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 8))
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: -4, y: 0, width: 8, height: 8))
    context.restoreGState()
    #expect(pixel(context.makeImage(), 3, 3) == nothing)
    #expect(pixel(context.makeImage(), 4, 3) == red)
    #expect(pixel(context.makeImage(), 6, 3) == nothing)
    context.setStrokeColor(UIColor.blue.cgColor)
    context.setLineWidth(2)
    context.move(to: CGPoint(x: 0, y: 7))
    context.addLine(to: CGPoint(x: 8, y: 7))
    context.strokePath()
    #expect(pixel(context.makeImage(), 0, 0) == blue)
    #expect(pixel(context.makeImage(), 4, 1) == blue)
    context.clear(CGRect(x: 0, y: 6, width: 4, height: 2))
    #expect(pixel(context.makeImage(), 0, 0) == nothing)
    #expect(pixel(context.makeImage(), 4, 0) == blue)
  }

  @Test("Memory of the app gets the pixels; sizes and spaces that are not here make no context")
  func memory() throws {
    var bytes = [UInt8](repeating: 7, count: 4)
    bytes.withUnsafeMutableBytes { bytes in
      let context = CGContext(
        data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.setFillColor(gray: 1, alpha: 0.5)
      context?.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
      context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(bytes == [128, 128, 128, 128] || bytes == [127, 127, 127, 127])
    for (width, bits, space) in [
      (0, 8, CGColorSpaceCreateDeviceRGB()), (1, 16, CGColorSpaceCreateDeviceRGB()),
      (1, 8, CGColorSpaceCreateDeviceGray()), (.max, 8, CGColorSpaceCreateDeviceRGB()),
    ] {
      #expect(
        CGContext(
          data: nil, width: width, height: 1, bitsPerComponent: bits, bytesPerRow: 0, space: space, bitmapInfo: 1)
          == nil)
    }
  }

  @Test("UIKit draws into the image that is being made: pictures, outlines and clips, from the upper left")
  func uikit() throws {
    let flag = UIImage(cgImage: try flag())
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 4)).addClip()
    flag.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image?.size == CGSize(width: 4, height: 4))
    #expect(pixel(image?.cgImage, 0, 0) == red)
    #expect(pixel(image?.cgImage, 1, 3) == blue)
    #expect(pixel(image?.cgImage, 2, 0) == nothing)

    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let outline = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
      context.cgContext.translateBy(x: 2, y: 0)
      UIColor.blue.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    }
    #expect(outline.cgImage.map { [$0.width, $0.height] } == [8, 8])
    #expect(pixel(outline.cgImage, 4, 0) == blue)
    #expect(pixel(outline.cgImage, 5, 1) == blue)
    #expect(pixel(outline.cgImage, 6, 0) == nothing)
    #expect(pixel(outline.cgImage, 4, 2) == nothing)
  }

  @Test("An orientation turns what is drawn, and the size")
  func orientation() throws {
    let context = try context(2, 1)
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFillColor(UIColor.blue.cgColor)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let pixels = try #require(context.makeImage())
    // Where red is once it is drawn: the row and the column.
    let places: [(UIImage.Orientation, Int, Int)] = [
      (.up, 0, 0), (.down, 1, 0), (.left, 0, 1), (.right, 0, 0), (.upMirrored, 1, 0), (.downMirrored, 0, 0),
      (.leftMirrored, 0, 1), (.rightMirrored, 0, 0),
    ]
    for (orientation, x, y) in places {
      let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
      let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
      #expect(image.size == (isTurned ? CGSize(width: 1, height: 2) : CGSize(width: 2, height: 1)))
      let format = UIGraphicsImageRendererFormat()
      let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in image.draw(at: .zero) }
      #expect(pixel(drawn.cgImage, x, y) == red, "\(orientation)")
      #expect(pixel(drawn.cgImage, Int(image.size.width) - 1 - x, Int(image.size.height) - 1 - y) == blue)
    }
  }

  @Test("The pictures of files are read, and made smaller where their pixels are known")
  func sources() throws {
    let data = try #require(UIImage(cgImage: try flag()).pngData())
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let source = try #require(CGImageSourceCreateWithURL(file as NSURL, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetType(source) == "public.png")
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(pixel(image, 0, 0) == red)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let options =
      [kCGImageSourceThumbnailMaxPixelSize: 1, kCGImageSourceCreateThumbnailFromImageAlways: true] as CFDictionary
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options)?.width == 1)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(properties?[kCGImagePropertyPixelHeight] as? Int == 2)
    #expect(CGImageSourceCreateWithURL(file.appending(path: "none") as CFURL, nil) == nil)
    let text = try #require(CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil))
    #expect(CGImageSourceGetCount(text) == 0)
    #expect(CGImageSourceCreateImageAtIndex(text, 0, nil) == nil)
  }

  @Test("An image of SwiftUI's shows pixels: with a label, or without an element")
  func images() throws {
    let flag = try flag()
    let app = XCUIApplication {
      Image(flag, scale: 1, label: Text("Flag"))
      Image(decorative: flag, scale: 1)
    }
    #expect(app.images.count == 1)
    #expect(app.images["Flag"].frame.size == CGSize(width: 2, height: 2))
  }
}
