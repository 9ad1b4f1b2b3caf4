import SwiftUI
import Testing

// As the symbols of an asset catalog are generated.
extension ColorResource {
  fileprivate static let brand = ColorResource(name: "BrandColor", bundle: .main)
}

extension UIColor {
  fileprivate static var brand: UIColor { UIColor(Color("BrandColor")) }
}

// What these expect is what OpenSwiftUI's compatibility tests ask of SwiftUI itself.
@Suite("Colors")
struct ColorTests {
  @Test(
    "A resolved color describes itself in hexadecimal digits of sRGB, whatever the space that it was given in",
    arguments: [
      (Color.RGBColorSpace.sRGB, [0.3, 0.3, 0.3, 0.3], "#4C4C4C4D"),
      (.sRGB, [0.412, 0.508, 0.690, 0.748], "#6982B0BF"),
      (.sRGB, [1, 1, 1, 1], "#FFFFFFFF"),
      (.sRGBLinear, [0.01, 0.02, 0.03, 0.04], "#1927300A"),
      (.sRGBLinear, [0.6, 0.6, 0.6, 0.6], "#CBCBCB99"),
      (.displayP3, [0.3, 0.3, 0.3, 0.3], "#4D4C4C4D"),
      (.displayP3, [0.412, 0.508, 0.690, 0.748], "#6382B4BF"),
      (.displayP3, [1, 1, 1, 1], "#FFFFFFFF"),
    ])
  func resolved(space: Color.RGBColorSpace, parts: [Float], expected: String) {
    let resolved = Color.Resolved(
      colorSpace: space, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    #expect(resolved.description == expected)
  }

  @Test("A color that was made of parts resolves to them and describes itself by them")
  func parts() {
    let color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    let resolved = color.resolve(in: EnvironmentValues())
    #expect([resolved.red, resolved.green, resolved.blue, resolved.opacity] == [1, 0.5, 0, 0.5])
    #expect(color.description == "#FF800080")
    #expect(Color(resolved) == color)
    #expect(Color(.sRGBLinear, white: 0.6).description == "#CBCBCBFF")
    #expect(Color.Resolved(red: .nan, green: 2, blue: -1).description == "#00FF00FF")
  }

  @Test("Opacities multiply, and a description has each of them, the last one first")
  func opacities() {
    let color = Color.red.opacity(0.3).opacity(0.5)
    #expect(color.resolve(in: EnvironmentValues()).opacity == 0.15)
    #expect(color.description == "50% 30% red")
    #expect(Color.red.opacity(0.334).description == "33% red")
  }

  @Test("The system's colors follow the color scheme")
  func schemes() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(Color.primary.resolve(in: dark).description == "#FFFFFFFF")
    #expect(Color.primary.resolve(in: EnvironmentValues()).description == "#000000FF")
    #expect(Color.white.resolve(in: dark) == Color.white.resolve(in: EnvironmentValues()))
    #expect(Color.clear.resolve(in: dark).opacity == 0)
  }

  @Test("The system's colors have whole bytes: an app that cuts off what is behind the point finds their numbers")
  func bytes() {
    func hex(_ color: UIColor) -> String {
      (color.cgColor.components ?? []).prefix(3).map { String(format: "%02X", Int($0 * 255)) }.joined()
    }
    #expect(hex(UIColor(.green)) == "34C759")
    #expect(hex(.systemBlue) == "007AFF")
    #expect([UIColor.systemOrange, .systemTeal, .systemBrown].map(hex) == ["FF9500", "30B0C7", "A2845E"])
  }

  @Test("Another opacity takes the place of that of a UIColor")
  func alpha() {
    #expect(UIColor.red.withAlphaComponent(0.5).withAlphaComponent(0.2) == UIColor.red.withAlphaComponent(0.2))
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).withAlphaComponent(0.2)
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 0.2))
  }

  @Test("F-15: a generated name means the color of the asset catalog, also where UIKit declares the name as well")
  func generatedName() {
    #expect(Color(.brand) == Color("BrandColor"))
    #expect(Color(.systemBackground) == Color(uiColor: .systemBackground))
  }

  /// The resources of an app with colours in its catalog: names and the colours of `Contents.json`.
  private func bundle(_ colors: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID()).bundle")
    for (name, contents) in colors {
      let set = folder.appendingPathComponent("Assets.xcassets/\(name).colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(#"{"colors":[\#(contents)]}"#.utf8).write(to: set.appendingPathComponent("Contents.json"))
    }
    return try #require(Bundle(path: folder.path))
  }

  private func components(_ red: String, _ green: String, _ blue: String, _ space: String = "srgb") -> String {
    #"{"color-space":"\#(space)","components":{"red":"\#(red)","green":"\#(green)","blue":"\#(blue)","alpha":"1.000"}}"#
  }

  @Test("UIKit reads the parts of a catalog's color on any thread")
  func partsOnAnyThread() async throws {
    let bundle = try bundle(["Brand": #"{"idiom":"universal","color":\#(components("0xFF", "128", "0.000"))}"#])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let folder = bundle.bundlePath
    for _ in 0..<3 {
      let parts = await Task.detached { Self.parts(of: "Brand", in: folder) }.value
      #expect(parts == [1, 128.0 / 255, 0, 1])
    }
    let onThread = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: Self.parts(of: "Brand", in: folder)) }
    }
    #expect(onThread == [1, 128.0 / 255, 0, 1])
    #expect(Self.parts(of: "Other", in: folder) == [])
  }

  nonisolated private static func parts(of name: String, in folder: String) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard let color = UIColor(named: name, in: Bundle(path: folder)),
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    else { return [] }
    return [red, green, blue, alpha]
  }

  @Test("A color of an asset catalog is that of its file, on a light and on a dark screen")
  func catalog() throws {
    let dark = #"{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":"#
    let bundle = try bundle([
      "Brand": #"{"idiom":"universal","color":\#(components("0xFF", "128", "0.000"))},"#
        + dark + components("0.000", "0.000", "1.000") + "}",
      "Wide": #"{"idiom":"universal","color":\#(components("1.000", "0.000", "0.000", "display-p3"))}"#,
      "Folder/Gray":
        #"{"color":{"color-space":"gray-gamma-22","components":{"white":"0.500","alpha":"0.250"}},"idiom":"universal"}"#,
      "System": #"{"color":{"platform":"ios","reference":"systemRedColor"},"idiom":"universal"}"#,
    ])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    var night = EnvironmentValues()
    night.colorScheme = .dark
    func resolved(_ name: String, _ values: EnvironmentValues = EnvironmentValues()) -> String {
      Color(name, bundle: bundle).resolve(in: values).description
    }
    #expect([resolved("Brand"), resolved("Brand", night)] == ["#FF8000FF", "#0000FFFF"])
    #expect(resolved("Wide").hasPrefix("#FF0000"))
    #expect([resolved("Gray"), resolved("Folder/Gray", night)] == ["#80808040", "#80808040"])
    #expect([resolved("System"), resolved("System", night)] == ["#FF3B30FF", "#FF453AFF"])
    #expect(resolved("Missing") == "#000000FF")
    #expect(Color(ColorResource(name: "Brand", bundle: bundle)) == Color("Brand", bundle: bundle))
  }

  @Test("A text's line is a single one of UIKit's with the same pattern, and nothing else is a text's line")
  func lines() {
    for pattern in [Text.LineStyle.Pattern.solid, .dot, .dash, .dashDot, .dashDotDot] {
      let line = Text.LineStyle(pattern: pattern)
      #expect(Text.LineStyle(nsUnderlineStyle: NSUnderlineStyle(line)) == line)
    }
    #expect(NSUnderlineStyle(.single) == .single)
    #expect(NSUnderlineStyle(Text.LineStyle(pattern: .dash, color: .red)) == [.single, .patternDash])
    for other: NSUnderlineStyle in [[], .thick, .double, .byWord, [.single, .thick], [.single, .byWord]] {
      #expect(Text.LineStyle(nsUnderlineStyle: other) == nil)
    }
  }
}
