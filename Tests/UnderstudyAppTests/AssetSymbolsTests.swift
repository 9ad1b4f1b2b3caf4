import Foundation
import Testing

@Suite("Asset catalogs")
struct AssetSymbolsTests {
  /// A folder with catalogs, for one test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    func add(_ path: String, contents: String = "{}") throws {
      let folder = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try contents.write(to: folder.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  @Test("F-15: images and colors have constants, those in a folder with a namespace under its name")
  func symbols() throws {
    let folder = Folder()
    try folder.add("Assets.xcassets/logo.imageset")
    try folder.add("Assets.xcassets/AppIcon.appiconset")
    try folder.add("Assets.xcassets/Plain/star-fill.symbolset")
    try folder.add("Assets.xcassets/Poses", contents: #"{"properties": {"provides-namespace": true}}"#)
    try folder.add("Assets.xcassets/Poses/Sit.imageset")
    try folder.add("More/Colors.xcassets/BrandColor.colorset")
    try folder.add("More/Colors.xcassets/red.colorset")

    let symbols = AssetSymbols(AssetCatalog(below: folder.url))
    let declarations = symbols.text.split(separator: "\n").drop { !$0.hasPrefix("extension") }

    #expect(
      declarations.joined(separator: "\n") == """
        extension ImageResource {
          static let logo = ImageResource(name: "logo", bundle: resourceBundle)
          static let starFill = ImageResource(name: "star-fill", bundle: resourceBundle)
          enum Poses {
            static let sit = ImageResource(name: "Poses/Sit", bundle: resourceBundle)
          }
        }
        extension ColorResource {
          static let brand = ColorResource(name: "BrandColor", bundle: resourceBundle)
          static let red = ColorResource(name: "red", bundle: resourceBundle)
        }
        extension Color {
          static var brand: Color { Color("BrandColor", bundle: resourceBundle) }
        }
        extension ShapeStyle where Self == Color {
          static var brand: Color { Color.brand }
        }
        extension UIColor {
          static var brand: UIColor { UIColor(Color("BrandColor", bundle: resourceBundle)) }
        }
        extension UIImage {
          static var logo: UIImage { UIImage(named: "logo") ?? UIImage() }
          static var starFill: UIImage { UIImage(named: "star-fill") ?? UIImage() }
          enum Poses {
            static var sit: UIImage { UIImage(named: "Poses/Sit") ?? UIImage() }
          }
        }
        """)
    #expect(symbols.omitted.isEmpty)
  }

  @Test("F-15: of two assets with one symbol the second is reported")
  func duplicates() throws {
    let folder = Folder()
    try folder.add("Assets.xcassets/PaulHudson.imageset")
    try folder.add("Assets.xcassets/paul-hudson.imageset")

    #expect(AssetSymbols(AssetCatalog(below: folder.url)).omitted == ["paul-hudson"])
  }

  @Test(
    "F-15: beside an Xcode project, SwiftUI's types have the symbols if the project asks for them",
    arguments: [
      ("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES;", true),
      ("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = NO;", false), ("", false),
    ])
  func extensions(setting: String, isOn: Bool) throws {
    let folder = Folder()
    try folder.add("Assets.xcassets/Leaf.colorset")
    #expect(AssetSymbols.areTypesExtended(byProjectsIn: folder.url))
    try folder.add("Tea.xcodeproj")
    try setting.write(
      to: folder.url.appendingPathComponent("Tea.xcodeproj/project.pbxproj"), atomically: true, encoding: .utf8)
    #expect(AssetSymbols.areTypesExtended(byProjectsIn: folder.url) == isOn)
    let text = AssetSymbols(AssetCatalog(below: folder.url), extendsTypes: isOn).text
    #expect(text.contains("extension ColorResource"))
    #expect(text.contains("extension Color {") == isOn)
  }

  @Test("F-15: a color keeps its name where no color of the system has it")
  func names() throws {
    let folder = Folder()
    for name in ["background", "label", "primary", "red"] { try folder.add("Assets.xcassets/\(name).colorset") }
    let text = AssetSymbols(AssetCatalog(below: folder.url)).text
    #expect(text.contains("static var background: Color { Color(\"background\""))
    #expect(!text.contains("static var background: Color { Color.background }"), "`.background` is a style of SwiftUI.")
    #expect(text.contains("static var background: UIColor"))
    #expect(text.contains("static var label: Color {") && !text.contains("static var label: UIColor"))
    #expect(text.contains("static var primary: UIColor") && !text.contains("static var primary: Color {"))
    #expect(!text.contains("static var red: Color") && !text.contains("static var red: UIColor"))
  }

  @Test("F-15: a target without catalogs has no symbols")
  func empty() { #expect(AssetCatalog(below: Folder().url).isEmpty) }
}
