import Foundation

/// The Swift file with a constant for each image and color, as Xcode generates it for an app (F-15).
struct AssetSymbols {
  private static let header = """
    import Foundation
    import SwiftUI

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

  init(_ catalog: AssetCatalog) {
    var writer = Writer()
    let root = catalog.root
    writer.resources("ImageResource", "Image", of: root) { $0.images }
    writer.resources("ColorResource", "Color", of: root) { $0.colors }
    writer.values("Color", "SwiftUI.Color", { "Color(.\($0))" }, "Color", of: root) { $0.colors }
    writer.values("ShapeStyle where Self == SwiftUI.Color", "SwiftUI.Color", { "Color(.\($0))" }, "Color", of: root) {
      $0.colors
    }
    writer.values("UIColor", "UIColor", { "UIColor(Color(.\($0)))" }, "Color", of: root) { $0.colors }
    text = Self.header + writer.text
    omitted = writer.omitted
  }

  /// Names of SwiftUI and UIKit: their own colors keep them, as with Xcode.
  private static let takenColors: Set<String> = [
    "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "fill",
    "foreground",
    "gray", "green", "indigo", "label", "lightGray", "lightText", "link", "magenta", "mint", "opaqueSeparator",
    "orange",
    "pink", "placeholder", "placeholderText", "primary", "purple", "quaternary", "quinary", "red", "secondary",
    "secondaryLabel", "selection", "separator", "teal", "tertiary", "tertiaryLabel", "tint", "tintColor", "white",
    "windowBackground", "yellow",
  ]

  private struct Writer {
    var text = ""
    var omitted: [String] = []

    mutating func resources(
      _ type: String, _ kind: String, of folder: AssetCatalog.Folder, _ assets: (AssetCatalog.Folder) -> [String]
    ) {
      let body = constants(type, kind, of: folder, indent: "  ", assets)
      if !body.isEmpty { text += "\nextension \(type) {\n\(body)}\n" }
    }

    private mutating func constants(
      _ type: String, _ kind: String, of folder: AssetCatalog.Folder, indent: String,
      _ assets: (AssetCatalog.Folder) -> [String]
    ) -> String {
      var body = ""
      var taken: Set<String> = []
      for asset in assets(folder).sorted() {
        let name = AssetSymbolName.constant(asset, of: kind)
        guard taken.insert(name).inserted else {
          omitted.append(folder.path + asset)
          continue
        }
        body += "\(indent)static let \(name) = \(type)(name: \"\(folder.path)\(asset)\", bundle: resourceBundle)\n"
      }
      for (name, inner) in folder.namespaces.sorted(by: { $0.key < $1.key }) {
        let nested = constants(type, kind, of: inner, indent: indent + "  ", assets)
        guard !nested.isEmpty else { continue }
        body += "\(indent)enum \(AssetSymbolName.namespace(name)) {\n\(nested)\(indent)}\n"
      }
      return body
    }

    mutating func values(
      _ extended: String, _ type: String, _ make: (String) -> String, _ kind: String, of folder: AssetCatalog.Folder,
      _ assets: (AssetCatalog.Folder) -> [String]
    ) {
      var taken = AssetSymbols.takenColors
      let body = assets(folder).sorted().map { AssetSymbolName.constant($0, of: kind) }
        .filter { taken.insert($0).inserted }
        .map { "  static var \($0): \(type) { \(make($0)) }\n" }.joined()
      if !body.isEmpty { text += "\nextension \(extended) {\n\(body)}\n" }
    }
  }
}
