import Foundation
import SwiftUI
import Testing
import UIKit
import UnderstudyPictures
import UnderstudyTesting

@MainActor
@Suite("Outlines, images and layers of UIKit's")
struct UIDrawingTests {
  @Test("F-150: an outline with some corners rounded is what a shape shows")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 20, height: 20))
    #expect(path.bounds == rect)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(!path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 49)))
    #expect(Path(path.cgPath).boundingRect == rect)
    #expect(
      UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 20, height: 20)).cgPath
        == Path(roundedRect: rect, cornerRadius: 20).cgPath)
  }

  @Test("F-150: an outline is made step by step, moved and emptied")
  func steps() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 40))
    #expect(path.currentPoint == CGPoint(x: 30, y: 40))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    #expect(path.bounds == CGRect(x: 10, y: 10, width: 20, height: 30))
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(path.bounds.minX == 15)
    path.removeAllPoints()
    #expect(path.isEmpty)
    let half = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(half.contains(CGPoint(x: 0, y: 5)), "clockwise on a screen, whose y axis points down")
    #expect(!half.contains(CGPoint(x: 0, y: -5)))
  }

  @Test("F-153: a renderer draws rectangles and other images, pixel by pixel")
  func renderer() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let half = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(half.size == CGSize(width: 4, height: 2))
    #expect(half.scale == 2)
    let doubled = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format).image { _ in
      half.draw(in: CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    let pixels = try pixels(of: doubled)
    #expect(pixels(0, 0) == [255, 0, 0, 255])
    #expect(pixels(7, 7) == [255, 0, 0, 255])
    #expect(pixels(8, 0) == [0, 0, 0, 0])
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.pngData() == nil)
  }

  private func pixels(of image: UIImage) throws -> (Int, Int) -> [UInt8] {
    let png = try StoredPNG(try #require(image.pngData()))
    let all = try png.pixels()
    return { x, y in Array(all[((y * png.width + x) * 4)..<((y * png.width + x) * 4 + 4)]) }
  }

  @Test("F-137: what a layer looks like is kept")
  func layer() {
    let view = UIView()
    view.layer.cornerRadius = 8
    view.layer.masksToBounds = true
    #expect(view.layer.cornerRadius == 8)
    let (first, second) = (CALayer(), CAGradientLayer())
    view.layer.addSublayer(first)
    view.layer.insertSublayer(second, at: 0)
    #expect(view.layer.sublayers?.map { $0 === second } == [true, false])
    second.removeFromSuperlayer()
    #expect(view.layer.sublayers?.count == 1)
    #expect(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)) != nil)
    let button = UIButton(type: .system)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.contentEdgeInsets.right == 4)
    #expect(ProcessInfo().processName == ProcessInfo.processInfo.processName)
  }
}
