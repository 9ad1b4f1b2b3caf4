import Foundation

/// The Swift file with a constant for each image and color, as Xcode generates it for an app (F-15).
struct AssetSymbols {
  private static let imports = ["Foundation", "SwiftUI"].map { "import \($0)" }.joined(separator: "\n")

  private static let header = """
    \(imports)

    #if SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE
      private let resourceBundle = Bundle.module
    #else
      private let resourceBundle = Bundle.main
    #endif

    """

  /// The file's text.
  let text: String
  /// Assets that have no constant, as another has the same.
  private(set) var omitted: [String] = []

  /// Makes the constants.
  ///
  /// - Parameters:
  ///   - catalog: The images and colors.
  ///   - extendsTypes: Whether types of SwiftUI and UIKit have them, too, as with Xcode's setting for extensions.
  init(_ catalog: AssetCatalog, extendsTypes: Bool = true) {
    var writer = Writer(root: catalog.root)
    writer.extend("ImageResource", for: \.images, of: "Image") { name, asset in
      "static let \(name) = ImageResource(name: \"\(asset)\", bundle: resourceBundle)"
    }
    writer.extend("ColorResource", for: \.colors, of: "Color") { name, asset in
      "static let \(name) = ColorResource(name: \"\(asset)\", bundle: resourceBundle)"
    }
    omitted = writer.omitted
    if extendsTypes { Self.extendTypes(&writer) }
    text = Self.header + writer.text
  }

  private static func extendTypes(_ writer: inout Writer) {
    writer.extend("Color", for: \.colors, of: "Color", besides: Self.swiftUIColors) { name, asset in
      "static var \(name): Color { Color(\"\(asset)\", bundle: resourceBundle) }"
    }
    // Types cannot be nested in a protocol, so namespaces stay out.
    writer.extend(
      "ShapeStyle where Self == Color", for: \.colors, of: "Color", besides: Self.swiftUIColors.union(Self.styles),
      nests: false
    ) { name, _ in
      "static var \(name): Color { Color.\(name) }"
    }
    writer.extend("UIColor", for: \.colors, of: "Color", besides: Self.uiKitColors) { name, asset in
      "static var \(name): UIColor { UIColor(Color(\"\(asset)\", bundle: resourceBundle)) }"
    }
    writer.extend("UIImage", for: \.images, of: "Image") { name, asset in
      "static var \(name): UIImage { UIImage(named: \"\(asset)\") ?? UIImage() }"
    }
  }

  /// Whether the projects in a folder ask for constants of SwiftUI's and UIKit's types: Xcode writes the setting into new projects,
  /// and apps of older ones declare such colors themselves. Without a project it is so.
  static func areTypesExtended(byProjectsIn folder: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.compactMap { name in
      try? String(contentsOf: folder.appendingPathComponent("\(name)/project.pbxproj"), encoding: .utf8)
    }
    let setting = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES"
    return projects.isEmpty || projects.contains { $0.contains(setting) }
  }

  /// Names of SwiftUI's and UIKit's own colors, which they keep, as with Xcode.
  private static let colors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "purple", "red",
    "teal", "white", "yellow",
  ]
  private static let swiftUIColors = colors.union(["accentColor", "primary", "secondary"])
  private static let uiKitColors = colors.union([
    "darkGray", "darkText", "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "placeholderText",
    "quaternaryLabel", "secondaryLabel", "separator", "tertiaryLabel", "tintColor",
  ])
  /// Other styles of SwiftUI; a color by that name is one as `Color.background` only.
  private static let styles: Set<String> = [
    "background", "fill", "foreground", "link", "placeholder", "quaternary", "quinary", "selection", "separator",
    "tertiary", "tint", "windowBackground",
  ]

  private struct Writer {
    let root: AssetCatalog.Folder
    var text = ""
    var omitted: [String] = []

    /// Extends a type by a member for each asset.
    ///
    /// - Parameters:
    ///   - assets: The assets of a folder.
    ///   - kind: The word that names of assets may end with.
    ///   - taken: Names that the type has already.
    ///   - nests: Whether a folder that is a namespace becomes a type.
    ///   - member: The declaration for the symbol of an asset, which is given by its path.
    mutating func extend(
      _ type: String, for assets: (AssetCatalog.Folder) -> [String], of kind: String, besides taken: Set<String> = [],
      nests: Bool = true, _ member: (_ symbol: String, _ asset: String) -> String
    ) {
      let body = members(of: root, besides: taken, indent: "  ", kind, assets, nests, member)
      if !body.isEmpty { text += "\nextension \(type) {\n\(body)}\n" }
    }

    private mutating func members(
      of folder: AssetCatalog.Folder, besides taken: Set<String>, indent: String, _ kind: String,
      _ assets: (AssetCatalog.Folder) -> [String], _ nests: Bool, _ member: (String, String) -> String
    ) -> String {
      var body = ""
      var names = taken
      for asset in assets(folder).sorted() {
        let name = AssetSymbolName.constant(asset, of: kind)
        if names.insert(name).inserted {
          body += "\(indent)\(member(name, folder.path + asset))\n"
        } else {
          omitted.append(folder.path + asset)
        }
      }
      guard nests else { return body }
      for (name, inner) in folder.namespaces.sorted(by: { $0.key < $1.key }) {
        let nested = members(of: inner, besides: [], indent: indent + "  ", kind, assets, nests, member)
        if !nested.isEmpty { body += "\(indent)enum \(AssetSymbolName.namespace(name)) {\n\(nested)\(indent)}\n" }
      }
      return body
    }
  }
}
