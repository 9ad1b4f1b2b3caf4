/// What of Apple's frameworks the package does not declare, and what it declares without effect.
struct GapsReport {
  let declarations: [AppleDeclaration]
  let names: DeclaredNames
  let substitutes: [Substitute]
  let modules: [ModuleUse]
  /// The names of the package's products.
  let products: Set<String>

  /// Whether the package has it. A member that every conforming type gets from a protocol is declared once, by the protocol.
  private func isDeclared(_ declaration: AppleDeclaration) -> Bool {
    if declaration.owner.isEmpty { return names.types.contains(declaration.name) }
    return names.members.contains(declaration.title) || names.types.contains(declaration.title)
      || names.aliases[declaration.owner].map { names.members.contains("\($0).\(declaration.name)") } == true
      || Self.shared.contains { names.members.contains("\($0).\(declaration.name)") }
  }

  /// Protocols whose members others have.
  private static let shared = [
    "View", "Shape", "InsettableShape", "ShapeStyle", "Gesture", "Scene", "DynamicViewContent", "Transition", "Layout",
    "XCUIElementAttributes", "XCUIElementTypeQueryProvider", "XCUIElement", "OptionSet", "UIView", "UIControl",
  ]

  /// What is not declared. Members of a type that is not declared are left out.
  var missing: [AppleDeclaration] {
    let absent = Set(declarations.filter { $0.kind == .type && !isDeclared($0) }.map(\.title))
    return declarations.filter { declaration in
      !isDeclared(declaration) && !absent.contains(declaration.owner)
        && (declaration.owner.isEmpty || names.types.contains(declaration.owner)
          || declaration.owner == "EnvironmentValues")
    }
  }

  /// What is declared without effect.
  var inert: [AppleDeclaration] {
    declarations.filter { $0.kind == .function && names.inert.contains($0.title) }
  }

  func missing(of module: AppleDeclaration.Module) -> [AppleDeclaration] { missing.filter { $0.module == module } }

  // MARK: - Page

  /// The counts as a user reads them on the terminal.
  var lines: [String] {
    AppleDeclaration.Module.allCases.map { module in
      let all = declarations.count { $0.module == module }
      return "\(module.title): \(missing(of: module).count) of \(all) names are not declared"
    } + ["\(inert.count) functions are declared without effect"]
  }

  /// The page `Docs/Gaps.md`.
  var page: String {
    var page = """
      # Gaps

      For developers who want to know whether their app and its tests compile here: what of SwiftUI, XCUITest, Combine, UIKit and
      Foundation is not declared, and what is declared without effect.

      `swift run harness gaps` writes this page from Apple's declarations in `Harness/Coverage` and the package's own.
      What is not supported is not declared, so a gap is an error of the compiler and no surprise at run time. A number in
      parentheses says how many of \(AppleDeclaration.countedApps) public apps use a name.
      Names are compared, overloads are not: [Coverage](Coverage.md) lists what the declared views and modifiers do.

      ## What to write instead

      | Not here | What to write |
      |---|---|

      """
    for substitute in substitutes { page += "| \(substitute.name) | \(substitute.advice) |\n" }
    page += absentModules
    for module in AppleDeclaration.Module.allCases { page += section(of: module) }
    page += "\n## Declared without effect\n\nThey are there so that an app compiles. No test can observe them.\n\n"
    page += list(inert.filter { $0.owner == "View" }) + "\n"
    for owner in Set(inert.map(\.owner)).sorted() where owner != "View" {
      page += "\n`\(owner)`: " + list(inert.filter { $0.owner == owner }) + "\n"
    }
    return page
  }

  /// The modules that no product has, by devices.
  private var absentModules: String {
    let absent = modules.filter { !products.contains($0.name) }
    func list(_ device: String) -> String {
      let names = absent.filter { $0.device == device }.map { "`\($0.name)` (\($0.repositories), \($0.share) %)" }
      return names.isEmpty ? "none" : names.joined(separator: ", ")
    }
    return """

      ## Modules

      Modules of Apple's that public apps import and that are no products of this package, with the number of repositories that do, of
      \(ModuleUse.counted), and their share. [Other frameworks](Frameworks.md) lists the products. [Adopt](Adopting.md) writes stand-ins for others.

      **On phones and tablets**: \(list("")).

      **On the Mac**: \(list("Mac")). **On the watch**: \(list("Watch")).

      """
  }

  private func section(of module: AppleDeclaration.Module) -> String {
    let missing = missing(of: module)
    var text = "\n## \(module.title)\n\n\(module.note)\n"
    guard !missing.isEmpty else { return text + "\nNothing is missing.\n" }
    let used = missing.filter { $0.apps > 0 }
    if !used.isEmpty {
      let order = used.sorted { ($1.apps, $0.title) < ($0.apps, $1.title) }
      let names = order.map { "`\($0.title)` (\($0.apps))" }
      text += "\n**Used by public apps** (\(used.count)): \(names.joined(separator: ", ")).\n"
    }
    let rest = missing.filter { $0.apps == 0 }
    let types = rest.filter(\.owner.isEmpty)
    if !types.isEmpty { text += "\n**Types and functions** (\(types.count)): \(list(types))\n" }
    for owner in Set(rest.map(\.owner)).subtracting([""]).sorted() {
      let members = rest.filter { $0.owner == owner }
      text += "\n**`\(owner)`** (\(members.count)): \(list(members))\n"
    }
    return text
  }

  private func list(_ declarations: [AppleDeclaration]) -> String {
    var seen: Set<String> = []
    let names = declarations.map(\.name).filter { seen.insert($0).inserted }.sorted()
    return names.isEmpty ? "none." : names.map { "`\($0)`" }.joined(separator: ", ") + "."
  }
}

extension AppleDeclaration.Module {
  fileprivate var title: String { self == .other ? "Other frameworks and other devices" : rawValue }

  fileprivate var note: String {
    switch self {
    case .swiftUI: "By Apple's reference for SwiftUI, as far as it concerns a phone or a tablet."
    case .xcuiTest: "By Apple's reference for XCUIAutomation."
    case .combine: "Types, operators and publishers."
    case .uiKit: "Types that public apps use. Members are not compared."
    case .foundation: "Names that public apps use and Foundation lacks on Linux. Members are not compared."
    case .other:
      "What SwiftUI has for frameworks that are not here, and for the Mac, the watch, the TV and the headset."
    }
  }
}
