import Foundation
import UnderstudyTime

/// What an app under test finds in its main bundle: SwiftPM puts the resources of each target into a folder of its own beside
/// the tests' program, and the app finds those of its target as if they were its own (F-13).
///
/// An app whose module has no resources of its own finds those of the other targets, but no tests'. What lies beside the program
/// comes next, and what other targets have last. `Bundle` has no subclasses, so its methods come here by the C target UnderstudyPlatformC.
package enum AppBundle {
  /// The folder of the program.
  private static let folder = Bundle.main.bundleURL

  /// The folders of all targets, by name.
  private static let folders: [URL] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .map { folder.appendingPathComponent($0, isDirectory: true) }
  }()

  private static func name(of folder: URL) -> String { folder.deletingPathExtension().lastPathComponent }

  private static let byModule = Guarded<[String: [URL]]>([:])

  /// The folders in which the calling code's app finds resources, in order.
  static var roots: [URL] {
    let module = AppProcess.current?.module ?? ""
    if let known = byModule.withLock({ $0[module] }) { return known }
    let own = folders.filter { name(of: $0).hasSuffix("_\(module)") }
    let roots = (own.isEmpty ? folders.filter { !name(of: $0).hasSuffix("Tests") } : own) + [folder]
    byModule.withLock { $0[module] = roots }
    return roots
  }

  /// What there is of a name in a folder, or in those of the user's languages.
  ///
  /// - Parameter name: Nil for all files of the type.
  fileprivate static func find(_ name: String?, _ type: String?, _ directory: String?) -> [URL] {
    let roots = roots
    let found = find(name, type, directory, in: roots)
    // A unit test asks for its own files while an app runs around it: `Bundle(for:)` is the main bundle on Linux.
    return found.isEmpty ? find(name, type, directory, in: folders.filter { !roots.contains($0) }) : found
  }

  private static func find(_ name: String?, _ type: String?, _ directory: String?, in roots: [URL]) -> [URL] {
    let ending = type.map { $0.isEmpty || $0.hasPrefix(".") ? $0 : ".\($0)" } ?? ""
    let inside = processLanguages().flatMap(StringTable.fallbacks).map { "\($0).lproj" } + ["Base.lproj", "en.lproj"]
    var found: [URL] = []
    for root in roots {
      // The program's folder also has files of the build: a list has them only where no target has any.
      if name?.isEmpty != false, root == folder, !found.isEmpty { break }
      for place in [""] + inside {
        var url = place.isEmpty ? root : root.appendingPathComponent(place)
        if let directory, !directory.isEmpty { url.appendPathComponent(directory) }
        guard let name, !name.isEmpty else {
          let files = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
          found += files.filter { ending.isEmpty || $0.hasSuffix(ending) }.sorted().map {
            url.appendingPathComponent($0)
          }
          continue
        }
        // Core Data reads the source of a data model: nothing compiles it here.
        for ending in ending == ".momd" || ending == ".mom" ? [ending, ".xcdatamodeld"] : [ending] {
          let url = url.appendingPathComponent(name + ending)
          if FileManager.default.fileExists(atPath: url.path) { found.append(url) }
        }
      }
    }
    return found
  }

  private static let knownInfo = Guarded(unchecked: [String: [String: Any]]())

  /// What the app says of itself: its `Info.plist`, if that is among the resources or the plugin has found it (F-140); else only a
  /// name and a version.
  fileprivate static var info: [String: Any] {
    let module = AppProcess.current?.module
    let name = module ?? "App"
    if let known = knownInfo.withUncheckedLock({ $0[name] }) { return known }
    var info: [String: Any] = [
      "CFBundleIdentifier": "com.example.\(name)", "CFBundleName": name, "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1",
    ]
    if let own = find("Info", "plist", nil).first.flatMap({ try? Data(contentsOf: $0) }).flatMap(values) {
      // Values such as `$(PRODUCT_NAME)` are filled in by Xcode.
      info.merge(own.filter { !(($0.value as? String)?.contains("$(") ?? false) }) { _, new in new }
    }
    // SwiftPM makes a list of its own for resources in several languages.
    if let own = propertyList(of: module).flatMap({ values(Data($0.utf8)) }) { info.merge(own) { _, new in new } }
    knownInfo.withUncheckedLock { $0[name] = info }
    return info
  }

  private static func values(_ data: Data) -> [String: Any]? {
    try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }

  /// The list that the plugin has found in the folder of the app's target; for a view without an app, of the only one.
  private static func propertyList(of module: String?) -> String? {
    let all = LinkedTypes.conforming(to: (any _AppInformation).self).compactMap { $0 as? any _AppInformation.Type }
    let named = all.map { (module: String(reflecting: $0).split(separator: ".").first.map(String.init), list: $0) }
    if let module, let own = named.first(where: { $0.module == module }) { return own.list.propertyList }
    let others = named.filter { !($0.module?.hasSuffix("Tests") ?? false) }
    return others.count == 1 ? others[0].list.propertyList : nil
  }
}

extension Bundle {
  /// Whether this is the main bundle, as that of each class in the program is on Linux: `Bundle(for:)` makes another object for it.
  package var isMain: Bool { self === Bundle.main || self == Bundle.main }
}

/// An app's `Info.plist`, in a source that the plugin `UnderstudyApp` writes.
public protocol _AppInformation {
  /// The property list as XML.
  static var propertyList: String { get }
}

/// Tables of strings of bundles, kept as they are read.
package enum BundleStrings {
  private struct Key: Hashable {
    /// The bundle's path, or the app's module for the main bundle.
    let place: String
    let table: String
  }

  private static let known = Guarded<[Key: [StringTable]]>([:])

  /// The tables of a name; most apps have none.
  private static func tables(_ name: String, in bundle: Bundle?) -> [StringTable] {
    let own = bundle.flatMap { $0.isMain ? nil : $0 }
    let process = AppProcess.current
    guard let process, own == nil, name == standardTable else { return tables(name, of: own, module: process?.module) }
    return process.strings.withLock { known in
      if let known { return known }
      let tables = tables(name, of: nil, module: process.module)
      known = tables
      return tables
    }
  }

  /// Whether there is no table of the calling code's app that names none.
  static var areEmpty: Bool { tables(standardTable, in: nil).isEmpty }

  /// The table of what names none.
  private static let standardTable = "Localizable"

  private static func tables(_ name: String, of own: Bundle?, module: String?) -> [StringTable] {
    let key = Key(place: own?.bundlePath ?? module ?? "", table: name)
    if let tables = known.withLock({ $0[key] }) { return tables }
    let folders = own.map { [$0.resourceURL ?? $0.bundleURL] } ?? AppBundle.roots
    let tables = folders.map { StringTable(name, in: $0) }.filter { !$0.isEmpty }
    known.withLock { $0[key] = tables }
    return tables
  }

  /// The first translation of a key in a bundle's tables; nil where no table has one.
  ///
  /// - Parameters:
  ///   - key: With places for values, such as `%lld cups`.
  ///   - name: Nil and empty stand for `Localizable`.
  ///   - bundle: Nil is the main bundle.
  ///   - languages: The preferred one first; asked for where there are tables.
  package static func translation(
    of key: String, table name: String?, in bundle: Bundle?, languages: @autoclosure () -> [String]
  ) -> Translation? {
    let tables = tables(name.flatMap { $0.isEmpty ? nil : $0 } ?? standardTable, in: bundle)
    guard !tables.isEmpty else { return nil }
    let languages = languages()
    for table in tables {
      if let found = table.translation(of: key, into: languages) { return found }
    }
    return nil
  }
}

@_silgen_name("understudy_process_resource_url")
func processResourceURL(_ bundle: Bundle, _ name: String?, _ type: String?, _ directory: String?) -> URL? {
  bundle.isMain ? AppBundle.find(name, type, directory).first : nil
}

@_silgen_name("understudy_process_resource_path")
func processResourcePath(_ bundle: Bundle, _ name: String?, _ type: String?, _ directory: String?) -> String? {
  processResourceURL(bundle, name, type, directory)?.path
}

@_silgen_name("understudy_process_resource_urls")
func processResourceURLs(_ bundle: Bundle, _ type: String?, _ directory: String?) -> [NSURL]? {
  bundle.isMain ? AppBundle.find(nil, type, directory).map { $0 as NSURL } : nil
}

@_silgen_name("understudy_process_resource_paths")
func processResourcePaths(_ bundle: Bundle, _ type: String?, _ directory: String?) -> [String]? {
  bundle.isMain ? AppBundle.find(nil, type, directory).map(\.path) : nil
}

/// Where the app's resources are; Foundation's answer for a bundle without folders of targets.
@_silgen_name("understudy_process_resources")
func processResources(_ bundle: Bundle) -> URL? { bundle.isMain ? AppBundle.roots.first : nil }

@_silgen_name("understudy_process_resources_path")
func processResourcesPath(_ bundle: Bundle) -> String? { processResources(bundle)?.path }

@_silgen_name("understudy_process_info")
func processInfo(_ bundle: Bundle) -> [String: Any]? { bundle.isMain ? AppBundle.info : nil }

@_silgen_name("understudy_process_info_entry")
func processInfoEntry(_ key: String) -> Any? { AppBundle.info[key] }

@_silgen_name("understudy_process_identifier")
func processIdentifier(_ bundle: Bundle) -> String? {
  bundle.isMain ? AppBundle.info["CFBundleIdentifier"] as? String : nil
}

/// The text of a bundle's table, in the language of the calling app's user; nil where there is none.
@_silgen_name("understudy_process_string")
func processString(_ bundle: Bundle, _ key: String, _ table: String?) -> String? {
  BundleStrings.translation(of: key, table: table, in: bundle, languages: processLanguages())?.format(for: [])
}
