import Foundation
import PackagePlugin

/// Does for a target what Xcode does for an app on its own: `SwiftUI` is visible in each of its files, also in those that
/// import only Foundation (F-82), the assets of its catalogs have symbols (F-15), its bundle says what its `Info.plist` does
/// (F-140), and the entities of its data models have classes.
///
/// Off Linux it does nothing, as there Xcode does that.
@main
struct UnderstudyApp: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    #if os(Linux)
      guard let target = target as? SwiftSourceModuleTarget else { return [] }
      let folder = context.pluginWorkDirectoryURL.appendingPathComponent("Sources")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

      // A target of the package that stands in for what no import explains is visible everywhere, too.
      let missing = target.dependencies.contains { dependency in
        if case .target(let other) = dependency { other.name == "Missing" } else { false }
      }
      // SwiftUI has fetch requests on a device; here Core Data has them.
      let storesObjects = target.dependencies.contains { dependency in
        if case .product(let product) = dependency { product.name == "CoreData" } else { false }
      }
      // SwiftUI without `Transaction`, which StoreKit has as well.
      let swiftUI = ["Foundation", "FoundationNetworking", "FoundationXML", "Observation", "Understudy"]
      let imports = swiftUI + (storesObjects ? ["CoreData"] : []) + (missing ? ["Missing"] : [])
      var files = ["ImplicitImports.swift": imports.map { "@_exported import \($0)\n" }.joined()]
      let catalog = AssetCatalog(below: target.directoryURL)
      if !catalog.isEmpty {
        let extendsTypes = AssetSymbols.areTypesExtended(byProjectsIn: context.package.directoryURL)
        let symbols = AssetSymbols(catalog, extendsTypes: extendsTypes)
        for asset in symbols.omitted {
          Diagnostics.warning("The asset \(asset) has no symbol: another one of \(target.name) has the same.")
        }
        files["AssetSymbols.swift"] = symbols.text
      }
      if let list = InformationList(below: target.directoryURL, of: target.name) {
        files["AppInformation.swift"] = list.text
      }
      if storesObjects {
        let classes = DataModelClasses(below: target.directoryURL)
        for problem in classes.problems { Diagnostics.error("The data model \(problem)") }
        if !classes.models.isEmpty { files["DataModels.swift"] = classes.text }
      }
      try Self.write(files, into: folder)
      // The files are there already; the command only says where the compiler finds them.
      return [
        .prebuildCommand(
          displayName: "Sources of the app \(target.name)", executable: URL(fileURLWithPath: "/bin/true"),
          arguments: [],
          outputFilesDirectory: folder)
      ]
    #else
      return []
    #endif
  }

  /// Leaves files alone that have not changed, so that nothing is compiled again for them.
  private static func write(_ files: [String: String], into folder: URL) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where files[name] == nil {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      if (try? String(contentsOf: url, encoding: .utf8)) == text { continue }
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
  }
}
