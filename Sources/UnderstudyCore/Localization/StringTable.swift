import Foundation

/// A table of strings in one folder of resources: `.strings` and `.stringsdict` by language, and `.xcstrings` (F-13).
final class StringTable: Sendable {
  /// By language, then by key. The empty language is that of tables outside of the languages' folders.
  private let byLanguage: [String: [String: Translation]]
  private let sourceLanguage: String

  var isEmpty: Bool { byLanguage.isEmpty }

  init(_ name: String, in folder: URL) {
    var found: [String: [String: Translation]] = [:]
    var source = "en"
    if let data = try? Data(contentsOf: folder.appendingPathComponent("\(name).xcstrings")) {
      let catalog = StringCatalog(data)
      (found, source) = (catalog.byLanguage, catalog.sourceLanguage)
    }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var places = [("", folder)]
    for file in files where file.hasSuffix(".lproj") {
      places.append((String(file.dropLast(6)), folder.appendingPathComponent(file)))
    }
    for (language, place) in places {
      let entries = Self.strings(name, in: place, language).merging(Self.plurals(name, in: place, language)) { $1 }
      if !entries.isEmpty { found[language, default: [:]].merge(entries) { $1 } }
    }
    (byLanguage, sourceLanguage) = (found, source)
  }

  private static func propertyList(_ name: String, in folder: URL) -> [String: Any] {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return [:] }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
  }

  private static func strings(_ name: String, in folder: URL, _ language: String) -> [String: Translation] {
    propertyList("\(name).strings", in: folder).compactMapValues { value in
      (value as? String).map { Translation(language: language, forms: ["other": $0]) }
    }
  }

  private static func plurals(_ name: String, in folder: URL, _ language: String) -> [String: Translation] {
    propertyList("\(name).stringsdict", in: folder).compactMapValues { value in
      guard let entry = value as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else {
        return nil
      }
      var translation = Translation(language: language, forms: ["other": format])
      for case (let name, let rule as [String: Any]) in entry {
        var forms = rule.compactMapValues { $0 as? String }
        let conversion = forms["NSStringFormatValueTypeKey"] ?? "d"
        for key in forms.keys where key.hasPrefix("NSString") { forms[key] = nil }
        translation.variables[name] = .init(position: nil, conversion: conversion, forms: forms)
      }
      return translation
    }
  }

  // MARK: Looking up

  /// The translation into the first of the languages that the table has; else into the one that it was written in.
  func translation(of key: String, into languages: [String]) -> Translation? {
    for language in languages {
      guard let best = Self.fallbacks(of: language).first(where: { byLanguage[$0] != nil }) else { continue }
      return byLanguage[best]?[key] ?? byLanguage[sourceLanguage]?[key] ?? byLanguage["Base"]?[key]
        ?? byLanguage[""]?[key]
    }
    for language in [sourceLanguage, "Base", ""] {
      if let found = byLanguage[language]?[key] { return found }
    }
    return nil
  }

  /// The names under which a language's folder may be, the nearest first: `de-AT`, `de_AT`, `de`.
  static func fallbacks(of language: String) -> [String] {
    var names = [language, language.replacing("-", with: "_")]
    var rest = language[...]
    while let end = rest.lastIndex(where: { $0 == "-" || $0 == "_" }) {
      rest = rest[..<end]
      names.append(String(rest))
    }
    if language.hasPrefix("zh"), let script = Locale.Language(identifier: language).script?.identifier {
      names.insert("zh-\(script)", at: 2)
    }
    return names
  }
}

/// A string catalog as Xcode writes it, which no tool has compiled on Linux.
private struct StringCatalog {
  var byLanguage: [String: [String: Translation]] = [:]
  var sourceLanguage = "en"

  private struct File: Decodable {
    var sourceLanguage: String?
    var strings: [String: Entry]
  }
  private struct Entry: Decodable { var localizations: [String: Localization]? }
  private struct Unit: Decodable { var value: String }
  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }
  private struct Variations: Decodable {
    var plural: [String: Variation]?
    var device: [String: Variation]?
  }
  private final class Variation: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }
  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  init(_ data: Data) {
    guard let file = try? JSONDecoder().decode(File.self, from: data) else { return }
    sourceLanguage = file.sourceLanguage ?? "en"
    // The source's own texts are often its keys, which have no entry.
    byLanguage[sourceLanguage] = [:]
    for (key, entry) in file.strings {
      for (language, localization) in entry.localizations ?? [:] {
        var forms = Self.forms(localization.variations)
        if let unit = localization.stringUnit { forms["other"] = unit.value }
        var variables: [String: Translation.Variable] = [:]
        for (name, part) in localization.substitutions ?? [:] {
          variables[name] = .init(
            position: part.argNum, conversion: part.formatSpecifier ?? "lld", forms: Self.forms(part.variations))
        }
        guard !forms.isEmpty else { continue }
        byLanguage[language, default: [:]][key] = Translation(language: language, forms: forms, variables: variables)
      }
    }
  }

  /// The forms of a variation; of forms by device the iPhone's.
  private static func forms(_ variations: Variations?) -> Translation.Forms {
    if let device = variations?.device {
      let chosen = device["iphone"] ?? device["other"]
      return chosen?.stringUnit.map { ["other": $0.value] } ?? forms(chosen?.variations)
    }
    return (variations?.plural ?? [:]).compactMapValues { $0.stringUnit?.value }
  }
}
