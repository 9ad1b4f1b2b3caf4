/// A name that a framework of Apple's declares, as `Harness/Coverage/Declarations.tsv` lists them.
struct AppleDeclaration: Equatable {
  /// The parts of the page.
  enum Module: String, CaseIterable {
    case swiftUI = "SwiftUI"
    case xcuiTest = "XCUITest"
    case combine = "Combine"
    case uiKit = "UIKit"
    case foundation = "Foundation"
    /// What SwiftUI has for other frameworks and for other devices.
    case other
  }

  enum Kind: String { case type, function = "func", value = "var" }

  let module: Module
  /// The type that it is a member of; empty for a type.
  let owner: String
  let kind: Kind
  let name: String
  /// How many of the counted public apps use it.
  let apps: Int

  /// How many public apps were counted.
  static let countedApps = 46

  /// Reads the table.
  ///
  /// - Throws: ``CoverageError`` with the number of the line that cannot be read.
  static func table(_ text: String) throws(CoverageError) -> [AppleDeclaration] {
    var declarations: [AppleDeclaration] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 5, let module = Module(rawValue: columns[0]), let kind = Kind(rawValue: columns[2]),
        !columns[3].isEmpty, let apps = Int(columns[4])
      else { throw CoverageError("line \(index + 1) is not a module, owner, kind, name and number: \(line)") }
      declarations.append(
        AppleDeclaration(module: module, owner: columns[1], kind: kind, name: columns[3], apps: apps))
    }
    return declarations
  }

  /// The name as a user writes it.
  var title: String { owner.isEmpty ? name : "\(owner).\(name)" }
}

/// How many public repositories import a module of Apple's, as `Harness/Coverage/Modules.tsv` lists it.
struct ModuleUse: Equatable {
  let name: String
  let repositories: Int
  /// The kind of device; empty for phones and tablets.
  let device: String

  /// How many public repositories were counted.
  static let counted = 132

  /// Their share of the counted repositories in percent, rounded.
  var share: Int { (repositories * 200 + Self.counted) / (2 * Self.counted) }

  /// Reads the table: a name, a number and a device a line.
  static func table(_ text: String) throws(CoverageError) -> [ModuleUse] {
    var modules: [ModuleUse] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 3, let number = Int(columns[1]) else {
        throw CoverageError("line \(index + 1) is not a module, a number and a device: \(line)")
      }
      modules.append(ModuleUse(name: columns[0], repositories: number, device: columns[2]))
    }
    return modules
  }
}

/// What an app writes instead of something that is not here, as `Harness/Coverage/Instead.tsv` lists it.
struct Substitute: Equatable {
  /// What is not here.
  let name: String
  /// Why, and what to write.
  let advice: String

  /// Reads the table: a name and an advice a line.
  static func table(_ text: String) throws(CoverageError) -> [Substitute] {
    var substitutes: [Substitute] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 2 else { throw CoverageError("line \(index + 1) is not a name and an advice: \(line)") }
      substitutes.append(Substitute(name: columns[0], advice: columns[1]))
    }
    return substitutes
  }
}
