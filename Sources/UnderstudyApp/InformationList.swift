import Foundation

/// The `Info.plist` of a target, as Xcode puts it into the app, and the Swift source that brings it there.
struct InformationList {
  private let values: [String: Any]

  /// Reads the property list of a target; nil where there is none.
  ///
  /// - Parameters:
  ///   - folder: The target's folder. The list in the outermost folder counts, and `Info.plist` before `Tea-Info.plist`.
  ///   - target: What the build settings `PRODUCT_NAME`, `TARGET_NAME` and their kind stand for.
  init?(below folder: URL, of target: String) {
    guard let file = Self.file(below: folder), let data = try? Data(contentsOf: file),
      let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    self.values = values.compactMapValues { Self.filled($0, of: target) }
  }

  /// Declares a type by which the library finds the list.
  var text: String {
    let data = (try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)) ?? Data()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return ########"""
      import SwiftUI

      enum UnderstudyAppInformation: _AppInformation {
        static let propertyList = ####"""
      \########(lines.joined(separator: "\n"))
      """####
      }

      """########
  }

  private static func file(below folder: URL) -> URL? {
    var folders = [folder]
    while !folders.isEmpty {
      var inner: [URL] = []
      for folder in folders {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let lists = names.filter { $0 == "Info.plist" } + names.filter { $0.hasSuffix("-Info.plist") }
        if let name = lists.first { return folder.appendingPathComponent(name) }
        // What has a file extension, as a bundle or a catalog, is one thing.
        inner += names.filter { !$0.contains(".") }.map { folder.appendingPathComponent($0) }
      }
      folders = inner
    }
    return nil
  }

  /// A value with the target's name filled in; nil where it needs a build setting that only Xcode knows.
  private static func filled(_ value: Any, of target: String) -> Any? {
    switch value {
    case let text as String: filled(text, of: target)
    case let list as [Any]: list.compactMap { filled($0, of: target) }
    case let dictionary as [String: Any]: dictionary.compactMapValues { filled($0, of: target) }
    default: value
    }
  }

  private static func filled(_ text: String, of target: String) -> String? {
    var text = text
    for setting in ["PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME", "PRODUCT_MODULE_NAME"] {
      for form in ["$(\(setting))", "${\(setting)}"] { text = text.replacingOccurrences(of: form, with: target) }
    }
    for form in ["$(DEVELOPMENT_LANGUAGE)", "${DEVELOPMENT_LANGUAGE}"] {
      text = text.replacingOccurrences(of: form, with: "en")
    }
    return text.contains("$(") || text.contains("${") ? nil : text
  }
}
