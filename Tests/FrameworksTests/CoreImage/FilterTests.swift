import CoreImage
import CoreImage.CIFilterBuiltins
import SwiftUI
import Testing
import UnderstudyTesting

/// The bytes of one pixel of an image.
private func pixel(_ image: CIImage?, _ x: Int = 0, _ y: Int = 0) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: 4)
  guard let image else { return [] }
  CIContext(options: [.workingColorSpace: NSNull()]).render(
    image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1), format: .RGBA8,
    colorSpace: nil)
  return bytes
}

@Suite("Filters of pictures")
struct FilterTests {
  private let orange = CIImage(color: CIColor(red: 1, green: 0.5, blue: 0)).cropped(
    to: CGRect(x: 0, y: 0, width: 20, height: 20))
  /// White at the left, black at the right.
  private let edge = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 10, height: 20)).composited(
    over: CIImage.black.cropped(to: CGRect(x: 0, y: 0, width: 20, height: 20)))

  @Test("Filters by name have inputs, usual values and attributes")
  func names() throws {
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    #expect(filter.inputKeys == [kCIInputImageKey, kCIInputIntensityKey])
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Double == 1)
    #expect(filter.attributes[kCIAttributeFilterDisplayName] as? String == "Sepia Tone")
    let input = try #require(filter.attributes[kCIInputIntensityKey] as? [String: Any])
    #expect(input[kCIAttributeClass] as? String == "NSNumber")
    #expect(filter.outputImage == nil)
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
    #expect(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIGaussianBlur"))
    let center = try #require(CIFilter(name: "CITwirlDistortion")?.value(forKey: kCIInputCenterKey) as? CIVector)
    #expect(center.cgPointValue == CGPoint(x: 150, y: 150))
  }

  @Test("A typed filter is the filter by name, and its properties are the inputs")
  func typed() {
    let filter = CIFilter.sepiaTone()
    filter.inputImage = orange
    filter.intensity = 0.5
    #expect(filter.name == "CISepiaTone")
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Float == 0.5)
    filter.setValue(0, forKey: kCIInputIntensityKey)
    #expect(filter.intensity == 0)
    #expect(pixel(filter.outputImage) == [255, 128, 0, 255])
    let current: CIFilter = filter
    #expect(current.inputKeys.contains(kCIInputIntensityKey))
  }

  @Test("Filters of colors change each pixel")
  func colors() {
    func colored(_ name: String, _ values: [String: Any] = [:]) -> [UInt8] {
      pixel(orange.applyingFilter(name, parameters: values))
    }
    #expect(colored("CIColorInvert") == [0, 127, 255, 255])
    #expect(colored("CISepiaTone") == [199, 177, 138, 255])
    #expect(colored("CIPhotoEffectTonal") == [146, 146, 146, 255])
    #expect(colored("CIColorControls", [kCIInputSaturationKey: 0]) == [146, 146, 146, 255])
    #expect(colored("CIColorControls", [kCIInputBrightnessKey: 0.25]) == [255, 192, 64, 255])
    #expect(colored("CIExposureAdjust", [kCIInputEVKey: 1]) == [255, 176, 0, 255])
    #expect(colored("CIHueAdjust", [kCIInputAngleKey: Double.pi * 2 / 3])[1] == 255)
    #expect(colored("CIMaximumComponent") == [255, 255, 255, 255])
    let swapped = [
      "inputRVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputBVector": CIVector(x: 1, y: 0, z: 0, w: 0),
    ]
    #expect(colored("CIColorMatrix", swapped) == [0, 128, 255, 255])
    #expect(colored("CIColorMonochrome", [kCIInputColorKey: CIColor.white]) == [146, 146, 146, 255])
  }

  @Test("A blur grows by three times its radius, and is soft at an edge")
  func blur() {
    let filter = CIFilter.gaussianBlur()
    filter.inputImage = edge.clampedToExtent()
    filter.radius = 2
    let soft = (5..<15).map { pixel(filter.outputImage, $0, 10)[0] }
    #expect(soft == soft.sorted(by: >))
    #expect(soft[0] > 240)
    #expect((100...156).contains(soft[5]))
    #expect(edge.applyingGaussianBlur(sigma: 2).extent == CGRect(x: -6, y: -6, width: 32, height: 32))
  }

  @Test("Other filters that public apps offer change the picture")
  func others() {
    #expect(pixel(edge.applyingFilter("CIEdges"), 10, 10) == [255, 255, 255, 255])
    #expect(pixel(edge.applyingFilter("CIEdges"), 15, 10) == [0, 0, 0, 255])
    let squares = edge.applyingFilter(
      "CIPixellate", parameters: ["inputScale": 20, "inputCenter": CIVector(x: 0, y: 0)])
    #expect(pixel(squares, 1, 1) == pixel(squares, 18, 18))
    let dark = orange.applyingFilter("CIVignette", parameters: ["inputIntensity": 2.0, "inputRadius": 1.0])
    #expect(pixel(dark, 0, 0)[0] < pixel(dark, 10, 10)[0])
    let turned = edge.applyingFilter(
      "CITwirlDistortion",
      parameters: ["inputCenter": CIVector(x: 10, y: 10), "inputRadius": 100, "inputAngle": Double.pi])
    #expect(pixel(turned, 5, 10) == [0, 0, 0, 255])
    let crystals = CIFilter.crystallize()
    crystals.inputImage = edge
    crystals.radius = 8
    #expect(crystals.outputImage?.extent == edge.extent)
    let sharp = CIFilter.unsharpMask()
    sharp.inputImage = CIImage.gray.cropped(to: edge.extent)
    #expect(pixel(sharp.outputImage, 5, 5) == [128, 128, 128, 255])
  }

  @Test("Pictures are mixed, masked and summed up")
  func mixing() {
    let multiply = CIFilter.multiplyBlendMode()
    multiply.inputImage = orange
    multiply.backgroundImage = edge
    #expect(pixel(multiply.outputImage, 2, 2) == [255, 128, 0, 255])
    #expect(pixel(multiply.outputImage, 15, 2) == [0, 0, 0, 255])
    let masked = CIFilter.blendWithMask()
    masked.inputImage = orange
    masked.maskImage = edge
    masked.backgroundImage = CIImage.blue.cropped(to: edge.extent)
    #expect(pixel(masked.outputImage, 2, 2) == [255, 128, 0, 255])
    #expect(pixel(masked.outputImage, 15, 2) == [0, 0, 255, 255])
    let mean = edge.applyingFilter("CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(cgRect: edge.extent)])
    #expect(mean.extent.size == CGSize(width: 1, height: 1))
    #expect(pixel(mean) == [127, 127, 127, 255])
  }
}

private struct Editor: View {
  let name: String
  @State private var size = ""

  var body: some View {
    Text(size).accessibilityIdentifier("size")
    Button("Apply") {
      let filter = CIFilter(name: name)
      filter?.setValue(CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4)), forKey: kCIInputImageKey)
      size = filter?.outputImage.map { "\($0.extent.width)" } ?? "none"
    }
    Button("Wrong key") { CIFilter(name: name)?.setValue(1, forKey: "inputFlavor") }
  }
}

@MainActor
@Suite("Filters in an app")
struct FilterAppTests {
  @Test("A filter that is not drawn leaves the picture as it is, and says so once")
  func notDrawn() {
    let app = XCUIApplication { Editor(name: "CIComicEffect") }
    for _ in 0..<2 { app.buttons["Apply"].tap() }
    #expect(app.staticTexts["size"].label == "4.0")
    #expect(
      app.runtimeIssues.map(\.message) == ["CIFilter: CIComicEffect is not drawn. The picture stays as it is."])
  }

  @Test("An input that a filter lacks fails the test")
  func wrongKey() {
    let app = XCUIApplication { Editor(name: "CISepiaTone") }
    let messages = failures { app.buttons["Wrong key"].tap() }
    #expect(
      messages.first?.hasPrefix("CIFilter: CISepiaTone has no input \"inputFlavor\". Its inputs are inputImage,")
        == true)
  }
}
