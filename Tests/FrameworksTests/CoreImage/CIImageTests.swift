import CoreImage
import SwiftUI
import Testing
import UIKit
import UnderstudyTesting

@Suite("Images of Core Image")
struct CIImageTests {
  /// Two pixels wide and three high, dark at the lower left.
  private let corner = CIImage.black.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1)).composited(
    over: CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 3)))

  private func drawing(_ image: CIImage) -> [String] {
    image.darkness.map { $0.map { $0 ? "#" : "." }.joined() }
  }

  @Test("The origin is at the lower left; pictures have their top first")
  func origin() throws {
    #expect(drawing(corner) == ["..", "..", "#."])
    let picture = try #require(CIContext().createCGImage(corner, from: corner.extent))
    #expect(picture.width == 2 && picture.height == 3)
    #expect(drawing(CIImage(cgImage: picture)) == ["..", "..", "#."])
  }

  @Test("Images are moved, stretched and cut; the extent follows")
  func changes() {
    let moved = corner.transformed(by: CGAffineTransform(translationX: 5, y: -1))
    #expect(moved.extent == CGRect(x: 5, y: -1, width: 2, height: 3))
    #expect(drawing(moved) == drawing(corner))
    #expect(
      drawing(corner.transformed(by: CGAffineTransform(scaleX: 2, y: 1))) == ["....", "....", "##.."])
    let turned = corner.transformed(by: CGAffineTransform(rotationAngle: .pi / 2))
    #expect(drawing(turned.transformed(by: CGAffineTransform(translationX: 3, y: 0))) == ["...", "..#"])
    #expect(drawing(corner.cropped(to: CGRect(x: 0, y: 0, width: 5, height: 2))) == ["..", "#."])
    #expect(corner.cropped(to: CGRect(x: 9, y: 9, width: 1, height: 1)).extent == .zero)
  }

  @Test(
    "Orientations turn the picture as a viewer sees it",
    arguments: [
      (CGImagePropertyOrientation.up, ["..", "..", "#."]), (.down, [".#", "..", ".."]), (.right, ["#..", "..."]),
      (.left, ["...", "..#"]), (.upMirrored, ["..", "..", ".#"]), (.downMirrored, ["#.", "..", ".."]),
    ])
  func orientations(_ orientation: CGImagePropertyOrientation, _ rows: [String]) {
    #expect(drawing(corner.oriented(orientation)) == rows)
    #expect(corner.oriented(orientation).extent.origin == .zero)
  }

  @Test("The edges of an image repeat without end")
  func clamped() {
    let endless = corner.clampedToExtent()
    #expect(endless.extent.isInfinite)
    #expect(drawing(endless.cropped(to: CGRect(x: -1, y: -1, width: 3, height: 3))) == ["...", "##.", "##."])
  }

  @Test("UIKit's pictures become images, and images become pictures")
  func pictures() throws {
    let picture = UIImage(ciImage: corner)
    #expect(picture.size == CGSize(width: 2, height: 3))
    let image = try #require(CIImage(image: picture))
    #expect(drawing(image) == drawing(corner))
    #expect(CIImage(image: try #require(UIImage(systemName: "star"))) == nil)
    let data = try #require(
      CIContext().pngRepresentation(of: corner, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB()))
    #expect(CIImage(data: data).map(drawing) == drawing(corner))
    #expect(CIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test("A picture without edges or pixels is not drawn")
  func withoutEdges() {
    #expect(CIContext().createCGImage(.red, from: .infinite) == nil)
    #expect(CIContext().createCGImage(.red, from: .zero) == nil)
    #expect(CIContext().createCGImage(.red, from: CGRect(x: 0, y: 0, width: 3, height: 2))?.width == 3)
  }

  @Test("Colors and vectors are read from texts and from other frameworks")
  func values() {
    #expect(CIVector(string: "[1 0.5 2]") == CIVector(x: 1, y: 0.5, z: 2))
    #expect(CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).stringRepresentation == "[1 2 3 4]")
    #expect(CIColor(string: "1 0 0 0.5") == CIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(CIColor(color: UIColor(red: 0, green: 1, blue: 0, alpha: 1)) == .green)
    #expect(UIColor(ciColor: .blue).cgColor.components == [0, 0, 1, 1])
  }
}

private struct Finder: View {
  @State private var found = ""

  var body: some View {
    Text(found).accessibilityIdentifier("found")
    Button("Look") {
      let detector = CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: nil)
      let features = detector?.features(in: .white) ?? []
      found = features.compactMap { ($0 as? CIQRCodeFeature)?.messageString }.joined(separator: ", ")
    }
  }
}

@MainActor
@Suite("Detectors")
struct DetectorTests {
  @Test("A detector finds what the test says, of its kind")
  func found() {
    let app = XCUIApplication { Finder() }
    app.world.detector.addCode("tea")
    app.world.detector.addFace(CGRect(x: 0, y: 0, width: 10, height: 10), hasSmile: true)
    app.buttons["Look"].tap()
    #expect(app.staticTexts["found"].label == "tea")
    #expect(app.runtimeIssues.isEmpty)
  }

  @Test("Without an answer nothing is found, which is said once")
  func nothing() {
    let app = XCUIApplication { Finder() }
    for _ in 0..<2 { app.buttons["Look"].tap() }
    #expect(app.runtimeIssues.map { $0.message.prefix(11) } == ["CIDetector:"])
    app.world.detector.removeAll()
    app.buttons["Look"].tap()
    #expect(app.runtimeIssues.count == 1)
  }
}
